import DecoupledAppDelegate

#if canImport(os)
import os

/// Emits a signpost for each event, from its arrival to its answer, and for each call of a handler.
final class Signposts: PassFollower {
    private let signposter = OSSignposter(subsystem: "DecoupledAppDelegate", category: "Events")
    private var events: [(pass: Int, interval: OSSignpostIntervalState)] = []
    private var calls: [OSSignpostIntervalState] = []

    func follow(_ step: PassStep, of event: AppEvent, in pass: Int, at time: TimeInterval) {
        // A handler may have switched signposts on: what returns or ends then has not begun.
        switch step {
        case .begin:
            let id = signposter.makeSignpostID()
            events.append((pass, signposter.beginInterval("Event", id: id, "\(event, privacy: .public)")))
        case .call(let call):
            let text = "\(call.asked.name) \(event)".visible
            let id = signposter.makeSignpostID()
            calls.append(signposter.beginInterval("Handler", id: id, "\(text, privacy: .public)"))
        case .answer, .omission: break
        case .return: if let call = calls.popLast() { signposter.endInterval("Handler", call) }
        case .end(let answer):
            guard let index = events.lastIndex(where: { $0.pass == pass }) else { return }
            signposter.endInterval(
                "Event", events.remove(at: index).interval, "\(text(ofAnswer: answer).visible, privacy: .public)")
        }
    }
}
#else
/// Does nothing: there are no signposts.
final class Signposts: PassFollower {
    func follow(_ step: PassStep, of event: AppEvent, in pass: Int, at time: TimeInterval) {}
}
#endif
