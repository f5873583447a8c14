import Foundation

/// Times the calls of one event, writes its record where one is wanted, and reports a handler that exceeds the budget.
@MainActor final class PassLog {
    /// Where everything goes; the log lives for as long as a handler keeps its completion handler, and must not keep an app delegate alive.
    private weak var diagnostics: Diagnostics?

    /// The class of the handler whose default method ran last, so that the record of its call can say that it does not implement the method.
    ///
    /// A default leaves the class here, whether somebody takes a record or not, and the log of the call takes it out.
    static var lastDefault: (any Any.Type)?

    private let pass: Int

    /// Whether somebody wants the record, and not only the times.
    private let isRecording: Bool

    /// Those who were called so far, in the order of the record's entries.
    private var calls: [Asked] = []

    /// The record so far; where nobody wants it, it has no names, arguments and answers, which take long to put into words.
    private var record: EventRecord

    /// Begins the log of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - slot: The name of its slot.
    ///   - diagnostics: Where faults and the record go.
    ///   - summary: Returns the arguments as text, with payloads if its argument is true.
    init(event: AppEvent, slot: String, diagnostics: Diagnostics, summary: (_ revealing: Bool) -> String) {
        self.diagnostics = diagnostics
        isRecording = diagnostics.isRecording
        diagnostics.passes += 1
        pass = diagnostics.passes
        record = EventRecord(event: event, slot: slot, start: diagnostics.clock.now)
        tell(.begin)
        if isRecording { record.input = summary(diagnostics.revealsPayloads) }
    }

    /// Notes that somebody is called, and returns the number of the call.
    func begin(_ asked: Asked) -> Int {
        let ask = EventRecord.Ask(
            handler: isRecording ? asked.name : "", kind: asked.kind, start: diagnostics?.clock.now ?? record.start)
        calls.append(asked)
        record.asked.append(ask)
        tell(.call(ask.handler))
        Self.lastDefault = nil
        return calls.count - 1
    }

    /// Notes that a call has returned with its answer.
    func end(_ call: Int, _ answer: @autoclosure () -> String) {
        answered(call, answer())
        returned(call)
    }

    /// Notes that a call has returned, and reports a handler that blocked the main thread too long.
    func returned(_ call: Int) {
        guard let diagnostics else { return }
        let seconds = diagnostics.clock.now - record.asked[call].start
        record.asked[call].callDuration = seconds
        tell(.return)
        // An interception's call contains the calls of those below it.
        let asked = calls[call]
        guard let budget = diagnostics.budget, seconds > budget, asked.kind != .interception else { return }
        diagnostics.report(
            .overBudget(seconds: seconds, budget: budget), by: asked.name, in: record.slot, at: record.event)
    }

    /// Notes the answer of a call that may have returned before.
    func answered(_ call: Int, _ answer: @autoclosure () -> String) {
        guard isRecording, let diagnostics else { return }
        tell(.answer(record.asked[call].handler))
        record.asked[call].answer = ranDefault(calls[call]) ? "not implemented" : answer()
        record.asked[call].duration = diagnostics.clock.now - record.asked[call].start
    }

    /// Notes that a handler has answered on another thread than the main thread.
    func answeredElsewhere(_ call: Int) { record.asked[call].isAnsweredElsewhere = true }

    /// Notes that a handler was not called.
    func omitted(_ asked: Asked, _ reason: EventRecord.Omission.Reason) {
        if isRecording { record.notAsked.append(EventRecord.Omission(handler: asked.name, reason: reason)) }
    }

    /// Completes the record and hands it over, to the followers first.
    func finish(_ answer: @autoclosure () -> String) {
        guard isRecording, let diagnostics else { return }
        record.answer = answer()
        record.duration = diagnostics.clock.now - record.start
        tell(.end(record))
        diagnostics.onRecord?(record)
    }

    /// Returns whether what ran last was the default of a method that the handler's class does not implement, and forgets it.
    private func ranDefault(_ asked: Asked) -> Bool {
        switch asked {
        case .handler(let type), .observer(let type):
            defer { Self.lastDefault = nil }
            return Self.lastDefault == type
        case .interception: return false
        }
    }

    private func tell(_ step: PassStep) {
        guard isRecording, let diagnostics else { return }
        for follower in diagnostics.followers { follower.follow(step, of: record.event, in: pass) }
    }
}

/// A step of an event on its way through a slot.
package enum PassStep {
    /// The event has arrived.
    case begin

    /// A handler is about to be called.
    case call(_ handler: String)

    /// A handler has given its result, inside its call or later.
    case answer(_ handler: String)

    /// The handler that was called last has returned.
    case `return`

    /// UIKit has its result.
    case end(EventRecord)
}

/// What follows each event on its way through a slot: the seam that tracing is attached to.
///
/// A pass is identified by a number that is unique in its router. Passes may overlap, since results may come later; the calls of
/// handlers only nest. A follower is called in the middle of a pass, so it must not cause an event.
@MainActor package protocol PassFollower: AnyObject {
    func follow(_ step: PassStep, of event: AppEvent, in pass: Int)
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

    var isObserver: Bool { if case .observer = self { true } else { false } }

    var kind: EventRecord.Ask.Kind {
        switch self {
        case .handler: .handler
        case .observer: .observer
        case .interception: .interception
        }
    }
}
