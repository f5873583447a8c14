#if os(Linux) || os(macOS)
import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// One thing that the outside world does to the app, and what has to come of it.
struct TourStep {
    /// What the outside world does.
    enum Stimulus {
        /// Launch the app, which is under way when the tour begins.
        case launch

        /// Ask for something over the control socket.
        case request(ControlRequest)

        /// Send a signal.
        case signal(Int32)
    }

    /// What the outside world does, in words.
    let input: String

    /// What the outside world does.
    let stimulus: Stimulus

    /// What it sees then.
    let outcome: String

    /// The events that the app delegate answers meanwhile, in order, and no others.
    let events: [AnsweredEvent]

    init(_ input: String, _ stimulus: Stimulus, _ outcome: String, _ events: AnsweredEvent...) {
        self.input = input
        self.stimulus = stimulus
        self.outcome = outcome
        self.events = events
    }

    /// Throws unless the outside world saw what it should.
    func check(outcome actual: String) throws {
        guard actual == outcome else { throw TourFailure(expected: outcome, actual: actual) }
    }
}

/// An event of the app delegate, whom it asked and what it answered.
struct AnsweredEvent: Equatable {
    let event: AppEvent

    /// The handlers in call order, each with its answer: `DeepLinks true`. Before them the condition that holds the event, or that it is released.
    let asked: [String]

    /// What went back to the system.
    let answer: String

    init(_ event: AppEvent, _ asked: [String], _ answer: String) {
        self.event = event
        self.asked = asked
        self.answer = answer
    }
}

extension AnsweredEvent: CustomStringConvertible {
    /// The event as code writes it, what each handler returned, and the merged result.
    var description: String {
        let asked = asked.isEmpty ? "no handler" : asked.joined(separator: ", ")
        return ".\(event.name): \(asked) → \(answer)"
    }
}
#endif
