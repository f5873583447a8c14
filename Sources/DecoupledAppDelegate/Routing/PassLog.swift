import Foundation

/// Times the handlers of one pass, writes its record where one is wanted, and reports a handler that exceeds the budget.
@MainActor
struct PassLog {
    private let diagnostics: Diagnostics
    private let event: AppEvent
    private let slot: String
    private var record: EventRecord?

    init(event: AppEvent, slot: String, input: some EventInput, diagnostics: Diagnostics) {
        self.event = event
        self.slot = slot
        self.diagnostics = diagnostics
        guard diagnostics.onRecord != nil else { return }
        record = EventRecord(
            event: event,
            slot: slot,
            input: input.summary(revealing: diagnostics.revealsPayloads),
            asked: [],
            notAsked: [],
            answer: "",
            start: diagnostics.clock.now,
            duration: 0
        )
    }

    /// The time, or nil where nobody wants to know it.
    var now: TimeInterval? { diagnostics.isObserving ? diagnostics.clock.now : nil }

    /// Notes that a handler is called.
    mutating func asks(_ handler: @autoclosure () -> String, isObserver: Bool) {
        guard record != nil else { return }
        record?.asked.append(EventRecord.Ask(handler: handler(), answer: "none", duration: 0, isObserver: isObserver))
    }

    /// Notes that the handler has returned, and reports it if it kept the main thread too long.
    func returned(_ handler: @autoclosure () -> String, since start: TimeInterval?) {
        guard let budget = diagnostics.budget, let start else { return }
        let seconds = diagnostics.clock.now - start
        if seconds > budget {
            diagnostics.report(.overBudget(seconds: seconds, budget: budget), by: handler(), in: slot, at: event)
        }
    }

    /// Notes what a handler said, by default the one that was called last.
    mutating func answered(_ answer: @autoclosure () -> String, since start: TimeInterval?, at index: Int? = nil) {
        guard record != nil, let index = index ?? record?.asked.indices.last else { return }
        let seconds = start.map { diagnostics.clock.now - $0 } ?? 0
        record?.asked[index].answer = answer()
        record?.asked[index].duration = seconds
    }

    /// Notes that a handler was not called.
    mutating func omitted(_ handler: @autoclosure () -> String, _ reason: EventRecord.Omission.Reason) {
        guard record != nil else { return }
        record?.notAsked.append(EventRecord.Omission(handler: handler(), reason: reason))
    }

    /// Completes the record and passes it on.
    func finish(_ answer: @autoclosure () -> String) {
        guard var record else { return }
        record.answer = answer()
        record.duration = diagnostics.clock.now - record.start
        diagnostics.onRecord?(record)
    }
}
