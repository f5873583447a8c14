import DecoupledAppDelegate

/// Puts the steps of an event together into its record, once for all who read it.
///
/// It follows the events of an app delegate for as long as somebody reads records.
@MainActor final class Recorder: PassFollower {
    private unowned let diagnostics: Diagnostics

    /// The records of events that UIKit has no result of, by the numbers of their passes.
    private var pending: [(pass: Int, record: EventRecord)] = []

    /// The traces that have not ended; weak, since a trace ends when it is released. They read a record before `onRecord`, which may cause
    /// the next event.
    var traces = WeakObjects() { didSet { followIfNeeded() } }

    /// The app's own closure.
    var onRecord: (@MainActor (EventRecord) -> Void)? { didSet { followIfNeeded() } }

    /// Publishes a record to other processes, as long as one follows.
    var publish: (@MainActor (EventRecord) -> Void)? { didSet { followIfNeeded() } }

    private init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    /// The recorder of an app delegate.
    static func of(_ diagnostics: Diagnostics) -> Recorder {
        diagnostics.followers.firstNonNil { $0 as? Recorder } ?? Recorder(diagnostics)
    }

    private var isRead: Bool { onRecord != nil || publish != nil || !traces.live.isEmpty }

    /// Follows events as long as somebody reads records, or may read those of events that UIKit has no result of.
    func followIfNeeded() {
        let isNeeded = isRead || !pending.isEmpty
        guard isNeeded != diagnostics.followers.contains(where: { $0 === self }) else { return }
        if isNeeded { diagnostics.add(self) } else { diagnostics.remove(self) }
    }

    func follow(_ step: PassStep, of event: AppEvent, in pass: Int, at time: TimeInterval) {
        if case .begin(let slot, let input) = step {
            // The last trace may have gone while somebody was looking for it.
            guard isRead else { return followIfNeeded() }
            let input = text(ofInput: input, at: event, revealing: diagnostics.revealsPayloads)
            pending.append((pass, EventRecord(event: event, slot: slot, input: input, start: time)))
            return
        }
        // Most often it is the last one.
        guard let index = pending.lastIndex(where: { $0.pass == pass }) else { return }
        // Out of the list meanwhile: what describes an answer may cause the next event.
        var record = pending.remove(at: index).record
        record.note(step, at: time)
        guard case .end = step else { return pending.append((pass, record)) }
        for trace in traces.live { (trace as? EventTrace)?.read(record) }
        publish?(record)
        onRecord?(record)
        followIfNeeded()
    }
}

extension EventRecord {
    /// Notes what has happened since the event has arrived.
    @MainActor fileprivate mutating func note(_ step: PassStep, at time: TimeInterval) {
        switch step {
        case .begin: break
        case .call(let call):
            let kind: Ask.Kind =
                switch call.asked {
                case .handler: .handler
                case .observer: .observer
                case .interception: .interception
                }
            asked.append(Ask(handler: call.asked.name, kind: kind, start: time))
        case .answer(let call, let answer, let isElsewhere):
            asked[call.index].answer = text(ofAnswer: answer)
            asked[call.index].duration = time - asked[call.index].start
            asked[call.index].isAnsweredElsewhere = isElsewhere
        case .return(let call): asked[call.index].callDuration = time - asked[call.index].start
        case .omission(let asked, let omission):
            notAsked.append(Omission(handler: asked.name, reason: Omission.Reason(rawValue: omission.name)))
        case .end(let answer):
            self.answer = text(ofAnswer: answer)
            duration = time - start
        }
    }
}
