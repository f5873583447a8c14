import DecoupledAppDelegate

// What an app has put off shows when the device is unlocked, the app comes to the front again, or something else happens first.

@MainActor extension Sample {
    /// The event, and then what an app may have put work off to: the app comes to the front again, twice, or the device is unlocked.
    ///
    /// Each has the starts that it is played from.
    var delays: [(sample: Sample, starts: [Comparison.Start])] {
        guard isRepeatable, !occasion.isTransition else { return [] }
        return [
            (
                .several("\(name), and then to the background and back", [self, .roundTrip, .roundTrip]),
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
    @MainActor static var lock: Sample { Sample(.protectedDataWillBecomeUnavailable) {} }

    @MainActor static var unlock: Sample { Sample(.protectedDataDidBecomeAvailable) {} }
}

extension [Sample] {
    /// Days on which several things happen in one life of an app: in their order and back, so that each comes after each other one and again,
    /// in the opposite order and back, and while the device is locked.
    @MainActor static func days(of samples: [Sample]) -> [Sample] {
        [
            .several("every sample, one after the other and back", samples + samples.reversed().dropFirst()),
            .several("every sample, in the opposite order and back", samples.reversed() + samples.dropFirst()),
            .several("every sample, while the device is locked", [.lock] + samples + [.unlock, .roundTrip]),
        ]
    }
}

extension Sample {
    /// Launches of an app after an earlier life in which some samples were played: a life of the same app, which shows what it no longer saves,
    /// also before the system kills it, and one of the app before the change, which shows what it no longer finds. What one sample saves
    /// another may remove, so that an update follows each by itself, too.
    @MainActor static func launches(afterLifeWith samples: [Sample]) -> [Sample] {
        let life = samples + [.roundTrip]
        let launches: [Sample] = [
            .launch.named("a launch, after a life with every sample").after(life + [.termination], andUpdate: false),
            .launch.named("a launch, after a life with every sample that ended without notice")
                .after(life, andUpdate: false),
            .launch.named("a launch, updated after a life with every sample").after(
                life + [.termination], andUpdate: true),
        ]
        guard samples.count > 1 else { return launches }
        return launches
            + samples.map { sample in
                .launch.named("a launch, updated after \(sample.name)").after([sample, .roundTrip], andUpdate: true)
            }
    }
}

extension Sample {
    /// The user comes back to an app whose scene the system has disconnected: what is done when a scene connects is done again, though the app
    /// is not launched again.
    @MainActor static var reconnection: Sample { Sample(.didEnterBackground) {}.on(.reconnection(restoring: nil)) }
}

extension Occasion {
    /// Whether it can come again and changes the state of the app or of its windows alone, which asks nothing of the app.
    fileprivate var isTransition: Bool {
        switch self {
        case .roundTrip, .rotation, .reconnection: true
        default: false
        }
    }
}
