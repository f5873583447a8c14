#if canImport(os)
import os

/// Emits a signpost for each event, from its arrival to its answer, and for each call of a handler.
final class Signposts: PassFollower {
    private let signposter = OSSignposter(subsystem: "DecoupledAppDelegate", category: "Events")
    private var events: [Int: OSSignpostIntervalState] = [:]
    private var calls: [OSSignpostIntervalState] = []

    func passDidBegin(_ pass: Int, _ event: AppEvent) {
        let id = signposter.makeSignpostID()
        events[pass] = signposter.beginInterval("Event", id: id, "\(event, privacy: .public)")
    }

    func willCall(_ handler: String, for event: AppEvent) {
        let id = signposter.makeSignpostID()
        let text = "\(handler) \(event)".visible
        calls.append(signposter.beginInterval("Handler", id: id, "\(text, privacy: .public)"))
    }

    func didCall() {
        // A handler may have switched signposts on; what was called before them has not begun.
        guard let call = calls.popLast() else { return }
        signposter.endInterval("Handler", call)
    }

    func passDidEnd(_ pass: Int, _ record: EventRecord) {
        guard let event = events.removeValue(forKey: pass) else { return }
        signposter.endInterval("Event", event, "\(record.answer.visible, privacy: .public)")
    }
}
#else
/// Does nothing: there are no signposts.
final class Signposts: PassFollower {
    func passDidEnd(_ pass: Int, _ record: EventRecord) {}
}
#endif
