import DecoupledAppDelegate

extension Comparison {
    /// Plays a sample to new objects of an app and returns what it did; what is found in them is added.
    func play(
        _ sample: Sample, from start: Start, in world: World, _ found: FoundApp, at pace: Pace
    ) async -> ComparisonReport.Outcome {
        // Two comparisons at a time would mix what both apps keep in statics.
        await PlayLock.wait()
        defer { PlayLock.end() }
        reset()
        if !sample.past.isEmpty {
            _ = await playLife(of: .several("", sample.past), from: .foreground, in: world, found, at: pace)
        }
        return await playLife(of: sample, from: start, in: world, found, at: pace)
    }

    /// Plays a sample in a new life of the app.
    private func playLife(
        of sample: Sample, from start: Start, in world: World, _ found: FoundApp, at pace: Pace
    ) async -> ComparisonReport.Outcome {
        let effects = EffectSource(effects)
        _ = effects.take()
        let app = TestApp()
        let player = SamplePlayer(app: app, world: world)
        var delaysWork = false
        let notes = await app.acting(throughout: {
            found.makeObjects(for: app)
            player.prepare(for: sample, from: start)
            await app.settle()
            if start != .cold {
                if await effects.waitForDelayedWork(pace.lingeringAfterLaunch) { found.noteDelayedWorkAtLaunch() }
                _ = effects.take()
            }

            let notes = Notes(of: player, effects)
            if start == .cold { notes.bookInitializers() }
            await player.play(sample) { played in
                if await effects.waitForDelayedWork(pace.lingeringAfterEvent) { delaysWork = true }
                notes.settle(played)
            }
            await player.settle(patience: pace.patience)
            if await effects.waitForDelayedWork(pace.lingeringAfterEvent) { delaysWork = true }
            return notes
        })
        notes.close(sample.parts.last { !$0.isStep } ?? sample, unanswered: player.unanswered)
        found.addActions(app.actionsOfNotifications)
        return ComparisonReport.Outcome(of: player, notes, delaysWork: delaysWork)
    }
}

extension FoundApp {
    /// Makes the app's objects for one life of it, and adds what is found in them.
    fileprivate func makeObjects(for testApp: TestApp) {
        let (roles, plainDelegate) = app.make()
        testApp.shownDelegate = ShownDelegate(plainDelegate)
        testApp.delegate.roles = roles
        addObjects(roles, plainDelegate)
        guard let make = app.makeSceneDelegate else { return }
        testApp.makeSceneDelegate = {
            let delegate = make()
            self.addSceneDelegate(delegate)
            return delegate
        }
    }
}

extension ComparisonReport.Outcome {
    /// What an app has done and has become in one of its lives.
    @MainActor fileprivate init(of player: SamplePlayer, _ notes: Notes, delaysWork: Bool) {
        let app = player.app
        self.init(
            entries: notes.entries,
            faults: app.faults + player.silences,
            restored: player.restored,
            isRegisteredForPushes: app.isRegisteredForPushes,
            centerDelegate: app.centerDelegate,
            centerGuest: app.centerGuest,
            actions: app.actionsOfNotifications,
            requests: app.requestsOfSystem,
            screen: notes.screen,
            delaysWork: delaysWork
        )
    }
}

/// Lets one life of an app be played at a time in the process, whoever plays it.
@MainActor private enum PlayLock {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func wait() async {
        guard isTaken else { return isTaken = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    static func end() { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }
}
