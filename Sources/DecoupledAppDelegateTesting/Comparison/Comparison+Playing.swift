import DecoupledAppDelegate

extension Comparison {
    /// Plays a sample to a new app and returns what it did.
    func outcome(
        of sample: Sample,
        from start: Start,
        in world: World,
        _ compared: ComparedApp,
        learning found: FoundApp
    ) async -> ComparisonReport.Outcome {
        reset()
        _ = effects?()
        let app = TestApp()
        let player = SamplePlayer(app: app, world: world)
        let notes = await app.acting(throughout: {
            await play(sample, from: start, to: compared, by: player, learning: found)
        })

        notes.close(sample, unanswered: player.unanswered)
        found.note(app.actionsOfNotifications)
        return ComparisonReport.Outcome(
            entries: notes.entries,
            faults: app.faults + player.silences,
            restored: player.restored,
            isRegisteredForPushes: app.isRegisteredForPushes,
            centerDelegate: app.centerDelegate,
            centerGuest: app.centerGuest,
            screen: notes.screen
        )
    }

    private func play(
        _ sample: Sample,
        from start: Start,
        to compared: ComparedApp,
        by player: SamplePlayer,
        learning found: FoundApp
    ) async -> Notes {
        let app = player.app
        let (roles, plainDelegate) = compared.make()
        app.plainDelegate = plainDelegate
        app.delegate.roles = roles
        found.note(roles, plainDelegate)
        if let make = compared.makeSceneDelegate {
            app.makeSceneDelegate = {
                let delegate = make()
                found.note(delegate)
                return delegate
            }
        }
        player.prepare(for: sample, from: start)
        await app.settle()
        if start != .cold {
            if lingering > 0 { await MainQueue.pause(lingering) }
            _ = effects?()
        }

        let notes = Notes(of: player, effects)
        await player.play(sample, from: start) { played in
            if lingering > 0 { await MainQueue.pause(lingering) }
            notes.settle(played)
        }
        await player.settle(patience: patience)
        if lingering > 0 { await MainQueue.pause(lingering) }
        return notes
    }
}
