import Foundation

/// Times those who are asked about one event, writes its record where one is wanted, and reports a handler that exceeds the budget.
///
/// Copies write the same record, so that everything that takes part in the event can hold one.
@MainActor
struct PassLog {
    let event: AppEvent
    let slot: String
    let diagnostics: Diagnostics

    private let id: Int
    private var draft: Draft?
    private var isSilent = false

    private final class Draft {
        var record: EventRecord

        init(_ record: EventRecord) {
            self.record = record
        }
    }

    /// Begins the log of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - slot: The name of its slot.
    ///   - diagnostics: Where faults and the record go.
    ///   - summary: Returns the arguments as text, with payloads if its argument is true.
    init(
        event: AppEvent,
        slot: String,
        diagnostics: Diagnostics,
        summary: (_ revealing: Bool) -> String
    ) {
        self.event = event
        self.slot = slot
        self.diagnostics = diagnostics
        guard diagnostics.isRecording else {
            id = 0
            draft = nil
            return
        }
        id = diagnostics.nextPass()
        for follower in diagnostics.followers { follower.passDidBegin(id, event) }
        draft = Draft(
            EventRecord(
                event: event,
                slot: slot,
                input: summary(diagnostics.revealsPayloads),
                answer: "",
                start: diagnostics.clock.now
            )
        )
    }

    /// The time, or nil where nobody wants to know it.
    var now: TimeInterval? { diagnostics.isTiming && !isSilent ? diagnostics.clock.now : nil }

    /// The same log for something inside the pass that is neither timed nor recorded; its faults are reported.
    var silenced: PassLog {
        var log = self
        log.draft = nil
        log.isSilent = true
        return log
    }

    func report(_ reason: Fault.Reason, by asked: Asked) {
        diagnostics.report(reason, by: asked.name, in: slot, at: event)
    }

    /// Notes that somebody is asked, and returns the line of the record, to note the answer there.
    func asks(_ asked: @autoclosure () -> Asked, at start: TimeInterval?) -> Int {
        guard let draft else { return 0 }
        let asked = asked()
        draft.record.asked.append(
            EventRecord.Ask(
                handler: asked.name,
                kind: asked.kind,
                answer: "none",
                start: start ?? draft.record.start
            )
        )
        for follower in diagnostics.followers { follower.willCall(asked.name, for: event) }
        return draft.record.asked.endIndex - 1
    }

    /// Notes that the call of a line has returned, and reports a handler that blocked the main thread too long.
    func returned(_ line: Int, _ asked: @autoclosure () -> Asked, since start: TimeInterval?) {
        guard let start else { return }
        let seconds = diagnostics.clock.now - start
        if let draft {
            draft.record.asked[line].callDuration = seconds
            for follower in diagnostics.followers { follower.didCall() }
        }
        // An interception's call contains the calls of those below it.
        guard let budget = diagnostics.budget, seconds > budget, asked().kind != .interception else { return }
        report(.overBudget(seconds: seconds, budget: budget), by: asked())
    }

    /// Notes the answer of a line.
    func answered(_ line: Int, _ answer: @autoclosure () -> String, since start: TimeInterval?) {
        guard let draft else { return }
        draft.record.asked[line].answer = answer()
        draft.record.asked[line].duration = start.map { diagnostics.clock.now - $0 } ?? 0
    }

    /// Notes that a handler was not called.
    func omitted(_ asked: @autoclosure () -> Asked, _ reason: EventRecord.Omission.Reason) {
        draft?.record.notAsked.append(EventRecord.Omission(handler: asked().name, reason: reason))
    }

    /// Completes the record and hands it over.
    func finish(_ answer: @autoclosure () -> String) {
        guard let draft else { return }
        draft.record.answer = answer()
        draft.record.duration = diagnostics.clock.now - draft.record.start
        diagnostics.deliver(draft.record, of: id)
    }
}
