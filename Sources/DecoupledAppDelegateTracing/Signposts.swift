import DecoupledAppDelegate

#if canImport(os)
import os

/// Emits a signpost for each event, from its arrival to its answer, and for each call of a handler.
final class Signposts: EventFollower {
    private let signposter = OSSignposter(subsystem: "DecoupledAppDelegate", category: "Events")

    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? {
        let pass = begin("Event", event.name)
        var calls: [OSSignpostIntervalState] = []
        return { [self] step in
            switch step {
            case .call(let call): calls.append(begin("Handler", "\(call.callee.name) \(event.name)".visible))
            case .answer, .omission: break
            case .return: if let call = calls.popLast() { signposter.endInterval("Handler", call) }
            case .end(let answer):
                signposter.endInterval(
                    "Event", pass, "\(text(ofAnswer: answer, isRevealing: false).visible, privacy: .public)")
            }
        }
    }

    private func begin(_ name: StaticString, _ text: String) -> OSSignpostIntervalState {
        signposter.beginInterval(name, id: signposter.makeSignpostID(), "\(text, privacy: .public)")
    }
}
#else
/// Does nothing: there are no signposts.
final class Signposts: EventFollower {
    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? { nil }
}
#endif
