import DecoupledAppDelegate

/// Something that is done to an app's code, as a comparison follows it.
enum AppStep {
    case methodBegins(AppEvent)
    case methodReturns(AppEvent)

    /// A notification is posted that tells of an event.
    case postBegins(AppEvent)

    case postEnds

    /// A scene's delegate was called, and no handler.
    case sceneCall(SceneCall)
}
