import DecoupledAppDelegate

/// A role as its documentation has it: its slot, and its events as the system tells them.
@MainActor
struct RoleCase {
    let slot: String
    let events: [EventCase]
    let fill: (inout Roles, [Listener]) -> Void

    init<Role>(
        _ slot: String,
        _ handlers: WritableKeyPath<Roles, Handlers<Role>>,
        _ events: [EventCase],
        _ fillsRole: @escaping (Listener) -> Role
    ) {
        self.slot = slot
        self.events = events
        fill = { roles, listeners in
            roles[keyPath: handlers] = Handlers { for listener in listeners { fillsRole(listener) } }
        }
    }
}

/// An event, how the system tells of it, and the answer it gets where nobody has an opinion.
@MainActor
struct EventCase {
    let event: AppEvent
    let neutralAnswer: String

    /// Calls the method by which the system tells of the event, and returns all its arguments in words.
    let tell: (AppDelegate, UIApplication) -> [String]

    /// An event of the app; `tell` returns the arguments beside the application in words.
    init(
        _ event: AppEvent,
        neutral: String = "done",
        _ tell: @escaping (AppDelegate, UIApplication) -> [String]
    ) {
        self.event = event
        neutralAnswer = neutral
        self.tell = { [Listener.identity(of: $1)] + tell($0, $1) }
    }

    /// The building of menus, which tells nothing of the application.
    static let menu = [
        EventCase(of: .buildMenu) { delegate in
            let builder = MenuBook()
            delegate.buildMenu(with: builder)
            return [Listener.identity(of: builder)]
        }
    ]

    private init(of event: AppEvent, _ tell: @escaping (AppDelegate) -> [String]) {
        self.event = event
        neutralAnswer = "done"
        self.tell = { delegate, _ in tell(delegate) }
    }

    /// An event that has nothing but the application for an argument.
    init(_ event: AppEvent, _ tell: @escaping (AppDelegate) -> @MainActor (UIApplication) -> Void) {
        self.init(event) { delegate, application in
            tell(delegate)(application)
            return []
        }
    }
}

extension RoleCase {
    static let all = ofApplication + remoteNotifications + ofNotificationCenter + ofScenes + intents + cloudKitShares

    private static let ofApplication = [
        RoleCase("appStateDelegate", \.appStateDelegate, EventCase.appState) { $0 },
        RoleCase("urlDelegate", \.urlDelegate, EventCase.url) { $0 },
        RoleCase("orientationDelegate", \.orientationDelegate, EventCase.orientation) { $0 },
        RoleCase("activityContinuationDelegate", \.activityContinuationDelegate, EventCase.activities) { $0 },
        RoleCase("shortcutItemDelegate", \.shortcutItemDelegate, EventCase.shortcut) { $0 },
        RoleCase("backgroundFetchDelegate", \.backgroundFetchDelegate, EventCase.backgroundFetch) { $0 },
        RoleCase("backgroundURLSessionDelegate", \.backgroundURLSessionDelegate, EventCase.backgroundURLSession) { $0 },
        RoleCase("protectedDataDelegate", \.protectedDataDelegate, EventCase.protectedData) { $0 },
        RoleCase("systemConditionsDelegate", \.systemConditionsDelegate, EventCase.systemConditions) { $0 },
        RoleCase("extensionDelegate", \.extensionDelegate, EventCase.extensionPoint) { $0 },
        RoleCase("watchInteractionDelegate", \.watchInteractionDelegate, EventCase.watch) { $0 },
        RoleCase("healthDelegate", \.healthDelegate, EventCase.health) { $0 },
        RoleCase("keyCommandsDelegate", \.keyCommandsDelegate, EventCase.keyCommands) { $0 },
        RoleCase("menuDelegate", \.menuDelegate, EventCase.menu) { $0 },
        RoleCase("stateRestorationDelegate", \.stateRestorationDelegate, EventCase.stateRestoration) { $0 },
        RoleCase("sceneSessionDelegate", \.sceneSessionDelegate, EventCase.sceneSessions) { $0 },
    ]

    private static let ofNotificationCenter = [
        RoleCase("userNotificationsDelegate", \.userNotificationsDelegate, EventCase.userNotifications) { $0 }
    ]

    private static let ofScenes = [
        RoleCase("sceneConnectionDelegate", \.sceneConnectionDelegate, EventCase.sceneConnection) { $0 },
        RoleCase("sceneStateDelegate", \.sceneStateDelegate, EventCase.sceneState) { $0 },
        RoleCase("sceneRestorationDelegate", \.sceneRestorationDelegate, EventCase.sceneRestoration) { $0 },
        RoleCase("windowGeometryDelegate", \.windowGeometryDelegate, EventCase.windowGeometry) { $0 },
    ]

    #if RemoteNotifications
    private static let remoteNotifications = [
        RoleCase("remoteNotificationsDelegate", \.remoteNotificationsDelegate, EventCase.remoteNotifications) { $0 }
    ]
    #else
    private static let remoteNotifications: [RoleCase] = []
    #endif

    #if Intents
    private static let intents = [RoleCase("intentDelegate", \.intentDelegate, EventCase.intents) { $0 }]
    #else
    private static let intents: [RoleCase] = []
    #endif

    #if CloudKit
    private static let cloudKitShares = [
        RoleCase("cloudKitShareDelegate", \.cloudKitShareDelegate, EventCase.cloudKitShares) { $0 }
    ]
    #else
    private static let cloudKitShares: [RoleCase] = []
    #endif
}

extension RoleCase {
    /// Returns an event with its role.
    static func find(_ event: AppEvent) -> (RoleCase, EventCase)? {
        for role in all {
            if let found = role.events.first(where: { $0.event == event }) { return (role, found) }
        }
        return nil
    }
}
