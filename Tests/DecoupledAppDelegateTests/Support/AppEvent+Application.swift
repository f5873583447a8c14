import DecoupledAppDelegate

nonisolated extension AppEvent {
    /// Whether the event is one of the app delegate's own, and not of a scene or the notification center.
    var isToldToApplication: Bool { rawValue.hasPrefix("application") || self == .buildMenu }
}
