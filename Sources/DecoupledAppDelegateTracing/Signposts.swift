import DecoupledAppDelegate

#if canImport(os)
import os

/// Emits a signpost for each event, from its arrival to its answer, and for each call of a handler.
final class Signposts: PassFollower {
    private let signposter = OSSignposter(subsystem: "DecoupledAppDelegate", category: "Events")

    /// What has begun: events by the numbers of their passes, and calls, which nest and need none.
    private var intervals: [(pass: Int?, state: OSSignpostIntervalState)] = []

    func follow(_ step: PassStep, of event: AppEvent, in pass: Int, at time: TimeInterval) {
        switch step {
        case .begin: begin("Event", event.rawValue, in: pass)
        case .call(let call): begin("Handler", "\(call.asked.name) \(event)".visible)
        case .answer, .omission: break
        case .return: if let state = end() { signposter.endInterval("Handler", state) }
        case .end(let answer):
            guard let state = end(pass) else { return }
            signposter.endInterval("Event", state, "\(text(ofAnswer: answer).visible, privacy: .public)")
        }
    }

    private func begin(_ name: StaticString, _ text: String, in pass: Int? = nil) {
        let id = signposter.makeSignpostID()
        intervals.append((pass, signposter.beginInterval(name, id: id, "\(text, privacy: .public)")))
    }

    /// Returns what ends and forgets it; nil if it has not begun, as a handler may have switched signposts on.
    private func end(_ pass: Int? = nil) -> OSSignpostIntervalState? {
        intervals.lastIndex { $0.pass == pass }.map { intervals.remove(at: $0).state }
    }
}
#else
/// Does nothing: there are no signposts.
final class Signposts: PassFollower {
    func follow(_ step: PassStep, of event: AppEvent, in pass: Int, at time: TimeInterval) {}
}
#endif
