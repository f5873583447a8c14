import Foundation

/// One event that has arrived at its slot, and what is noted of it.
@MainActor struct Arrival {
    let router: EventRouter
    let event: AppEvent
    let place: Roles.Place

    /// Times the calls and writes the record; nil where nobody wants either.
    var log: PassLog?

    /// Reports what somebody who was asked has done.
    func report(_ reason: Fault.Reason, by asked: Asked) { router.report(reason, by: asked, at: event, in: place) }
}

/// What few events have: a log, a selection of handlers, or closures that intercept them while slots may change.
@MainActor struct Pass {
    /// Times the calls and writes the record; nil where nobody wants either.
    let log: PassLog?

    /// Which handlers are asked; nil for all.
    let selection: HandlerSelection?

    /// The changes of slots until the event arrived.
    let generation: Int
}

// Nothing here is stored, and the rare parts are not inlined: so an event retains nothing but the handlers of its slot.
extension EventRouter {
    /// Asks recipients one after the other; once the answer is settled, only observers.
    ///
    /// - Parameters:
    ///   - audience: Those who were in the slot when the event arrived.
    ///   - event: The event.
    ///   - pass: What is special about this pass; nil for nothing.
    ///   - refusal: Returns why an answer cannot be used.
    ///   - ask: Calls the handler with an index, and returns what its answer means to those who have not been asked yet.
    @inline(__always) func ask(
        _ audience: Audience, _ event: AppEvent, _ pass: Pass?, refusal: @autoclosure () -> Fault.Reason = .dropped,
        _ ask: (_ index: Int) -> Progress
    ) {
        let first = pass?.generation ?? generation
        var isSettled = false
        for index in audience.recipients.indices {
            let isSimple =
                audience.recipients[index].isPlain && pass?.selection == nil && first == generation && !isSettled
            guard
                isSimple
                    || isAsked(
                        audience.recipients[index], event, in: audience.place, pass, since: first, isSettled: isSettled)
            else { continue }
            switch ask(index) {
            case .open: break
            case .claimed: isSettled = audience.routing == .untilHandled
            case .settled: isSettled = true
            case .refused: report(refusal(), by: audience.recipients[index].asked, at: event, in: audience.place)
            }
        }
    }

    /// Returns whether a recipient is asked, and notes why not.
    @inline(never) func isAsked(
        _ recipient: Recipient, _ event: AppEvent, in place: Roles.Place, _ pass: Pass?, since first: Int,
        isSettled: Bool
    ) -> Bool {
        guard let object = recipient.entry.object else {
            dropDeadHandlers(of: place)
            return false
        }
        if let selection = pass?.selection, !selection.includes(object) { return false }
        let omission: EventRecord.Omission.Reason
        if !recipient.wants(EventSet(event)) {
            omission = .notHandled
        } else if first != generation, !isPresent(object, in: place) {
            omission = .removed
        } else if isSettled, !recipient.isObserver {
            omission = .alreadyAnswered
        } else {
            return true
        }
        pass?.log?.omitted(recipient.asked, omission)
        return false
    }

    @inline(never) func report(_ reason: Fault.Reason, by asked: Asked, at event: AppEvent, in place: Roles.Place) {
        diagnostics.report(reason, by: asked.name, in: slot(at: place).name, at: event)
    }
}
