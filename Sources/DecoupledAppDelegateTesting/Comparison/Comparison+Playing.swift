import DecoupledAppDelegate

extension Comparison {
    /// Plays a sample to a new app and returns what it did.
    func outcome(
        of sample: Sample,
        from start: Start,
        in world: World,
        _ makeRoles: @MainActor () -> Roles
    ) async -> ComparisonReport.Outcome {
        reset()
        _ = effects?()
        let app = TestApp()
        app.acting { app.delegate.roles = makeRoles() }
        let player = SamplePlayer(app: app, world: world)
        app.acting { player.prepare(for: start) }
        await app.settle()
        if start != .cold { _ = effects?() }

        var entries: [ComparisonReport.Outcome.Entry] = []
        let record = app.delegate.onRecord
        app.delegate.onRecord = {
            record?($0)
            entries.append(ComparisonReport.Outcome.Entry($0, effects: effects?() ?? []))
        }
        app.acting { player.play(sample, from: start) }
        await player.settle(patience: patience)
        if lingering > 0 { await MainQueue.pause(lingering) }

        entries += player.unanswered.map { ComparisonReport.Outcome.Entry(unanswered: $0) }
        // What is done after an answer belongs to the event that the case is about.
        let place = entries.lastIndex { $0.event == sample.event } ?? entries.indices.last
        if let place { entries[place].effects += effects?() ?? [] }
        return ComparisonReport.Outcome(
            entries: entries,
            faults: app.faults,
            restored: player.restored,
            isRegisteredForPushes: app.isRegisteredForPushes,
            root: app.delegate.window?.rootViewController.map { "\(type(of: $0))" }
        )
    }

    /// Whether it is known which methods the app delegate implements; where there is no Objective-C it responds to all of them.
    var knowsMethods: Bool {
        !responses(of: before).isSuperset(of: AppEvent.allCases.filter { $0.rawValue.hasPrefix("application") })
    }

    /// The methods that UIKit finds on one side and not on the other.
    func responseDifferences() -> [Difference] {
        let (before, after) = (responses(of: before), responses(of: after))
        guard knowsMethods else { return [] }
        // Every responder has the method for menus, and AppDelegate configures scenes itself.
        let events = AppEvent.allCases.filter { $0 != .buildMenu && $0 != .configurationForConnectingScene }
        return events.compactMap { event in
            switch (before.contains(event), after.contains(event)) {
            case (true, false):
                Difference(.response, of: event, before: "found", after: "not found")
            case (false, true) where Self.decisive.contains(event):
                Difference(.response, of: event, before: "not found", after: "found")
            default: nil
            }
        }
    }

    /// The events that some handler wants.
    private func responses(of makeRoles: @MainActor () -> Roles) -> Set<AppEvent> {
        reset()
        return Set(
            makeRoles().inspection.flatMap { slot in
                slot.events.filter { event in slot.handlers.contains { !$0.refused.contains(event) } }
            }
        )
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
