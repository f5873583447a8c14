/// The slots of an app: which handlers fill which role.
///
/// A value, so that a build configuration swaps the whole set at once:
///
/// ```swift
/// #if DEBUG
/// AppDelegate.shared.roles = .debug
/// #else
/// AppDelegate.shared.roles = .release
/// #endif
/// ```
///
/// Each slot takes one or more handlers, in the order in which they are asked. Each role's protocol documents how their answers are combined.
@preconcurrency @MainActor
public struct Roles {
    /// Launch, foreground and background, termination.
    public var appStateDelegate: Handlers<any AppStateDelegate> = []

    #if RemoteNotifications
    /// Registration for remote notifications, and their arrival.
    public var remoteNotificationsDelegate: Handlers<any RemoteNotificationsDelegate> = []
    #endif

    /// URLs to open.
    public var urlDelegate: Handlers<any URLDelegate> = []

    #if !os(tvOS)
    /// Interface orientations.
    public var orientationDelegate: Handlers<any OrientationDelegate> = []
    #endif

    /// Handoff, universal links, Spotlight results.
    public var activityContinuationDelegate: Handlers<any ActivityContinuationDelegate> = []

    #if !os(tvOS)
    /// Home Screen quick actions.
    public var shortcutItemDelegate: Handlers<any ShortcutItemDelegate> = []
    #endif

    #if !os(visionOS)
    /// Fetching data in the background.
    public var backgroundFetchDelegate: Handlers<any BackgroundFetchDelegate> = []
    #endif

    /// Background URL sessions.
    public var backgroundURLSessionDelegate: Handlers<any BackgroundURLSessionDelegate> = []

    /// Availability of protected files.
    public var protectedDataDelegate: Handlers<any ProtectedDataDelegate> = []

    /// Memory warnings and significant changes of the time.
    public var systemConditionsDelegate: Handlers<any SystemConditionsDelegate> = []

    /// Permission for app extensions.
    public var extensionDelegate: Handlers<any ExtensionDelegate> = []

    /// Requests of a WatchKit extension.
    public var watchInteractionDelegate: Handlers<any WatchInteractionDelegate> = []

    /// Access to health data for the watch app.
    public var healthDelegate: Handlers<any HealthDelegate> = []

    /// Key commands on other keyboard layouts.
    public var keyCommandsDelegate: Handlers<any KeyCommandsDelegate> = []

    /// Menus.
    public var menuDelegate: Handlers<any MenuDelegate> = []

    /// Saving and restoring the interface of an app without scenes.
    public var stateRestorationDelegate: Handlers<any StateRestorationDelegate> = []

    /// Notifications to present, and responses to them.
    public var userNotificationsDelegate: Handlers<any UserNotificationsDelegate> = []

    #if Intents
    /// Siri intents.
    public var intentDelegate: Handlers<any IntentDelegate> = []
    #endif

    #if CloudKit
    /// CloudKit shares.
    public var cloudKitShareDelegate: Handlers<any CloudKitShareDelegate> = []
    #endif

    /// Configuration and discarding of scenes.
    public var sceneSessionDelegate: Handlers<any SceneSessionDelegate> = []

    /// Connection and disconnection of scenes.
    public var sceneConnectionDelegate: Handlers<any SceneConnectionDelegate> = []

    /// Foreground and background, for each scene.
    public var sceneStateDelegate: Handlers<any SceneStateDelegate> = []

    /// Saving and restoring what a scene shows.
    public var sceneRestorationDelegate: Handlers<any SceneRestorationDelegate> = []

    /// Size, orientation and traits of window scenes.
    public var windowGeometryDelegate: Handlers<any WindowGeometryDelegate> = []

    /// The services, in order; those that are in a slot are held by it alone.
    var registrations: [HandlerEntry<any RoleHandler>] = []

    /// The classes of handlers that were added and fill no role, to be reported.
    var misfits: [String] = []

    /// Creates a set of empty slots.
    public init() {}
}

extension Roles {
    /// Every slot, in the order of the properties.
    static let slots: [any AnySlot] = list {
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

    private static func list(@SlotsBuilder _ slots: () -> [any AnySlot]) -> [any AnySlot] { slots() }
}

extension AppEvent: @MainActor CaseIterable {
    /// Every event of every role, in the order of the slots.
    @preconcurrency @MainActor public static let allCases: [AppEvent] = Roles.slots.flatMap { $0.events.map(\.id) }
}
