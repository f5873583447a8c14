import DecoupledAppDelegate

extension Difference.Kind {
    /// UIKit finds a method that it did not find, or no longer finds it.
    public static let respondsTo = Self(rawValue: "respondsTo")
}

extension Rule {
    /// The methods that UIKit finds on one side and not on the other.
    ///
    /// Handlers are asked whether they want an event, not whether they implement it: that one of them no longer wants one counts if a case
    /// has shown that it did something, or nobody wants any event of the slot.
    static let respondsTo = Rule(
        kind: .respondsTo,
        questions: [
            .apps { apps, cases in
                guard apps.areMethodsKnown else { return [] }
                let before = apps.before
                let after = apps.after
                let implemented = Set(cases.flatMap(\.before.entries).filter(\.isImplemented).map(\.event))
                let slots = Set(after.events.compactMap(\.slot))
                // Every responder has the method for menus, and AppDelegate configures scenes itself; a scene delegate has methods of its own.
                let events = AppEvent.allCases.filter {
                    $0 != .buildMenu && $0 != .configurationForConnectingScene
                        && !(after.hasOwnSceneDelegate && $0.isOfScenesAlone)
                }
                return events.compactMap { event in
                    if after.changingEvents.contains(event), !before.changingEvents.contains(event) {
                        return (event, (before.events.contains(event) ? .present : .absent, .text("found at times")))
                    }
                    return switch (before.events.contains(event), after.events.contains(event)) {
                    case (true, false)
                    where !before.app.isOfRoles || implemented.contains(event)
                        || event.slot.map(slots.contains) == false:
                        (event, (.present, .absent))
                    case (false, true) where AppEvent.thatDecideByBeingThere.contains(event):
                        (event, (.absent, .present))
                    default: nil
                    }
                }
            }
        ],
        words: [.present: "found", .absent: "not found"],
        advice: { difference in
            "UIKit asks which methods there are, and acts on it. "
                + (difference.slot.map { "Fill \($0), or narrow handles(_:)." } ?? "Implement the same ones.")
        }
    )
}

extension AppEvent {
    /// The events whose method changes what UIKit does by being there.
    @MainActor fileprivate static var thatDecideByBeingThere: Set<AppEvent> {
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
