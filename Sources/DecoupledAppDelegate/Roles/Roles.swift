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
        get { contents[.appState] }
        _modify { yield &contents[.appState] }
    }

    #if RemoteNotifications
    /// Registration for remote notifications, and their arrival.
    public var remoteNotificationsDelegate: Handlers<any RemoteNotificationsDelegate> {
        get { contents[.remoteNotifications] }
        _modify { yield &contents[.remoteNotifications] }
    }
    #endif

    /// URLs to open.
    public var urlDelegate: Handlers<any URLDelegate> {
        get { contents[.url] }
        _modify { yield &contents[.url] }
    }

    #if !os(tvOS)
    /// Interface orientations.
    public var orientationDelegate: Handlers<any OrientationDelegate> {
        get { contents[.orientation] }
        _modify { yield &contents[.orientation] }
    }
    #endif

    /// Handoff, universal links, Spotlight results.
    public var activityContinuationDelegate: Handlers<any ActivityContinuationDelegate> {
        get { contents[.activityContinuation] }
        _modify { yield &contents[.activityContinuation] }
    }

    #if !os(tvOS)
    /// Home Screen quick actions.
    public var shortcutItemDelegate: Handlers<any ShortcutItemDelegate> {
        get { contents[.shortcutItem] }
        _modify { yield &contents[.shortcutItem] }
    }
    #endif

    #if !os(visionOS)
    /// Fetching data in the background.
    public var backgroundFetchDelegate: Handlers<any BackgroundFetchDelegate> {
        get { contents[.backgroundFetch] }
        _modify { yield &contents[.backgroundFetch] }
    }
    #endif

    /// Background URL sessions.
    public var backgroundURLSessionDelegate: Handlers<any BackgroundURLSessionDelegate> {
        get { contents[.backgroundURLSession] }
        _modify { yield &contents[.backgroundURLSession] }
    }

    /// Availability of protected files.
    public var protectedDataDelegate: Handlers<any ProtectedDataDelegate> {
        get { contents[.protectedData] }
        _modify { yield &contents[.protectedData] }
    }

    /// Memory warnings and significant changes of the time.
    public var systemConditionsDelegate: Handlers<any SystemConditionsDelegate> {
        get { contents[.systemConditions] }
        _modify { yield &contents[.systemConditions] }
    }

    /// Permission for app extensions.
    public var extensionDelegate: Handlers<any ExtensionDelegate> {
        get { contents[.extension] }
        _modify { yield &contents[.extension] }
    }

    /// Requests of a WatchKit extension.
    public var watchInteractionDelegate: Handlers<any WatchInteractionDelegate> {
        get { contents[.watchInteraction] }
        _modify { yield &contents[.watchInteraction] }
    }

    /// Access to health data for the watch app.
    public var healthDelegate: Handlers<any HealthDelegate> {
        get { contents[.health] }
        _modify { yield &contents[.health] }
    }

    /// Key commands on other keyboard layouts.
    public var keyCommandsDelegate: Handlers<any KeyCommandsDelegate> {
        get { contents[.keyCommands] }
        _modify { yield &contents[.keyCommands] }
    }

    /// Menus.
    public var menuDelegate: Handlers<any MenuDelegate> {
        get { contents[.menu] }
        _modify { yield &contents[.menu] }
    }

    /// Saving and restoring the interface of an app without scenes.
    public var stateRestorationDelegate: Handlers<any StateRestorationDelegate> {
        get { contents[.stateRestoration] }
        _modify { yield &contents[.stateRestoration] }
    }

    /// Notifications to present, and responses to them.
    public var userNotificationsDelegate: Handlers<any UserNotificationsDelegate> {
        get { contents[.userNotifications] }
        _modify { yield &contents[.userNotifications] }
    }

    #if Intents
    /// Siri intents.
    public var intentDelegate: Handlers<any IntentDelegate> {
        get { contents[.intent] }
        _modify { yield &contents[.intent] }
    }
    #endif

    #if CloudKit
    /// CloudKit shares.
    public var cloudKitShareDelegate: Handlers<any CloudKitShareDelegate> {
        get { contents[.cloudKitShare] }
        _modify { yield &contents[.cloudKitShare] }
    }
    #endif

    /// Configuration and discarding of scenes.
    public var sceneSessionDelegate: Handlers<any SceneSessionDelegate> {
        get { contents[.sceneSession] }
        _modify { yield &contents[.sceneSession] }
    }

    /// Connection and disconnection of scenes.
    public var sceneConnectionDelegate: Handlers<any SceneConnectionDelegate> {
        get { contents[.sceneConnection] }
        _modify { yield &contents[.sceneConnection] }
    }

    /// Foreground and background, for each scene.
    public var sceneStateDelegate: Handlers<any SceneStateDelegate> {
        get { contents[.sceneState] }
        _modify { yield &contents[.sceneState] }
    }

    /// Saving and restoring what a scene shows.
    public var sceneRestorationDelegate: Handlers<any SceneRestorationDelegate> {
        get { contents[.sceneRestoration] }
        _modify { yield &contents[.sceneRestoration] }
    }

    /// Size, orientation and traits of window scenes.
    public var windowGeometryDelegate: Handlers<any WindowGeometryDelegate> {
        get { contents[.windowGeometry] }
        _modify { yield &contents[.windowGeometry] }
    }

    /// The handlers of all slots.
    var contents = Roles.empty

    /// Creates a set of empty slots.
    public init() {}

    init(_ contents: HandlerLists) { self.contents = contents }
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

    private static let empty = HandlerLists(count: Place.allCases.count)
}

extension Slot {
    init(
        _ place: Roles.Place, _ name: String,
        @ListBuilder<EventDefinition> events: @escaping @MainActor () -> [EventDefinition]
    ) {
        self.init(at: place.rawValue, name, events: events)
    }
}

extension AppEvent: @MainActor CaseIterable {
    /// Every event of every role, in the order of the slots.
    @preconcurrency @MainActor public static let allCases: [AppEvent] = Roles.slots.flatMap { $0.events.map(\.id) }

    /// The place of each event among all.
    @MainActor static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))
}
