/// The slots of an app: which handlers fill which role.
///
/// A struct, so that a build configuration swaps all handlers at once:
///
/// ```swift
/// #if DEBUG
/// AppDelegate.shared.roles = .debug
/// #else
/// AppDelegate.shared.roles = .release
/// #endif
/// ```
///
/// Each slot takes one or more handlers, in the order in which they are called. Each role's protocol documents how their results are merged.
@preconcurrency @MainActor public struct Roles {
    /// Launch, foreground and background, termination.
    public var appStateDelegate: Handlers<any AppStateDelegate> {
        get { self[.appState] }
        _modify { yield &self[.appState] }
    }

    #if RemoteNotifications
    /// Registration for remote notifications, and their arrival.
    public var remoteNotificationsDelegate: Handlers<any RemoteNotificationsDelegate> {
        get { self[.remoteNotifications] }
        _modify { yield &self[.remoteNotifications] }
    }
    #endif

    /// URLs to open.
    public var urlDelegate: Handlers<any URLDelegate> {
        get { self[.url] }
        _modify { yield &self[.url] }
    }

    #if !os(tvOS)
    /// Interface orientations.
    public var orientationDelegate: Handlers<any OrientationDelegate> {
        get { self[.orientation] }
        _modify { yield &self[.orientation] }
    }
    #endif

    /// Handoff, universal links, Spotlight results.
    public var activityContinuationDelegate: Handlers<any ActivityContinuationDelegate> {
        get { self[.activityContinuation] }
        _modify { yield &self[.activityContinuation] }
    }

    #if !os(tvOS)
    /// Home Screen quick actions.
    public var shortcutItemDelegate: Handlers<any ShortcutItemDelegate> {
        get { self[.shortcutItem] }
        _modify { yield &self[.shortcutItem] }
    }
    #endif

    #if !os(visionOS)
    /// Fetching data in the background.
    public var backgroundFetchDelegate: Handlers<any BackgroundFetchDelegate> {
        get { self[.backgroundFetch] }
        _modify { yield &self[.backgroundFetch] }
    }
    #endif

    /// Background URL sessions.
    public var backgroundURLSessionDelegate: Handlers<any BackgroundURLSessionDelegate> {
        get { self[.backgroundURLSession] }
        _modify { yield &self[.backgroundURLSession] }
    }

    /// Availability of protected files.
    public var protectedDataDelegate: Handlers<any ProtectedDataDelegate> {
        get { self[.protectedData] }
        _modify { yield &self[.protectedData] }
    }

    /// Memory warnings and significant changes of the time.
    public var systemConditionsDelegate: Handlers<any SystemConditionsDelegate> {
        get { self[.systemConditions] }
        _modify { yield &self[.systemConditions] }
    }

    /// Permission for app extensions.
    public var extensionDelegate: Handlers<any ExtensionDelegate> {
        get { self[.extension] }
        _modify { yield &self[.extension] }
    }

    /// Requests of a WatchKit extension.
    public var watchInteractionDelegate: Handlers<any WatchInteractionDelegate> {
        get { self[.watchInteraction] }
        _modify { yield &self[.watchInteraction] }
    }

    /// Access to health data for the watch app.
    public var healthDelegate: Handlers<any HealthDelegate> {
        get { self[.health] }
        _modify { yield &self[.health] }
    }

    /// Key commands on other keyboard layouts.
    public var keyCommandsDelegate: Handlers<any KeyCommandsDelegate> {
        get { self[.keyCommands] }
        _modify { yield &self[.keyCommands] }
    }

    /// Menus.
    public var menuDelegate: Handlers<any MenuDelegate> {
        get { self[.menu] }
        _modify { yield &self[.menu] }
    }

    /// Saving and restoring the interface of an app without scenes.
    public var stateRestorationDelegate: Handlers<any StateRestorationDelegate> {
        get { self[.stateRestoration] }
        _modify { yield &self[.stateRestoration] }
    }

    /// Notifications to present, and responses to them.
    public var userNotificationsDelegate: Handlers<any UserNotificationsDelegate> {
        get { self[.userNotifications] }
        _modify { yield &self[.userNotifications] }
    }

    #if Intents
    /// Siri intents.
    public var intentDelegate: Handlers<any IntentDelegate> {
        get { self[.intent] }
        _modify { yield &self[.intent] }
    }
    #endif

    #if CloudKit
    /// CloudKit shares.
    public var cloudKitShareDelegate: Handlers<any CloudKitShareDelegate> {
        get { self[.cloudKitShare] }
        _modify { yield &self[.cloudKitShare] }
    }
    #endif

    /// Configuration and discarding of scenes.
    public var sceneSessionDelegate: Handlers<any SceneSessionDelegate> {
        get { self[.sceneSession] }
        _modify { yield &self[.sceneSession] }
    }

    /// Connection and disconnection of scenes.
    public var sceneConnectionDelegate: Handlers<any SceneConnectionDelegate> {
        get { self[.sceneConnection] }
        _modify { yield &self[.sceneConnection] }
    }

    /// Foreground and background, for each scene.
    public var sceneStateDelegate: Handlers<any SceneStateDelegate> {
        get { self[.sceneState] }
        _modify { yield &self[.sceneState] }
    }

    /// Saving and restoring what a scene shows.
    public var sceneRestorationDelegate: Handlers<any SceneRestorationDelegate> {
        get { self[.sceneRestoration] }
        _modify { yield &self[.sceneRestoration] }
    }

    /// Size, orientation and traits of window scenes.
    public var windowGeometryDelegate: Handlers<any WindowGeometryDelegate> {
        get { self[.windowGeometry] }
        _modify { yield &self[.windowGeometry] }
    }

    /// The handlers of each slot, by its place.
    var lists = Roles.empty

    /// The services, in order; those that are in a slot are held by it alone.
    var registrations: [HandlerEntry] = []

    /// What is wrong with handlers that were added to all slots of their roles, to be reported.
    var misfits: [Fault] = []

    /// Creates a set of empty slots.
    public init() {}
}

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

    private static let empty = Array(repeating: HandlerList(), count: Place.allCases.count)

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
