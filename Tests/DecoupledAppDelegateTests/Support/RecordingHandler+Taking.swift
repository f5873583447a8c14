import DecoupledAppDelegate
import DecoupledAppDelegateTesting

extension RecordingHandler {
    /// A handler that takes every URL, activity and shortcut, and has fetched something.
    static func taking(wanting wantedEvents: Set<AppEvent>? = nil) -> RecordingHandler {
        let handler = RecordingHandler(wanting: wantedEvents)
        handler.answer(.openURL, with: true)
        handler.answer(.continueUserActivity, with: true)
        handler.answer(.performShortcutAction, with: true)
        handler.answer(.performFetch, with: .newData)
        return handler
    }
}
