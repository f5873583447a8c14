extension Slots {
    /// Every slot, in order.
    static let all = Slots().list

    /// Returns the place of a slot among all.
    static func place(of name: String) -> Int {
        for (place, slot) in all.enumerated() where slot.name == name { return place }
        preconditionFailure("\(name) is not listed.")
    }

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

extension AppEvent: @MainActor CaseIterable {
    /// Every event of every role, in the order of the slots.
    @preconcurrency @MainActor public static let allCases: [AppEvent] = Slots.all.flatMap { $0.events.map(\.id) }

    /// The place of each event among all.
    @MainActor static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))
}
