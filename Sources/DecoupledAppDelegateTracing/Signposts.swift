import DecoupledAppDelegate

#if canImport(os)
import os

/// Emits a signpost for each event, from its arrival to its answer, and for each call of a handler.
final class Signposts: PassFollower {
    private let signposter = OSSignposter(subsystem: "DecoupledAppDelegate", category: "Events")
    private var events: [(pass: Int, interval: OSSignpostIntervalState)] = []
    private var calls: [OSSignpostIntervalState] = []

    func passDidBegin(_ pass: Int, _ event: AppEvent) {
        let id = signposter.makeSignpostID()
        events.append((pass, signposter.beginInterval("Event", id: id, "\(event, privacy: .public)")))
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
        guard let index = events.firstIndex(where: { $0.pass == pass }) else { return }
        signposter.endInterval("Event", events.remove(at: index).interval, "\(record.answer.visible, privacy: .public)")
    }
}
#else
/// Does nothing: there are no signposts.
final class Signposts: PassFollower {
    func passDidEnd(_ pass: Int, _ record: EventRecord) {}
}
#endif
