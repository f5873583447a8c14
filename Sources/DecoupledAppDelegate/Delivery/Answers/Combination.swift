// This folder is what answers are made of: how several become one (`Combination`), one that may come later (`Reply`),
// what waits for completion handlers (`AnswerCollector`, which does what its `AwaitedCallStateMachine` says), a
// handler's right to answer (`Completion`), and the asynchronous form of a method with a completion handler
// (`AsyncForm`).

/// Combines the answers of several handlers into one.
///
/// A value of a conforming type is copied for each event, is given the answers in handler order, and holds the merged
/// result. A law holds for each: a single answer that is added to a new value is its result, and its `decision` is that
/// handler's. Closures rely on it, whose answer takes the place of the handlers', and so does what waits for completion
/// handlers.
@MainActor protocol Combination<Answer> {
    /// What a handler answers, and what UIKit is answered.
    associatedtype Answer

    /// The answers so far, combined; before the first one it is the neutral answer.
    var output: Answer { get }

    /// What the handlers have decided together so far.
    var decision: Decision { get }

    /// Adds the next handler's answer.
    mutating func add(_ answer: Answer) -> AnswerEffect
}

/// The effect of an answer on the handlers that have not been called yet.
enum AnswerEffect {
    /// The next handler is called.
    case none

    /// The handler has handled the event; the next one is called only if the slot routes to every handler.
    case handled

    /// Nothing can change the merged result any more; no further handler is called.
    case settled

    /// The answer cannot be used, for a reason, and was left out; the next handler is called.
    case refused(Fault.Reason)
}

extension Combination {
    var decision: Decision { .undecided }
}

/// All handlers are called, and nothing is answered.
struct NoAnswer: Combination {
    var output: Void { () }

    mutating func add(_: Void) -> AnswerEffect { .none }
}

/// All handlers are called; false if any returns false.
struct AllTrue: Combination {
    private(set) var output = true

    mutating func add(_ answer: Bool) -> AnswerEffect {
        output = output && answer
        return .none
    }
}

/// All handlers are called; true if any returns true.
struct AnyTrue: Combination {
    private(set) var output = false

    mutating func add(_ answer: Bool) -> AnswerEffect {
        output = output || answer
        return .none
    }
}

/// The first handler that returns true has handled the event, and no further one is asked, unless the slot routes to
/// every handler.
struct Claim: Combination {
    private(set) var output = false

    var decision: Decision { output ? .handled : .declined }

    mutating func add(_ answer: Bool) -> AnswerEffect {
        output = output || answer
        return answer ? .handled : .none
    }
}

/// The first answer that is not nil.
struct FirstAnswer<Value>: Combination {
    private(set) var output: Value?

    mutating func add(_ answer: Value?) -> AnswerEffect {
        output = output ?? answer
        return output == nil ? .none : .settled
    }
}
