import DecoupledAppDelegate

/// Whose an effect is.
enum EffectOwner {
    case entry(Int)

    /// An event whose record is to come.
    case openEvent(AppEvent)
}
