extension Slots {
    /// Where the handlers of each role are, also of roles that the platform lacks.
    enum Place: Int, CaseIterable {
        case appState, remoteNotifications, url, orientation, activityContinuation, shortcutItem, backgroundFetch
        case backgroundURLSession, protectedData, systemConditions, `extension`, watchInteraction, health, keyCommands
        case menu, stateRestoration, userNotifications, intent, cloudKitShare
        case sceneSession, sceneConnection, sceneState, sceneRestoration, windowGeometry
    }

    /// Every slot, in order.
    static let all = Slots().list

    @ListBuilder<AnySlot> private var list: [AnySlot] {
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

extension Slot {
    init(
        _ place: Slots.Place, name: String = #function,
        @ListBuilder<EventDefinition> events: @escaping @MainActor () -> [EventDefinition]
    ) {
        self.init(at: place.rawValue, name, events: events)
    }
}

extension AppEvent: @MainActor CaseIterable {
    /// Every event of every role, in the order of the slots.
    @preconcurrency @MainActor public static let allCases: [AppEvent] = Slots.all.flatMap { $0.events.map(\.id) }

    /// The place of each event among all.
    @MainActor static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))
}
