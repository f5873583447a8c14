extension Kind {
    /// Plays the kind with every shape and number of handlers, for a tool that watches this process.
    @MainActor
    func play(in window: Window) {
        for setup in setups {
            let play = Play.make(setup)
            // What happens only once happens here.
            play.play(KindSetup.rehearsals, in: .rehearsal)
            play.play(setup.events, in: window)
            endOfSetup()
        }
    }
}

extension KindSetup {
    /// How many events are brought before any counts.
    static let rehearsals = 20

    /// How many events are counted, so many that what happens once in a while is spread, and so few that callgrind is done soon.
    var events: Int { handlers < 8 ? 100 : handlers < 64 ? 40 : 10 }
}
