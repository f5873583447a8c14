/// Handlers that wait for events of a kind, and what brings them these.
///
/// All shapes are sent their events by the same code, through the protocols that the system knows them by.
@MainActor
struct Play {
    /// How many calls of handlers an event makes.
    var callsPerEvent = 0

    /// How many calls the handlers have had.
    var arrivals: () -> Int = { 0 }

    /// Brings so many events, of which what happens in the window counts.
    let bring: (_ events: Int, _ window: Window) -> Void

    /// Brings events to the handlers, one after the other.
    func play(_ events: Int, in window: Window) {
        let before = arrivals()
        bring(events, window)
        precondition(arrivals() - before == events * callsPerEvent, "Some event has not reached its handlers.")
    }

    /// Sets up the handlers.
    static func make(_ setup: KindSetup) -> Play {
        switch (setup.kind, setup.shape) {
        case (_, .turn): turns(of: setup.kind)
        case (_, .notificationCenter): blocks(setup)
        case (.told, _), (.noted, _), (.state, _), (.posted, _), (.orientation, _): told(setup)
        case (.declined, _), (.first, _), (.last, _): url(setup)
        case (.push, _), (.later, _), (.elsewhere, _): push(setup)
        case (.kept, _): kept(setup)
        case (.intercepted, _): intercepted(setup)
        case (.scene, _): scene(setup, urls: 1)
        case (.scenes, _): scene(setup, urls: 10)
        case (.presented, _), (.responded, _): ofCenter(setup)
        }
    }

    /// A play in which the main queue has nothing to do, as often as it is given a turn for an event of the kind.
    private static func turns(of kind: Kind) -> Play {
        Play { events, window in
            for _ in 0..<events {
                window.count {
                    Turn.end()
                    if kind == .later { Turn.end() }
                }
            }
        }
    }
}
