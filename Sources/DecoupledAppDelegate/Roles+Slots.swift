// The slots behind the properties: each with its name and events, and by its place, which finds it at once.

extension Roles {
    /// Where the handlers of each role are, also of roles that the platform lacks.
    enum Place: Int, CaseIterable {
        case appState, remoteNotifications, url, orientation, activityContinuation, shortcutItem, backgroundFetch
        case backgroundURLSession, protectedData, systemConditions, `extension`, watchInteraction, health, keyCommands
        case menu, stateRestoration, userNotifications, intent, cloudKitShare
        case sceneSession, sceneConnection, sceneState, sceneRestoration, windowGeometry
    }

    /// Every slot, in the order of the properties.
    static let slots: [AnySlot] = list {
        Slot.appState
        #if RemoteNotifications
        Slot.remoteNotifications
        #endif
        Slot.url
        #if !os(tvOS)
        Slot.orientation
        #endif
        Slot.activityContinuation
        #if !os(tvOS)
        Slot.shortcutItem
        #endif
        #if !os(visionOS)
        Slot.backgroundFetch
        #endif
        Slot.backgroundURLSession
        Slot.protectedData
        Slot.systemConditions
        Slot.extension
        Slot.watchInteraction
        Slot.health
        Slot.keyCommands
        Slot.menu
        Slot.stateRestoration
        Slot.userNotifications
        #if Intents
        Slot.intent
        #endif
        #if CloudKit
        Slot.cloudKitShare
        #endif
        Slot.sceneSession
        Slot.sceneConnection
        Slot.sceneState
        Slot.sceneRestoration
        Slot.windowGeometry
    }

    private static func list(@ListBuilder<AnySlot> _ slots: () -> [AnySlot]) -> [AnySlot] { slots() }

    static let empty = Array(repeating: HandlerList(), count: Place.allCases.count)

    /// The list of a slot.
    subscript(slot: AnySlot) -> HandlerList {
        get { lists[slot.place.rawValue] }
        _modify { yield &lists[slot.place.rawValue] }
    }

    /// The handlers of a slot.
    subscript<Role>(slot: Slot<Role>) -> Handlers<Role> {
        get { Handlers(lists[slot.place.rawValue]) }
        _modify {
            var handlers = Handlers<Role>(lists[slot.place.rawValue])
            lists[slot.place.rawValue] = HandlerList()
            defer { lists[slot.place.rawValue] = handlers.list }
            yield &handlers
        }
    }

    /// The handlers of all slots; one that fills several roles comes once for each.
    var objects: [AnyObject] { lists.flatMap(\.objects) }
}

extension AppEvent: @MainActor CaseIterable {
    /// Every event of every role, in the order of the slots.
    @preconcurrency @MainActor public static let allCases: [AppEvent] = Roles.slots.flatMap { $0.events.map(\.id) }

    /// The place of each event among all.
    @MainActor static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))
}
