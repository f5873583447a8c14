import DecoupledAppDelegate

extension Comparison {
    /// Plays a sample to a new app and returns what it did.
    func outcome(
        of sample: Sample,
        from start: Start,
        in world: World,
        _ compared: ComparedApp
    ) async -> ComparisonReport.Outcome {
        reset()
        _ = effects?()
        let app = TestApp()
        let player = SamplePlayer(app: app, world: world)
        let notes = await app.acting(throughout: { await play(sample, from: start, to: compared, by: player) })

        var entries = notes.entries
        entries += player.unanswered.map { ComparisonReport.Outcome.Entry(unanswered: $0) }
        // What is done after an answer belongs to the event that the case is about, or to the scene that connects for it.
        let place =
            entries.lastIndex { $0.event == sample.event } ?? entries.lastIndex { $0.event == .sceneWillConnect }
            ?? entries.indices.last
        if let place { entries[place].effects += effects?() ?? [] }
        return ComparisonReport.Outcome(
            entries: entries,
            faults: app.faults,
            restored: player.restored,
            isRegisteredForPushes: app.isRegisteredForPushes,
            centerDelegate: app.centerDelegate,
            root: app.root ?? notes.root
        )
    }

    private func play(
        _ sample: Sample,
        from start: Start,
        to compared: ComparedApp,
        by player: SamplePlayer
    ) async -> Notes {
        let app = player.app
        let (roles, plainDelegate) = compared.make()
        app.plainDelegate = plainDelegate
        app.delegate.roles = roles
        app.makeSceneDelegate = compared.makeSceneDelegate
        player.prepare(for: start)
        await app.settle()
        if start != .cold {
            if lingering > 0 { await MainQueue.pause(lingering) }
            _ = effects?()
        }

        let notes = Notes(of: app, effects)
        player.play(sample, from: start)
        notes.isPlaying = false
        await player.settle(patience: patience)
        if lingering > 0 { await MainQueue.pause(lingering) }
        return notes
    }

    /// Whether it is known which methods the app delegate implements; where there is no Objective-C it responds to all of them.
    var knowsMethods: Bool {
        !before.responses().isSuperset(of: AppEvent.allCases.filter { $0.rawValue.hasPrefix("application") })
    }

    /// The methods that UIKit finds on one side and not on the other.
    func responseDifferences() -> [Difference] {
        guard knowsMethods else { return [] }
        reset()
        let (before, after) = (before.responses(), after.responses())
        // Every responder has the method for menus, and AppDelegate configures scenes itself.
        let events = AppEvent.allCases.filter { $0 != .buildMenu && $0 != .configurationForConnectingScene }
        return events.compactMap { event in
            switch (before.contains(event), after.contains(event)) {
            case (true, false): Difference(.response, of: event, in: event.slot, before: "found", after: "not found")
            case (false, true) where Self.decisive.contains(event):
                Difference(.response, of: event, in: event.slot, before: "not found", after: "found")
            default: nil
            }
        }
    }

    /// The events whose method changes what UIKit does by being there.
    private static var decisive: Set<AppEvent> {
        var events: Set<AppEvent> = [.shouldSaveState, .shouldRestoreState, .viewControllerForRestoration]
        #if RemoteNotifications
        events.insert(.didReceiveRemoteNotification)
        #endif
        #if !os(visionOS)
        events.insert(.performFetch)
        #endif
        #if !os(tvOS)
        events.insert(.supportedInterfaceOrientations)
        #endif
        return events
    }
}

/// Notes what an app does while it is played a sample.
@MainActor private final class Notes {
    private(set) var entries: [ComparisonReport.Outcome.Entry] = []

    /// The last root view controller that there was.
    private(set) var root: String?

    /// Whether what happens is inside the call that plays the sample.
    var isPlaying = true

    init(of app: TestApp, _ effects: (@MainActor () -> [String])?) {
        root = app.root
        let onRecord = app.delegate.onRecord
        app.delegate.onRecord = { [weak app] record in
            onRecord?(record)
            self.entries.append(.init(record, isAtOnce: self.isPlaying, effects: effects?() ?? []))
            self.root = app?.root ?? self.root
        }
        app.onSceneCall = { [weak app] call in
            self.entries.append(.init(call, isAtOnce: self.isPlaying, effects: effects?() ?? []))
            self.root = app?.root ?? self.root
        }
    }
}
