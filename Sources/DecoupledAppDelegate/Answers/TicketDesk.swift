/// Where tickets are handed in: the gatherings of one router that still wait for answers.
///
/// It is what a completion handler refers to, instead of its gathering and its router: one that a handler keeps retains neither the answers of
/// others nor an app delegate with its handlers, and whichever thread releases it, nothing else goes with it.
@MainActor final class TicketDesk {
    /// The router whose events are gathered; nil once its app delegate is gone.
    weak var router: EventRouter?

    private var waiting: [(number: Int, owner: any TicketOwner)] = []

    private var count = 0

    /// Returns a number that no other gathering of the router has.
    func makeNumber() -> Int {
        count += 1
        return count
    }

    /// Retains a gathering until it is removed.
    func add(_ owner: any TicketOwner, as number: Int) { waiting.append((number, owner)) }

    /// Releases a gathering, which answers no more.
    func remove(_ number: Int) {
        guard let index = index(of: number) else { return }
        // It lives until the access is over: what goes with it may come back here.
        withExtendedLifetime(waiting.remove(at: index)) {}
    }

    /// The gathering with a number, if it still waits.
    func owner(_ number: Int) -> (any TicketOwner)? {
        // Not `map`, whose closure would check on which thread it runs, each time.
        guard let index = index(of: number) else { return nil }
        return waiting[index].owner
    }

    /// Reports what somebody who was asked has done, while there is an app delegate to report it.
    func report(_ reason: Fault.Reason, by asked: Asked, at event: AppEvent, in place: Roles.Place) {
        router?.report(reason, by: asked, at: event, in: place)
    }

    /// Most often it is the last one: a handler answers while it is called.
    private func index(of number: Int) -> Int? {
        // Not `lastIndex(where:)`, whose closure would check on which thread it runs, each time.
        var index = waiting.count - 1
        while index >= 0, waiting[index].number != number { index -= 1 }
        return index >= 0 ? index : nil
    }
}
