import DecoupledAppDelegate

/// An event in its typed form, intercepted by a closure that passes it on.
@MainActor
struct InterceptedCase {
    let event: AppEvent

    /// Adds the closure, which notes the event first.
    let intercept: (AppDelegate, Journal) -> Interception

    init<Input, Output>(_ event: Event<Input, Output>) {
        self.event = event.id
        intercept = { delegate, journal in
            delegate.intercept(event) { call in
                journal.note("interception \(event.id)")
                return call.next()
            }
        }
    }
}

extension InterceptedCase {
    static let all = ofApplication + remoteNotifications + ofNotificationCenter + ofScenes + intents + cloudKitShares

    private static let ofApplication: [InterceptedCase] = [
        InterceptedCase(.willFinishLaunching), InterceptedCase(.didFinishLaunching), InterceptedCase(.didBecomeActive),
        InterceptedCase(.willResignActive), InterceptedCase(.didEnterBackground), InterceptedCase(.willEnterForeground),
        InterceptedCase(.willTerminate), InterceptedCase(.openURL), InterceptedCase(.supportedInterfaceOrientations),
        InterceptedCase(.willContinueUserActivity), InterceptedCase(.continueUserActivity),
        InterceptedCase(.didFailToContinueUserActivity), InterceptedCase(.didUpdateUserActivity),
        InterceptedCase(.performShortcutAction), InterceptedCase(.performFetch),
        InterceptedCase(.handleBackgroundURLSessionEvents), InterceptedCase(.protectedDataWillBecomeUnavailable),
        InterceptedCase(.protectedDataDidBecomeAvailable), InterceptedCase(.didReceiveMemoryWarning),
        InterceptedCase(.significantTimeChange), InterceptedCase(.shouldAllowExtensionPoint),
        InterceptedCase(.handleWatchKitRequest), InterceptedCase(.shouldRequestHealthAuthorization),
        InterceptedCase(.shouldAutomaticallyLocalizeKeyCommands), InterceptedCase(.viewControllerForRestoration),
        InterceptedCase(.shouldSaveState), InterceptedCase(.shouldRestoreState), InterceptedCase(.willEncodeState),
        InterceptedCase(.didDecodeState), InterceptedCase(.configurationForConnectingScene),
        InterceptedCase(.didDiscardSceneSessions), InterceptedCase(.buildMenu),
    ]

    private static let ofNotificationCenter: [InterceptedCase] = [
        InterceptedCase(.willPresentNotification), InterceptedCase(.didReceiveNotificationResponse),
        InterceptedCase(.openNotificationSettings),
    ]

    private static let ofScenes: [InterceptedCase] = [
        InterceptedCase(.sceneWillConnect), InterceptedCase(.sceneDidDisconnect),
        InterceptedCase(.sceneDidBecomeActive),
        InterceptedCase(.sceneWillResignActive), InterceptedCase(.sceneWillEnterForeground),
        InterceptedCase(.sceneDidEnterBackground), InterceptedCase(.sceneStateRestorationActivity),
        InterceptedCase(.sceneRestoreInteractionState), InterceptedCase(.windowSceneDidUpdateGeometry),
    ]

    #if RemoteNotifications
    private static let remoteNotifications: [InterceptedCase] = [
        InterceptedCase(.didRegisterForRemoteNotifications), InterceptedCase(.didFailToRegisterForRemoteNotifications),
        InterceptedCase(.didReceiveRemoteNotification),
    ]
    #else
    private static let remoteNotifications: [InterceptedCase] = []
    #endif

    #if Intents
    private static let intents: [InterceptedCase] = [InterceptedCase(.handlerForIntent)]
    #else
    private static let intents: [InterceptedCase] = []
    #endif

    #if CloudKit
    private static let cloudKitShares: [InterceptedCase] = [InterceptedCase(.didAcceptCloudKitShare)]
    #else
    private static let cloudKitShares: [InterceptedCase] = []
    #endif
}
