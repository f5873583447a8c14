import DecoupledAppDelegate

/// Puts the steps of an event together into its record, once for all who read it.
///
/// It follows the events of an app delegate for as long as somebody reads records.
@MainActor final class Recorder: EventFollower {
    private weak var diagnostics: Diagnostics?

    /// The traces that have not ended; weak, since a trace ends when it is released. They read a record before `onRecord`, which may cause
    /// the next event.
    var traces = WeakObjects() { didSet { followIfNeeded() } }

    /// The app's own closure; the old one lives until the new one is set: the deinit of what it captured may look at the property.
    var onRecord: (@MainActor (EventRecord) -> Void)? { didSet { withExtendedLifetime(oldValue, followIfNeeded) } }

    /// Publishes a record to other processes, as a line and as JSON, as long as one follows.
    var publish: (@MainActor (_ text: String, _ json: String) -> Void)? { didSet { followIfNeeded() } }

    private init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    /// The recorder of an app delegate.
    static func of(_ diagnostics: Diagnostics) -> Recorder {
        diagnostics.followers.firstNonNil { $0 as? Recorder } ?? Recorder(diagnostics)
    }

    private var isRead: Bool { onRecord != nil || publish != nil || !traces.live.isEmpty }

    /// Follows events as long as somebody reads records.
    func followIfNeeded() {
        if isRead { diagnostics?.add(self) } else { diagnostics?.remove(self) }
    }

    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? {
        // The last trace may have gone while somebody was looking for it.
        guard let diagnostics, isRead else {
            followIfNeeded()
            return nil
        }
        let start = diagnostics.clock.now
        let input = InputText(isRevealing: diagnostics.revealsPayloads).text(of: input, at: event)
        var record = EventRecord(event: event, slot: slot, input: input, start: start)
        return { [unowned diagnostics] step in
            let time = diagnostics.clock.now
            switch step {
            case .call(let call):
                let kind: EventRecord.Ask.Kind =
                    switch call.callee {
                    case .handler(_, let isObserver): isObserver ? .observer : .handler
                    case .interception: .interception
                    }
                record.asked.append(.init(handler: call.callee.name, kind: kind, start: call.start))
            case .answer(let call, let answer, let isOffMainThread):
                record.asked[call.index].answer = text(ofAnswer: answer, isRevealing: diagnostics.revealsPayloads)
                record.asked[call.index].absence = answer as? Absence
                record.asked[call.index].duration = time - call.start
                record.asked[call.index].isAnsweredElsewhere = isOffMainThread
            case .return(let call): record.asked[call.index].callDuration = time - call.start
            case .omission(let asked, let omission):
                record.notAsked.append(.init(handler: asked.name, reason: omission))
            case .end(let answer):
                record.answer = text(ofAnswer: answer, isRevealing: diagnostics.revealsPayloads)
                record.duration = time - start
                // Whoever reads records now need not have done so when the event arrived.
                let recorder = Recorder.of(diagnostics)
                for trace in recorder.traces.live { (trace as? EventTrace)?.read(record) }
                recorder.publish?(record.description, record.json)
                recorder.onRecord?(record)
            }
        }
    }
}
