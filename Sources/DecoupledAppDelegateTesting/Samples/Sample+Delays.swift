import DecoupledAppDelegate

// What an app has put off shows when the device is unlocked, the app comes to the front again, or something else happens first.

extension Sample {
    /// The event, and then what an app may have put work off to: the app comes to the front again, twice, or the device is unlocked.
    ///
    /// Each has the starts that it is played from.
    var delays: [(sample: Sample, starts: [Start])] {
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
    static var lock: Sample { Sample(.protectedDataWillBecomeUnavailable) {} }

    static var unlock: Sample { Sample(.protectedDataDidBecomeAvailable) {} }
}

@MainActor extension [Sample] {
    /// Days on which several things happen in one life of an app: in their order and back, so that each comes after each other one and again,
    /// in the opposite order and back, and while the device is locked.
    static func days(of samples: [Sample]) -> [Sample] {
        [
            .several("every sample, one after the other and back", samples + samples.reversed().dropFirst()),
            .several("every sample, in the opposite order and back", samples.reversed() + samples.dropFirst()),
            .several("every sample, while the device is locked", [.lock] + samples + [.unlock, .roundTrip]),
        ]
    }
}

extension Sample {
    /// Lives of an app after one in which some samples were played: of the same app, which show what it no longer saves, also before the system
    /// kills it, and after an update, which show what it no longer finds.
    ///
    /// The second of two launches shows what the first one leaves. What one sample saves another may remove, so that an update follows each by
    /// itself, too, and so does the same app where the test's own code has a part in it, or it ends the app. At last everything that launches
    /// the app does so, one after the other.
    static func laterLives(with samples: [Sample]) -> [Sample] {
        let repeatable = samples.filter(\.isRepeatable)
        let all = "a life with every sample"
        let life = repeatable + [.roundTrip]
        let launches = Array(samples.filter(\.isLaunch).prefix(1))
        var lives: [Sample] = []
        if !launches.isEmpty {
            let two = { (name: String, life: [Sample], isUpdate: Bool) in
                Sample.lives("two launches", launches + launches, after: name, life, andUpdate: isUpdate)
            }
            let once = samples.filter { !$0.isRepeatable && $0.parts.count > 1 }
            let withStep = repeatable.filter { $0.parts.contains(where: \.isStep) }
            lives += [two(all, life + [.termination], false), two("\(all) that ended without notice", life, false)]
            lives += (once + withStep).map { two($0.name, [$0, .roundTrip], false) }
            lives.append(two(all, life + [.termination], true))
            lives += (once + (repeatable.count > 1 ? repeatable : [])).map { two($0.name, [$0, .roundTrip], true) }
        }
        let others = samples.filter { !$0.isLaunch && $0.occasion.starts.contains(.cold) }
        if others.isEmpty { return lives }
        return lives + [
            .lives("each launch", others + launches, after: all, life, andUpdate: false),
            .lives("each launch", others.reversed() + launches, after: all, life, andUpdate: true),
        ]
    }

    private static func lives(
        _ name: String, _ samples: [Sample], after nameOfLife: String, _ life: [Sample], andUpdate isAfterUpdate: Bool
    ) -> Sample {
        samples[0].on(.lives(samples)).after(life, andUpdate: isAfterUpdate)
            .named("\(name), \(isAfterUpdate ? "updated after" : "after") \(nameOfLife)")
    }
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
        case .roundTrip, .rotation, .reconnection: true
        default: false
        }
    }
}
