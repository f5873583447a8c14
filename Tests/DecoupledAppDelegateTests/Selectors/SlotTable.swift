import DecoupledAppDelegate

/// A slot as the documentation has it: which events its handlers get, and how it is filled and emptied.
@MainActor
struct SlotCase {
    let name: String
    let events: [AppEvent]
    let fill: (inout Roles, [EveryRole]) -> Void

    init<Role>(
        _ name: String,
        _ slot: WritableKeyPath<Roles, Handlers<Role>>,
        _ events: [AppEvent],
        _ fillsRole: @escaping (EveryRole) -> Role
    ) {
        self.name = name
        self.events = events
        fill = { roles, handlers in
            roles[keyPath: slot] = Handlers { for handler in handlers { fillsRole(handler) } }
        }
    }
}

extension SlotCase {
    /// Every slot but those that an app can do without.
    private static let always = [
        SlotCase(
            "appStateDelegate",
            \.appStateDelegate,
            [
                .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
                .willEnterForeground, .willTerminate,
            ]
        ) { $0 },
        SlotCase("urlDelegate", \.urlDelegate, [.openURL]) { $0 },
        SlotCase("orientationDelegate", \.orientationDelegate, [.supportedInterfaceOrientations]) { $0 },
        SlotCase(
            "activityContinuationDelegate",
            \.activityContinuationDelegate,
            [
                .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
                .didUpdateUserActivity,
            ]
        ) { $0 },
        SlotCase("shortcutItemDelegate", \.shortcutItemDelegate, [.performShortcutAction]) { $0 },
        SlotCase("backgroundFetchDelegate", \.backgroundFetchDelegate, [.performFetch]) { $0 },
        SlotCase(
            "backgroundURLSessionDelegate",
            \.backgroundURLSessionDelegate,
            [.handleBackgroundURLSessionEvents]
        ) { $0 },
        SlotCase(
            "protectedDataDelegate",
            \.protectedDataDelegate,
            [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable]
        ) { $0 },
        SlotCase(
            "systemConditionsDelegate",
            \.systemConditionsDelegate,
            [.didReceiveMemoryWarning, .significantTimeChange]
        ) { $0 },
        SlotCase("extensionDelegate", \.extensionDelegate, [.shouldAllowExtensionPoint]) { $0 },
        SlotCase("watchInteractionDelegate", \.watchInteractionDelegate, [.handleWatchKitRequest]) { $0 },
        SlotCase("healthDelegate", \.healthDelegate, [.shouldRequestHealthAuthorization]) { $0 },
        SlotCase("keyCommandsDelegate", \.keyCommandsDelegate, [.shouldAutomaticallyLocalizeKeyCommands]) { $0 },
        SlotCase("menuDelegate", \.menuDelegate, [.buildMenu]) { $0 },
        SlotCase(
            "stateRestorationDelegate",
            \.stateRestorationDelegate,
            [.viewControllerForRestoration, .shouldSaveState, .shouldRestoreState, .willEncodeState, .didDecodeState]
        ) { $0 },
        SlotCase(
            "userNotificationsDelegate",
            \.userNotificationsDelegate,
            [.willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings]
        ) { $0 },
        SlotCase(
            "sceneSessionDelegate",
            \.sceneSessionDelegate,
            [.configurationForConnectingScene, .didDiscardSceneSessions]
        ) { $0 },
        SlotCase(
            "sceneConnectionDelegate",
            \.sceneConnectionDelegate,
            [.sceneWillConnect, .sceneDidDisconnect]
        ) { $0 },
        SlotCase(
            "sceneStateDelegate",
            \.sceneStateDelegate,
            [.sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground, .sceneDidEnterBackground]
        ) { $0 },
        SlotCase(
            "sceneRestorationDelegate",
            \.sceneRestorationDelegate,
            [.sceneStateRestorationActivity, .sceneRestoreInteractionState]
        ) { $0 },
        SlotCase("windowGeometryDelegate", \.windowGeometryDelegate, [.windowSceneDidUpdateGeometry]) { $0 },
    ]

    static let all = always + remoteNotifications + intents + shares

    #if RemoteNotifications
    private static let remoteNotifications = [
        SlotCase(
            "remoteNotificationsDelegate",
            \.remoteNotificationsDelegate,
            [
                .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
                .didReceiveRemoteNotification,
            ]
        ) { $0 }
    ]
    #else
    private static let remoteNotifications: [SlotCase] = []
    #endif

    #if Intents
    private static let intents = [SlotCase("intentDelegate", \.intentDelegate, [.handlerForIntent]) { $0 }]
    #else
    private static let intents: [SlotCase] = []
    #endif

    #if CloudKit
    private static let shares = [
        SlotCase("cloudKitShareDelegate", \.cloudKitShareDelegate, [.didAcceptCloudKitShare]) { $0 }
    ]
    #else
    private static let shares: [SlotCase] = []
    #endif
}

extension Roles {
    /// The same handlers in every slot, or in those whose events are asked for.
    init(_ handlers: EveryRole..., inSlotsOf events: Set<AppEvent> = Set(AppEvent.allCases)) {
        self.init()
        for slot in SlotCase.all where !events.isDisjoint(with: slot.events) {
            slot.fill(&self, handlers)
        }
    }
}
