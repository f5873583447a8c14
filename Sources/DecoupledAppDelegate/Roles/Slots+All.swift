// This folder is the roles, each in a file: the protocol that handlers adopt, the defaults of its methods, its events,
// and its slot, which says how each event is delivered. `HealthDelegate` is the shortest. A role is complete with its
// slot in the list below, and with the methods that UIKit calls: in `AppDelegate`, and in `ExistingAppDelegate`, which
// wraps one; for scenes in `SceneDelegate`, in the list of its methods, and in `ExistingSceneDelegate`; for the
// notification center in `UserNotificationCenterDelegate` and `NotificationForwarding`. Where UIKit's protocol has an
// async form beside that with a completion handler, so has `AsyncForms+Headless`; what the app learns from an event is
// in `EventKind`.

extension Slots {
    /// Every slot, in order; listing them gives each slot its index, and registers its events.
    static let all = Slots().list

    /// Every event, in the order of the slots.
    static let definitions = {
        let definitions = all.flatMap(\.definitions)
        for (index, event) in definitions.enumerated() { event.setIndex(index) }
        return definitions
    }()

    /// Returns how an event is delivered.
    static func definition(of event: AppEvent) -> AnyEventDefinition {
        guard let index = event.index else { preconditionFailure("No slot declares \(event).") }
        return definitions[index]
    }

    /// Returns the index of a slot among all.
    static func index(of name: String) -> Int {
        for (index, slot) in all.enumerated() where slot.name == name { return index }
        preconditionFailure("\(name) is not listed.")
    }

    @SlotsBuilder private var list: [AnySlot] {
        appStateDelegate
        #if RemoteNotifications
        remoteNotificationsDelegate
        #endif
        urlDelegate
        #if !os(tvOS)
        orientationDelegate
        #endif
        activityContinuationDelegate
        #if !os(tvOS)
        shortcutItemDelegate
        #endif
        #if !os(visionOS)
        backgroundFetchDelegate
        #endif
        backgroundURLSessionDelegate
        protectedDataDelegate
        systemConditionsDelegate
        extensionDelegate
        watchInteractionDelegate
        healthDelegate
        keyCommandsDelegate
        menuDelegate
        stateRestorationDelegate
        userNotificationsDelegate
        #if Intents
        intentDelegate
        #endif
        #if CloudKit
        cloudKitShareDelegate
        #endif
        sceneSessionDelegate
        sceneConnectionDelegate
        sceneStateDelegate
        sceneRestorationDelegate
        windowGeometryDelegate
    }
}

extension AppEvent {
    /// Every event of every role, in the order of the slots.
    public static let allCases: [AppEvent] = Slots.definitions.map(\.event)

    /// The index of each event among all.
    static let indices: [AppEvent: Int] = allCases.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
}
