import Dispatch

/// One handler's right to answer once, with the type of its answer.
struct Ticket<Answer: Sendable>: Sendable {
    private let share: TicketShare

    init(_ share: TicketShare) { self.share = share }

    @inline(__always) func answer(_ answer: Answer) { share.answer(GivenAnswer(value: answer)) }
}

/// An answer without its type.
protocol AnyAnswer: Sendable {
    /// Returns the answer; nil if it is of another type.
    func value<Answer>(as type: Answer.Type) -> Answer?
}

/// An answer with its type, from which a cast is quicker than from `any Sendable`.
struct GivenAnswer<Value: Sendable>: AnyAnswer {
    let value: Value

    func value<Answer>(as type: Answer.Type) -> Answer? { value as? Answer }
}

/// The share that a ticket stands for, held by the completion handler that a handler was given.
///
/// It is all that a handler's completion captures, and has no generic parameter, whose metadata would have to be looked up for each handler.
/// It knows what a fault says that comes after the answer, and retains nothing else. Any thread may answer or release it; what follows
/// happens on the main thread.
final class TicketShare: Sendable {
    let index: Int

    private let desk: TicketDesk
    private let number: Int
    private let asked: Asked
    private let event: AppEvent
    private let place: Roles.Place

    // Right without a check: the main thread alone sets it, and the deinit, which reads it, comes after every use.
    nonisolated(unsafe) private var isAnswered = false

    /// Creates a share of a gathering.
    ///
    /// - Parameters:
    ///   - index: The number of the share.
    ///   - number: The number of the gathering.
    ///   - occasion: The event.
    ///   - asked: Who is asked.
    @MainActor init(_ index: Int, of number: Int, at occasion: Occasion, by asked: Asked) {
        self.index = index
        self.number = number
        self.asked = asked
        (desk, event, place) = (occasion.desk, occasion.event, occasion.place)
    }

    deinit {
        if unsafe isAnswered { return }
        let (desk, number, index) = (desk, number, index)
        if MainThread.isCurrent {
            MainActor.assumeIsolated { desk.owner(number)?.ticketWasReleased(index) }
        } else {
            DispatchQueue.main.async { desk.owner(number)?.drop(index) }
        }
    }

    fileprivate func answer(_ answer: any AnyAnswer) {
        if MainThread.isCurrent {
            Self.giveOnMainThread(self, answer)
        } else {
            // Holding the ticket itself keeps its deinit behind the answer, wherever the handler releases it.
            DispatchQueue.main.async { self.give(answer, isOnMainThread: false) }
        }
    }

    // Right where the caller is on the main thread: a function of an actor differs from others in its type alone. Unlike this,
    // `MainActor.assumeIsolated` checks once more, which takes as long as calling a handler.
    private static let giveOnMainThread = unsafe unsafeBitCast(
        { $0.give($1, isOnMainThread: true) } as @MainActor @Sendable (TicketShare, any AnyAnswer) -> Void,
        to: (@Sendable (TicketShare, any AnyAnswer) -> Void).self)

    @MainActor private func give(_ answer: any AnyAnswer, isOnMainThread: Bool) {
        if let owner = desk.owner(number) {
            unsafe isAnswered = true
            owner.receive(answer, from: index, isOnMainThread: isOnMainThread)
        } else if unsafe isAnswered {
            desk.report(.answeredTwice, by: asked, at: event, in: place)
        } else if !asked.isObserver {
            desk.report(.late, by: asked, at: event, in: place)
        }
    }
}

/// Receives the answers that come with tickets.
@MainActor protocol TicketOwner: AnyObject, Sendable {
    /// Receives a handler's answer, of the type of its ticket, and whether it was given on the main thread.
    func receive(_ answer: any AnyAnswer, from index: Int, isOnMainThread: Bool)

    /// Notes that a handler has released its completion handler, and does what follows at a moment in which none of its code runs.
    func ticketWasReleased(_ index: Int)

    /// Ends the share of a handler that has released its completion handler.
    func drop(_ index: Int)

    /// Retains a task of the handler that is being called, and cancels it at the deadline if the handler has not answered.
    func own(_ task: Task<Void, Never>)
}
