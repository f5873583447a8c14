// This folder is what answers are made of: how many become one (`Combination`), one that may come later (`Reply`), what waits for completion
// handlers (`PendingResult`, of a `Part` for each handler), a handler's right to answer (`Completion`), and the asynchronous form of a method
// with a completion handler (`AsyncForm`).

/// Combines the answers of several handlers into one.
///
/// A value of a conforming type is copied for each event, is given the answers in handler order, and holds the merged result.
@MainActor protocol Combination<Answer> {
    /// What a handler answers, and what the system is answered.
    associatedtype Answer

    /// The answers so far, combined; before the first one it is the neutral answer.
    var output: Answer { get }

    /// Whether a handler has handled the event; nil if handlers cannot decline it.
    var isHandled: Bool? { get }

    /// Adds the next handler's answer.
    mutating func add(_ answer: Answer) -> Progress
}

/// The effect of an answer on the handlers that have not been asked yet.
///
/// It is indirect, so that a reason, which hardly any answer has, is stored apart, and the others stay as small as a pointer.
indirect enum Progress {
    /// The next handler is asked.
    case open

    /// The handler has handled the event; the next one is asked only if the slot routes to every handler.
    case handled

    /// Nothing can change the merged result any more; no further handler is asked.
    case settled

    /// The answer cannot be used, for a reason, and was left out; the next handler is asked.
    case refused(Fault.Reason)
}

extension Combination {
    var isHandled: Bool? { nil }
}

/// All handlers are called, and nothing is answered.
struct NoAnswer: Combination {
    var output: Void { () }

    mutating func add(_: Void) -> Progress { .open }
}

/// All handlers are called; false if any returns false.
struct Unanimous: Combination {
    private(set) var output = true

    mutating func add(_ answer: Bool) -> Progress {
        output = output && answer
        return .open
    }
}

/// All handlers are called; true if any returns true.
struct AnyTrue: Combination {
    private(set) var output = false

    mutating func add(_ answer: Bool) -> Progress {
        output = output || answer
        return .open
    }
}

/// The first handler that returns true has handled the event, and no further one is asked, unless the slot routes to every handler.
struct Claim: Combination {
    private(set) var output = false

    var isHandled: Bool? { output }

    mutating func add(_ answer: Bool) -> Progress {
        output = output || answer
        return answer ? .handled : .open
    }
}

/// The first answer that is not nil.
struct FirstAnswer<Value>: Combination {
    private(set) var output: Value?

    mutating func add(_ answer: Value?) -> Progress {
        output = output ?? answer
        return output == nil ? .open : .settled
    }
}
