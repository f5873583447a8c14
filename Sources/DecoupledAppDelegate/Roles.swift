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

    /// Interface orientations.
    public var orientationDelegate: Handlers<any OrientationDelegate> = []

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
        slots += [AnySlot(Slot.url), AnySlot(Slot.orientation), AnySlot(Slot.activityContinuation)]
        #if !os(tvOS)
        slots.append(AnySlot(Slot.shortcutItem))
        #endif
        #if !os(visionOS)
        slots.append(AnySlot(Slot.backgroundFetch))
        #endif
        slots += [
            AnySlot(Slot.backgroundURLSession), AnySlot(Slot.protectedData), AnySlot(Slot.systemConditions),
            AnySlot(Slot.extension), AnySlot(Slot.watchInteraction), AnySlot(Slot.health), AnySlot(Slot.keyCommands),
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
