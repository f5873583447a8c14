#if canImport(os)
import os

/// Shows Instruments each event, from its arrival to its answer, and each call of a handler.
final class Signposts: PassFollower {
    private let log = OSLog(subsystem: "DecoupledAppDelegate", category: "Events")
    private var events: [Int: OSSignpostID] = [:]
    private var calls: [OSSignpostID] = []

    func passDidBegin(_ pass: Int, _ event: AppEvent) {
        let id = OSSignpostID(log: log)
        events[pass] = id
        os_signpost(.begin, log: log, name: "Event", signpostID: id, "%{public}@", event.rawValue)
    }

    func willCall(_ handler: String, for event: AppEvent) {
        let id = OSSignpostID(log: log)
        calls.append(id)
        os_signpost(.begin, log: log, name: "Handler", signpostID: id, "%{public}@ %{public}@", handler, event.rawValue)
    }

    func didCall() {
        // A handler may have switched signposts on; what was called before them has not begun.
        guard let id = calls.popLast() else { return }
        os_signpost(.end, log: log, name: "Handler", signpostID: id)
    }

    func passDidEnd(_ pass: Int, _ record: EventRecord) {
        guard let id = events.removeValue(forKey: pass) else { return }
        os_signpost(.end, log: log, name: "Event", signpostID: id, "%{public}@", record.answer)
    }
}
#endif
