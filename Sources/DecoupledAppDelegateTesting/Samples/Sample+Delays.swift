import DecoupledAppDelegate

// What an app has put off shows when the device is unlocked, the app comes to the front again, or something else happens first.

extension Sample {
    /// The event, and then what an app may have put work off to: the app comes to the front again, twice, the second time with a scene that
    /// connects again, or the device is unlocked.
    ///
    /// Each has the starts that it is played from.
    var delays: [(sample: Sample, starts: [Start])] {
        guard isRepeatable, !occasion.isTransition else { return [] }
        return [
            (
                .several("\(name), and then to the background and back", [self, .roundTrip, .reconnection]),
                occasion.starts.filter { $0 != .background }
            ),
            (
                .several(
                    "\(name), twice while the device is locked, and then unlocked twice",
                    [.lock, self, self, .unlock, .lock, .unlock, .roundTrip]),
                occasion.starts.filter { $0 == .background }
            ),
        ]
    }
}

extension Sample {
    static var lock: Sample { Sample(.protectedDataWillBecomeUnavailable) {} }

    static var unlock: Sample { Sample(.protectedDataDidBecomeAvailable) {} }
}

extension Sample {
    /// The user comes back to an app whose scene the system has disconnected: what is done when a scene connects is done again, though the app
    /// is not launched again.
    static var reconnection: Sample { Sample(.didEnterBackground) {}.on(.reconnection(restoring: nil)) }
}

extension Occasion {
    /// Whether it can come again and changes the state of the app or of its windows alone, which asks nothing of the app.
    fileprivate var isTransition: Bool {
        switch self {
        case .leaving, .roundTrip, .rotation, .reconnection: true
        default: false
        }
    }
}
