import DecoupledAppDelegate

/// A role as its documentation has it: its slot, and its events.
@MainActor
struct RoleCase {
    let slot: String
    let events: [EventCase]

    /// Whether a handler fills the role.
    let isFilled: (any RoleHandler) -> Bool

    /// Fills the slot with those handlers that fill the role.
    let fill: (inout Roles, [any RoleHandler]) -> Void

    init<Role>(_ slot: String, _ handlers: WritableKeyPath<Roles, Handlers<Role>>, _ events: [EventCase]) {
        self.slot = slot
        self.events = events
        isFilled = { $0 is Role }
        fill = { $0[keyPath: handlers] = Handlers($1.compactMap { $0 as? Role }) }
    }
}

extension RoleCase {
    /// All roles; each event of the package is in one of them.
    static let all = ofApplication + remoteNotifications + ofNotificationCenter + ofScenes + intents + cloudKitShares

    private static let ofApplication = [
        RoleCase("appStateDelegate", \.appStateDelegate, EventCase.appState),
        RoleCase("urlDelegate", \.urlDelegate, EventCase.url),
        RoleCase("orientationDelegate", \.orientationDelegate, EventCase.orientation),
        RoleCase("activityContinuationDelegate", \.activityContinuationDelegate, EventCase.activities),
        RoleCase("shortcutItemDelegate", \.shortcutItemDelegate, EventCase.shortcut),
        RoleCase("backgroundFetchDelegate", \.backgroundFetchDelegate, EventCase.backgroundFetch),
        RoleCase("backgroundURLSessionDelegate", \.backgroundURLSessionDelegate, EventCase.backgroundURLSession),
        RoleCase("protectedDataDelegate", \.protectedDataDelegate, EventCase.protectedData),
        RoleCase("systemConditionsDelegate", \.systemConditionsDelegate, EventCase.systemConditions),
        RoleCase("extensionDelegate", \.extensionDelegate, EventCase.extensionPoint),
        RoleCase("watchInteractionDelegate", \.watchInteractionDelegate, EventCase.watch),
        RoleCase("healthDelegate", \.healthDelegate, EventCase.health),
        RoleCase("keyCommandsDelegate", \.keyCommandsDelegate, EventCase.keyCommands),
        RoleCase("menuDelegate", \.menuDelegate, EventCase.menu),
        RoleCase("stateRestorationDelegate", \.stateRestorationDelegate, EventCase.stateRestoration),
        RoleCase("sceneSessionDelegate", \.sceneSessionDelegate, EventCase.sceneSessions),
    ]

    private static let ofNotificationCenter = [
        RoleCase("userNotificationsDelegate", \.userNotificationsDelegate, EventCase.userNotifications)
    ]

    private static let ofScenes = [
        RoleCase("sceneConnectionDelegate", \.sceneConnectionDelegate, EventCase.sceneConnection),
        RoleCase("sceneStateDelegate", \.sceneStateDelegate, EventCase.sceneState),
        RoleCase("sceneRestorationDelegate", \.sceneRestorationDelegate, EventCase.sceneRestoration),
        RoleCase("windowGeometryDelegate", \.windowGeometryDelegate, EventCase.windowGeometry),
    ]

    #if RemoteNotifications
    private static let remoteNotifications = [
        RoleCase("remoteNotificationsDelegate", \.remoteNotificationsDelegate, EventCase.remoteNotifications)
    ]
    #else
    private static let remoteNotifications: [RoleCase] = []
    #endif

    #if Intents
    private static let intents = [RoleCase("intentDelegate", \.intentDelegate, EventCase.intents)]
    #else
    private static let intents: [RoleCase] = []
    #endif

    #if CloudKit
    private static let cloudKitShares = [
        RoleCase("cloudKitShareDelegate", \.cloudKitShareDelegate, EventCase.cloudKitShares)
    ]
    #else
    private static let cloudKitShares: [RoleCase] = []
    #endif
}

extension RoleCase {
    /// Returns an event with its role, or says what `all` lacks.
    static func find(_ event: AppEvent) throws -> (RoleCase, EventCase) {
        for role in all {
            if let found = role.events.first(where: { $0.event == event }) { return (role, found) }
        }
        throw MissingRole(event: event)
    }

    private struct MissingRole: Error, CustomStringConvertible {
        let event: AppEvent

        var description: String {
            "RoleCase.all has no role with “\(event)”. Add a RoleCase of its slot, and an EventCase for each of its events."
        }
    }

    /// The events whose handlers have a completion handler.
    static var awaitedEvents: [AppEvent] { all.flatMap(\.events).filter(\.isAwaited).map(\.event) }

    /// The events that are answered with true or false.
    static var questions: [AppEvent] { all.flatMap(\.events).filter { $0.handler != nil }.map(\.event) }

    /// The events whose methods have defaults.
    static var eventsWithDefaults: [AppEvent] { all.filter { $0.isFilled(Idle()) }.flatMap(\.events).map(\.event) }
}

extension Roles {
    /// The same handlers in every slot whose roles they fill, or in those slots whose events are asked for.
    init(_ handlers: any RoleHandler..., inSlotsOf events: Set<AppEvent> = Set(AppEvent.allCases)) {
        self.init()
        for role in RoleCase.all where role.events.contains(where: { events.contains($0.event) }) {
            role.fill(&self, handlers)
        }
    }
}
