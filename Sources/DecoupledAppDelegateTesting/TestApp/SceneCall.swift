import DecoupledAppDelegate

/// A call of a scene's delegate that no handler receives: one of the app's own, or one that has not called super.
struct SceneCall: Sendable {
    let event: AppEvent

    /// The arguments as text.
    let input: String

    /// The class of the scene's delegate.
    let delegate: String

    /// What it returned, or the completion handler was called with; empty where there is neither.
    var answer = ""

    /// Whether the completion handler was called on another thread than the main thread.
    var isAnsweredElsewhere = false
}
