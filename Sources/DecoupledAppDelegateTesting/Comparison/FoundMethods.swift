import DecoupledAppDelegate

/// What UIKit finds in the two apps of a comparison before it sends anything.
@MainActor struct FoundMethods {
    /// The app before the change.
    let before: FoundApp

    /// The app afterwards.
    let after: FoundApp

    /// Whether there are handlers afterwards, and no other app delegate.
    var areHandlers: Bool { !after.isDelegate }

    /// Whether it is known which methods the app delegate implements; where there is no Objective-C it responds to all of them.
    var areKnown: Bool {
        !before.events.isSuperset(of: AppEvent.allCases.filter { $0.rawValue.hasPrefix("application") })
    }

    /// Whether one of the apps may receive an event, as far as UIKit can tell.
    func contain(_ event: AppEvent) -> Bool {
        [before, after].contains { $0.events.contains(event) || $0.ofScene?.contains(event) == true }
    }

    /// The methods that UIKit finds on one side and not on the other.
    ///
    /// Handlers are asked whether they want an event, not whether they implement it: that one of them no longer wants one counts if a case
    /// has shown that it did something, or nobody wants any event of the slot.
    func differences(in cases: [ComparisonReport.Case]) -> [Difference] {
        guard areKnown else { return [] }
        let implemented = Set(cases.flatMap(\.before.entries).filter(\.isImplemented).map(\.event))
        let slots = Set(after.events.compactMap(\.slot))
        // Every responder has the method for menus, and AppDelegate configures scenes itself; a scene delegate has methods of its own.
        let events = AppEvent.allCases.filter {
            $0 != .buildMenu && $0 != .configurationForConnectingScene && !(after.hasOwnScenes && $0.isOfScenesAlone)
        }
        return events.compactMap { event in
            let slot = areHandlers ? event.slot : nil
            return switch (before.events.contains(event), after.events.contains(event)) {
            case (true, false)
            where before.isDelegate || implemented.contains(event) || event.slot.map(slots.contains) == false:
                Difference(.response, of: event, in: slot, before: "found", after: "not found")
            case (false, true) where Self.decisive.contains(event):
                Difference(.response, of: event, in: slot, before: "not found", after: "found")
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
