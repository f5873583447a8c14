extension Kind {
    /// Plays the kind with every shape and number of handlers, for a tool that watches this process.
    @MainActor
    func play(in window: Window) {
        for setup in setups {
            let play = Play.make(setup)
            let events = setup.events
            // What happens only once happens here.
            play.play(events, in: .rehearsal)
            play.play(events, in: window)
            endOfSetup()
        }
    }
}

extension KindSetup {
    /// How many events are counted, so many that what happens once in a while is spread, and so few that callgrind is done soon.
    var events: Int {
        let events = handlers < 8 ? 100 : handlers < 64 ? 40 : 10
        return kind == .scenes ? events / 5 : events
    }
}
