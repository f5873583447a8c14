import DecoupledAppDelegate

/// What UIKit finds in the two apps of a comparison before it sends anything.
@MainActor struct FoundMethods {
    /// The events that the app before the change has methods for.
    let before: Set<AppEvent>

    /// Whether the app before the change is an app delegate.
    let isDelegate: Bool

    /// The events that some handler wants afterwards.
    let after: Set<AppEvent>

    /// The methods of the scene delegate before the change, if it is one of the app's own.
    let ofSceneBefore: Set<AppEvent>

    /// The methods of the scene delegate afterwards, if it is one of the app's own.
    let ofSceneAfter: Set<AppEvent>

    /// Whether a scene delegate is one of the app's own, before or afterwards.
    let haveOwnScenes: Bool

    /// Whether the scene delegate afterwards is one of the app's own.
    private let hasOwnScenesAfter: Bool

    /// The class names of the handlers afterwards, or of the delegates, by slot.
    let handlers: [(slot: String, names: [String])]

    /// Whether there are handlers afterwards, and no other app delegate.
    let areHandlers: Bool

    /// Whether it is known which methods the app delegate implements; where there is no Objective-C it responds to all of them.
    let areKnown: Bool

    init(_ before: FoundApp, _ after: FoundApp) {
        self.before = before.events
        isDelegate = before.isDelegate
        ofSceneBefore = before.ofScene ?? []
        self.after = after.events
        ofSceneAfter = after.ofScene ?? []
        haveOwnScenes = before.hasOwnScenes || after.hasOwnScenes
        hasOwnScenesAfter = after.hasOwnScenes
        areHandlers = !after.isDelegate
        handlers = after.handlers
        areKnown = !before.events.isSuperset(of: AppEvent.allCases.filter { $0.rawValue.hasPrefix("application") })
    }

    /// Whether one of the apps may receive an event, as far as UIKit can tell.
    func contain(_ event: AppEvent) -> Bool {
        before.contains(event) || after.contains(event) || ofSceneBefore.contains(event) || ofSceneAfter.contains(event)
    }

    /// The methods that UIKit finds on one side and not on the other.
    ///
    /// Handlers are asked whether they want an event, not whether they implement it: that one of them no longer wants one counts if a case
    /// has shown that it did something, or nobody wants any event of the slot.
    func differences(in cases: [ComparisonReport.Case]) -> [Difference] {
        guard areKnown else { return [] }
        let implemented = Set(cases.flatMap(\.before.entries).filter(\.isImplemented).map(\.event))
        let slots = Set(after.compactMap(\.slot))
        // Every responder has the method for menus, and AppDelegate configures scenes itself; a scene delegate has methods of its own.
        let events = AppEvent.allCases.filter {
            $0 != .buildMenu && $0 != .configurationForConnectingScene && !(hasOwnScenesAfter && $0.isOfScenesAlone)
        }
        return events.compactMap { event in
            let slot = areHandlers ? event.slot : nil
            return switch (before.contains(event), after.contains(event)) {
            case (true, false)
            where isDelegate || implemented.contains(event) || event.slot.map(slots.contains) == false:
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
