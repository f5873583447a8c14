import DecoupledAppDelegate

extension Comparison {
    /// Plays a sample to new objects of one version of the app and returns what it did; what is found in them is added.
    func outcome(
        of sample: Sample, from start: Start, _ version: Version, in worlds: WorldPair, _ apps: FoundApps, at pace: Pace
    ) async -> Outcome {
        await OneLife.exclusively {
            reset()
            if !sample.isOfFirstLife {
                let version = sample.isAfterUpdate ? .before : version
                let life = Sample.several("", sample.earlierLife)
                let start = life.occasion.starts.contains(.foreground) ? Start.foreground : .cold
                _ = await outcomeOfLife(
                    with: life, from: start, in: worlds[version], apps[version], at: pace.ofEarlierLife)
            }
            let lives = sample.lives
            var outcome = await outcomeOfLife(
                with: lives[0], from: start, in: worlds[version], apps[version], at: pace)
            var count = lives[0].parts.count
            for life in lives.dropFirst() {
                let earlier = outcome
                outcome = await outcomeOfLife(with: life, from: start, in: worlds[version], apps[version], at: pace)
                outcome.add(earlier: earlier, with: count)
                count += life.parts.count
            }
            return outcome
        }
    }

    private func outcomeOfLife(
        with sample: Sample, from start: Start, in world: World, _ found: FoundApp, at pace: Pace
    ) async -> Outcome {
        let effects = EffectSource(effects)
        _ = effects.take()
        let app = TestApp()
        app.knownOpeningActions = found.openingActions
        let player = SamplePlayer(app: app, world: world)
        var delaysWork = false
        var requestsAtLaunch: [String] = []
        let recorder = await app.acting(throughout: {
            let preparations = start == .cold ? sample.parts.prefix(while: \.isStep) : []
            for step in preparations {
                await player.play(step)
                await app.settle()
            }
            // The app's objects have done nothing yet.
            _ = effects.take()
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
            await player.play(sample, dropping: preparations.count) { part in
                if await effects.waitForDelayedWork(pace.lingeringAfterEvent) { delaysWork = true }
                recorder.end(part)
            }
            await player.finish(patience: pace.patience)
            if await effects.waitForDelayedWork(pace.lingeringAtEnd) { delaysWork = true }
            found.addEvents(roles.wantedEvents)
            return recorder
        })
        recorder.close(sample.parts.last ?? sample, unanswered: player.unanswered)
        let outcome = Outcome(
            entries: recorder.entries,
            faults: app.faults + player.silences,
            restored: player.restored,
            centerDelegate: app.centerDelegate,
            foreignCenterDelegate: app.foreignCenterDelegate,
            formerCenterDelegates: app.formerCenterDelegates,
            actions: app.actionsOfNotifications,
            openingActions: app.openingActions,
            requests: recorder.requests.all,
            requestsAtLaunch: requestsAtLaunch,
            screens: recorder.screens,
            effectsOfObservers: recorder.effectsOfObservers,
            delaysWork: delaysWork
        )
        found.addActions(of: outcome)
        return outcome
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

extension Outcome {
    /// Adds what the app did in an earlier life, with some samples; what is found at the end of a life is the last one's.
    fileprivate mutating func add(earlier: Self, with count: Int) {
        for index in entries.indices { entries[index].sampleIndex += count }
        entries = earlier.entries + entries
        faults = earlier.faults + faults
        restored = earlier.restored + restored
        requests = earlier.requests + requests
        effectsOfObservers = earlier.effectsOfObservers + effectsOfObservers
        delaysWork = earlier.delaysWork || delaysWork
    }
}
