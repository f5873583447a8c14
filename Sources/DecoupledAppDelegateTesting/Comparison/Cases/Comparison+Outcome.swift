import DecoupledAppDelegate

extension Comparison {
    /// Plays a sample to new objects of one version of the app and returns what it did; what is found in them is added.
    func outcome(
        of sample: Sample, from start: Start, _ version: Version, in worlds: WorldPair, _ apps: FoundApps, at pace: Pace
    ) async -> ComparisonReport.Outcome {
        await OneLife.exclusively {
            reset()
            if !sample.earlierLife.isEmpty {
                let version = sample.isAfterUpdate ? .before : version
                let life = Sample.several("", sample.earlierLife)
                let start = life.occasion.starts.contains(.foreground) ? Start.foreground : .cold
                _ = await outcomeOfLife(with: life, from: start, in: worlds[version], apps[version], at: pace)
            }
            let lives = sample.lives
            var outcome = await outcomeOfLife(
                with: lives[0], from: start, in: worlds[version], apps[version], at: pace)
            var count = lives[0].parts.count
            for life in lives.dropFirst() {
                let next = await outcomeOfLife(with: life, from: start, in: worlds[version], apps[version], at: pace)
                outcome = outcome.followed(by: next, afterSamples: count)
                count += life.parts.count
            }
            return outcome
        }
    }

    private func outcomeOfLife(
        with sample: Sample, from start: Start, in world: World, _ found: FoundApp, at pace: Pace
    ) async -> ComparisonReport.Outcome {
        let effects = EffectSource(effects)
        _ = effects.take()
        let app = TestApp()
        let player = SamplePlayer(app: app, world: world)
        var delaysWork = false
        var requestsAtLaunch: [String] = []
        let recorder = await app.acting(throughout: {
            let roles = found.makeObjects(for: app)
            player.prepare(for: sample, from: start)
            await app.settle()
            if start != .cold {
                if await effects.waitForDelayedWork(pace.lingeringAfterLaunch) { found.noteDelayedWorkAtLaunch() }
                _ = effects.take()
                requestsAtLaunch = app.requestsOfSystem
            }

            let recorder = OutcomeRecorder(of: player, effects)
            if start == .cold { recorder.attributeEffects(at: .objectsMade) }
            await player.play(sample) { part in
                if await effects.waitForDelayedWork(pace.lingeringAfterEvent) { delaysWork = true }
                recorder.end(part)
            }
            await player.finish(patience: pace.patience)
            if await effects.waitForDelayedWork(pace.lingeringAfterEvent) { delaysWork = true }
            found.addEvents(roles.wantedEvents)
            return recorder
        })
        recorder.close(sample.parts.last ?? sample, unanswered: player.unanswered)
        found.addActions(app.actionsOfNotifications)
        return ComparisonReport.Outcome(
            of: player, recorder, requestsAtLaunch: requestsAtLaunch, delaysWork: delaysWork)
    }
}

extension FoundApp {
    /// Makes the app's objects for one life of it, adds what is found in them, and returns its roles.
    fileprivate func makeObjects(for testApp: TestApp) -> Roles {
        let (roles, plainDelegate) = app.make()
        testApp.shownDelegate = ShownDelegate(plainDelegate)
        testApp.delegate.roles = roles
        addObjects(roles)
        guard let make = app.makeSceneDelegate else { return roles }
        testApp.makeSceneDelegate = {
            let delegate = make()
            self.addSceneDelegate(delegate)
            return delegate
        }
        return roles
    }
}

extension ComparisonReport.Outcome {
    /// What an app did in this life and the next one; what is found at the end of a life is that of the next one.
    fileprivate func followed(by next: Self, afterSamples count: Int) -> Self {
        let nextEntries = next.entries.map { entry in
            var entry = entry
            entry.sampleIndex += count
            return entry
        }
        return Self(
            entries: entries + nextEntries, faults: faults + next.faults, restored: restored + next.restored,
            centerDelegate: next.centerDelegate, foreignCenterDelegate: next.foreignCenterDelegate,
            formerCenterDelegates: next.formerCenterDelegates, actions: next.actions,
            requests: requests + next.requests, requestsAtLaunch: requestsAtLaunch + next.requestsAtLaunch,
            screens: next.screens, effectsOfObservers: effectsOfObservers + next.effectsOfObservers,
            delaysWork: delaysWork || next.delaysWork)
    }

    @MainActor fileprivate init(
        of player: SamplePlayer, _ recorder: OutcomeRecorder, requestsAtLaunch: [String], delaysWork: Bool
    ) {
        let app = player.app
        self.init(
            entries: recorder.entries,
            faults: app.faults + player.silences,
            restored: player.restored,
            centerDelegate: app.centerDelegate,
            foreignCenterDelegate: app.foreignCenterDelegate,
            formerCenterDelegates: app.formerCenterDelegates,
            actions: app.actionsOfNotifications,
            requests: app.requestsOfSystem,
            requestsAtLaunch: requestsAtLaunch,
            screens: recorder.screens,
            effectsOfObservers: recorder.effectsOfObservers,
            delaysWork: delaysWork
        )
    }
}
