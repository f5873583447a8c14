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
/// Each slot takes one or more handlers, in the order in which they are asked. How their answers become one stands with the role.
@MainActor
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

    /// Memory warnings and jumps of the time.
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
    var registrations: [HandlerEntry<any Service>] = []

    /// Creates a set of empty slots.
    public init() {}
}

extension Roles {
    /// Every slot, in the order of the properties.
    static let catalog: [AnySlot<Roles>] = {
        var slots = [AnySlot(Slot.appState)]
        #if RemoteNotifications
        slots.append(AnySlot(Slot.remoteNotifications))
        #endif
        slots.append(AnySlot(Slot.url))
        #if !os(tvOS)
        slots.append(AnySlot(Slot.orientation))
        #endif
        slots.append(AnySlot(Slot.activityContinuation))
        #if !os(tvOS)
        slots.append(AnySlot(Slot.shortcutItem))
        #endif
        #if !os(visionOS)
        slots.append(AnySlot(Slot.backgroundFetch))
        #endif
        slots += [
            AnySlot(Slot.backgroundURLSession), AnySlot(Slot.protectedData), AnySlot(Slot.systemConditions),
            AnySlot(Slot.extension), AnySlot(Slot.watchInteraction), AnySlot(Slot.health), AnySlot(Slot.keyCommands),
            AnySlot(Slot.menu), AnySlot(Slot.stateRestoration), AnySlot(Slot.userNotifications),
        ]
        #if Intents
        slots.append(AnySlot(Slot.intent))
        #endif
        #if CloudKit
        slots.append(AnySlot(Slot.cloudKitShare))
        #endif
        slots += [
            AnySlot(Slot.sceneSession), AnySlot(Slot.sceneConnection), AnySlot(Slot.sceneState),
            AnySlot(Slot.sceneRestoration), AnySlot(Slot.windowGeometry),
        ]
        return slots
    }()
}

extension AppEvent {
    /// Every event of every role, in the order of the slots.
    @MainActor public static let allCases = Roles.catalog.flatMap(\.events)
}

extension EventRouter<Roles> {
    /// Creates a router with empty slots.
    ///
    /// - Parameter clock: What deadlines and durations are measured by; nil for the clock of the machine.
    public convenience init(clock: (any EventClock)? = nil) {
        self.init(slots: Roles(), catalog: Roles.catalog, clock: clock ?? SystemClock())
    }
}
