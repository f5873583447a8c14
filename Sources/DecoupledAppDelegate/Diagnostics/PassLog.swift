import Foundation

/// Times the calls of one event, writes its record where one is wanted, and reports a handler that exceeds the budget.
@MainActor final class PassLog {
    private let event: AppEvent
    private let slot: String

    /// Where everything goes; the log lives for as long as a handler keeps its completion handler, and must not keep an app delegate alive.
    private weak var diagnostics: Diagnostics?

    private let start: TimeInterval
    private let pass: Int

    /// The calls so far, each with its beginning.
    private var calls: [(asked: Asked, start: TimeInterval)] = []

    /// The record so far; nil where nobody wants one.
    private var record: EventRecord?

    /// Begins the log of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - slot: The name of its slot.
    ///   - diagnostics: Where faults and the record go.
    ///   - summary: Returns the arguments as text, with payloads if its argument is true.
    init(event: AppEvent, slot: String, diagnostics: Diagnostics, summary: (_ revealing: Bool) -> String) {
        self.event = event
        self.slot = slot
        self.diagnostics = diagnostics
        start = diagnostics.clock.now
        diagnostics.passes += 1
        pass = diagnostics.passes
        guard diagnostics.isRecording else { return }
        for follower in diagnostics.followers { follower.passDidBegin(pass, event) }
        let input = summary(diagnostics.revealsPayloads)
        record = EventRecord(event: event, slot: slot, input: input, answer: "", start: start)
    }

    /// Notes that somebody is called, and returns the number of the call.
    func begin(_ asked: Asked) -> Int {
        let (call, start) = (calls.count, diagnostics?.clock.now ?? start)
        calls.append((asked, start))
        guard record != nil, let diagnostics else { return call }
        record?.asked.append(EventRecord.Ask(handler: asked.name, kind: asked.kind, answer: "none", start: start))
        for follower in diagnostics.followers { follower.willCall(asked.name, for: event) }
        DefaultMethod.forget()
        return call
    }

    /// Notes that a call has returned with its answer.
    func end(_ call: Int, _ answer: @autoclosure () -> AnswerText) {
        answered(call, answer())
        returned(call)
    }

    /// Notes that a call has returned, and reports a handler that blocked the main thread too long.
    func returned(_ call: Int) {
        guard let diagnostics else { return }
        let seconds = diagnostics.clock.now - calls[call].start
        if record != nil {
            record?.asked[call].callDuration = seconds
            for follower in diagnostics.followers { follower.didCall() }
        }
        // An interception's call contains the calls of those below it.
        let asked = calls[call].asked
        guard let budget = diagnostics.budget, seconds > budget, asked.kind != .interception else { return }
        diagnostics.report(.overBudget(seconds: seconds, budget: budget), by: asked.name, in: slot, at: event)
    }

    /// Notes the answer of a call that may have returned before.
    func answered(_ call: Int, _ answer: @autoclosure () -> AnswerText) {
        guard record != nil, let diagnostics else { return }
        for follower in diagnostics.followers { follower.didAnswer(calls[call].asked.name, to: event) }
        let isImplemented = !calls[call].asked.ranDefault
        let answer = answer()
        record?.asked[call].answer = isImplemented ? answer.text : "not implemented"
        record?.asked[call].isTrue = isImplemented ? answer.isTrue : nil
        record?.asked[call].duration = diagnostics.clock.now - calls[call].start
    }

    /// Notes that a handler has answered on another thread than the main thread.
    func answeredElsewhere(_ call: Int) { record?.asked[call].isAnsweredElsewhere = true }

    /// Notes that a handler was not called.
    func omitted(_ asked: Asked, _ reason: EventRecord.Omission.Reason) {
        record?.notAsked.append(EventRecord.Omission(handler: asked.name, reason: reason))
    }

    /// Completes the record and hands it over.
    func finish(_ answer: @autoclosure () -> AnswerText) {
        guard record != nil, let diagnostics else { return }
        let answer = answer()
        record?.answer = answer.text
        record?.isTrue = answer.isTrue
        record?.duration = diagnostics.clock.now - start
        if let record { diagnostics.deliver(record, of: pass) }
    }
}

/// What follows each event on its way through a slot: the seam that tracing is attached to.
///
/// A pass is identified by a number that is unique in its router. Passes may overlap, since results may come later; the calls of
/// handlers only nest. A follower is called in the middle of a pass, so it must not cause an event.
@MainActor package protocol PassFollower: AnyObject {
    /// An event has arrived.
    func passDidBegin(_ pass: Int, _ event: AppEvent)

    /// A handler is about to be called.
    func willCall(_ handler: String, for event: AppEvent)

    /// A handler has given its result, inside its call or later.
    func didAnswer(_ handler: String, to event: AppEvent)

    /// The handler that was called last has returned.
    func didCall()

    /// UIKit has its result.
    func passDidEnd(_ pass: Int, _ record: EventRecord)
}

extension PassFollower {
    package func passDidBegin(_ pass: Int, _ event: AppEvent) {}

    package func willCall(_ handler: String, for event: AppEvent) {}

    package func didAnswer(_ handler: String, to event: AppEvent) {}

    package func didCall() {}
}

/// A handler or closure that an event is passed to; its name is made only when a record or a fault needs it.
enum Asked: Sendable {
    case handler(any Any.Type)
    case observer(any Any.Type)
    case interception(key: String)

    /// A handler's type name, or an interception's key.
    var name: String {
        switch self {
        case .handler(let type), .observer(let type): String(describing: type)
        case .interception(let key): key
        }
    }

    /// Whether what ran last was the default of a method that the handler's class does not implement.
    @MainActor var ranDefault: Bool {
        switch self {
        case .handler(let type), .observer(let type): DefaultMethod.wasRun(by: type)
        case .interception: false
        }
    }

    var isObserver: Bool { if case .observer = self { true } else { false } }

    var kind: EventRecord.Ask.Kind {
        switch self {
        case .handler: .handler
        case .observer: .observer
        case .interception: .interception
        }
    }
}

/// An answer as a record has it.
struct AnswerText {
    let text: String

    /// The answer itself, where it is true or false.
    let isTrue: Bool?

    init(_ text: String, of answer: Any? = nil) {
        self.text = text
        isTrue = answer as? Bool
    }
}
