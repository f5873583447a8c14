import Foundation

/// One event that has arrived at its slot, and what is noted of it.
@MainActor
struct Arrival {
    let router: EventRouter
    let event: AppEvent
    let place: Roles.Place

    /// Times the calls and writes the record; nil where nobody wants either.
    var log: PassLog?

    /// The same event for something inside it that is neither timed nor recorded; its faults are reported.
    var silenced: Arrival { Arrival(router: router, event: event, place: place) }

    /// The event as a set.
    var eventSet: EventSet { EventSet(event) }

    /// Reports what somebody who was asked has done.
    func report(_ reason: Fault.Reason, by asked: Asked) {
        router.diagnostics.report(reason, by: asked.name, in: router.slot(at: place).name, at: event)
    }
}

/// One event on its way through its slot, whichever the role: who is asked.
@MainActor
struct Pass {
    let arrival: Arrival

    /// Those who were in the slot when the event arrived.
    let audience: Audience

    private let generation: Int
    private let selection: HandlerSelection?

    /// Begins an event.
    @inline(__always)
    init(of arrival: Arrival, only selection: HandlerSelection? = nil) {
        self.arrival = arrival
        self.selection = selection
        audience = arrival.router.audiences[arrival.place.rawValue]
        generation = arrival.router.generation
    }

    /// Asks the recipients one after the other; once the answer is settled, only observers.
    ///
    /// - Parameters:
    ///   - refusal: Why an answer cannot be used.
    ///   - ask: Calls a handler, and returns what its answer means to those who have not been asked yet.
    func forEach(refusal: Fault.Reason = .dropped, _ ask: (Recipient) -> Progress) {
        var isSettled = false
        for recipient in audience.recipients {
            let isSimple =
                recipient.isPlain && selection == nil && generation == arrival.router.generation && !isSettled
            guard isSimple || isAsked(recipient, isSettled: isSettled) else { continue }
            switch ask(recipient) {
            case .open: break
            case .claimed: isSettled = audience.routing == .untilHandled
            case .settled: isSettled = true
            case .refused: arrival.report(refusal, by: recipient.asked)
            }
        }
    }

    /// Returns whether a recipient is asked, and notes why not.
    @inline(never)
    func isAsked(_ recipient: Recipient, isSettled: Bool) -> Bool {
        guard let object = recipient.entry.object else {
            arrival.router.dropDeadHandlers(of: arrival.place)
            return false
        }
        if let selection, !selection(object) { return false }
        let omission: EventRecord.Omission.Reason
        if !recipient.wants(arrival.eventSet) {
            omission = .notHandled
        } else if generation != arrival.router.generation, !arrival.router.isPresent(object, in: arrival.place) {
            omission = .removed
        } else if isSettled, !recipient.isObserver {
            omission = .alreadyAnswered
        } else {
            return true
        }
        arrival.log?.omitted(recipient.asked, omission)
        return false
    }
}
