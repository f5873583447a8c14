import Foundation

/// Times those who are asked about one event, writes its record where one is wanted, and reports a handler that exceeds the budget.
///
/// A copy writes the same record: whatever has a part in the event is given one.
@MainActor
struct PassLog {
    private let diagnostics: Diagnostics
    private let event: AppEvent
    private let slot: String
    private let id: Int
    private let draft: Draft?

    private final class Draft {
        var record: EventRecord

        init(_ record: EventRecord) {
            self.record = record
        }
    }

    init(event: AppEvent, slot: String, input: some EventInput, diagnostics: Diagnostics) {
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
                input: input.summary(revealing: diagnostics.revealsPayloads),
                asked: [],
                notAsked: [],
                answer: "",
                start: diagnostics.clock.now,
                duration: 0
            )
        )
    }

    /// Whether a record is written.
    var isRecording: Bool { draft != nil }

    /// The time, or nil where nobody wants to know it.
    var now: TimeInterval? { diagnostics.isTiming ? diagnostics.clock.now : nil }

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

    /// Notes that the one that was asked in a line has returned, and reports a handler that kept the main thread too long.
    func returned(_ line: Int, _ asked: @autoclosure () -> Asked, since start: TimeInterval?) {
        guard let start else { return }
        let seconds = diagnostics.clock.now - start
        if let draft {
            draft.record.asked[line].callDuration = seconds
            for follower in diagnostics.followers { follower.didCall() }
        }
        // An interception keeps the main thread for as long as those do that it passes the event on to.
        guard let budget = diagnostics.budget, seconds > budget, asked().kind != .interception else { return }
        diagnostics.report(.overBudget(seconds: seconds, budget: budget), by: asked().name, in: slot, at: event)
    }

    /// Notes what was said by the one that was asked in a line.
    func answered(_ line: Int, _ answer: @autoclosure () -> String, since start: TimeInterval?) {
        guard let draft else { return }
        draft.record.asked[line].answer = answer()
        draft.record.asked[line].duration = start.map { diagnostics.clock.now - $0 } ?? 0
    }

    /// Notes that a handler was not called.
    func omitted(_ handler: @autoclosure () -> String, _ reason: EventRecord.Omission.Reason) {
        draft?.record.notAsked.append(EventRecord.Omission(handler: handler(), reason: reason))
    }

    /// Completes the record and passes it on.
    func finish(_ answer: @autoclosure () -> String) {
        guard let draft else { return }
        draft.record.answer = answer()
        draft.record.duration = diagnostics.clock.now - draft.record.start
        diagnostics.pass(on: draft.record, of: id)
    }
}
