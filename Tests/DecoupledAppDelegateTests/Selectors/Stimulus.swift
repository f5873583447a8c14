import DecoupledAppDelegate

/// How the system is made to tell an application of an event.
@MainActor
enum Stimulus {
    /// Has the system tell a launched or unlaunched application of each event in turn, by the method it knows it by.
    static func cause(_ event: AppEvent, in system: HeadlessSystem) async {
        if let cause = causes[event] {
            cause(system)
        }
        await nextTurn()
    }

    static let causes = [always, restoration, remoteNotifications, intents, shares, scenes, notificationCenter]
        .reduce(into: [:]) { $0.merge($1) { cause, _ in cause } }

    private static let always: [AppEvent: (HeadlessSystem) -> Void] = [
        .willFinishLaunching: { $0.launch() },
        .didFinishLaunching: { $0.launch() },
        .didBecomeActive: { $0.launch() },
        .willResignActive: { leave($0) },
        .didEnterBackground: { leave($0) },
        .willEnterForeground: {
            leave($0)
            $0.enterForeground()
        },
        .willTerminate: {
            $0.configuration.exit = { _ in }
            $0.terminate()
        },
        .openURL: { $0.open(.page) },
        .willContinueUserActivity: { $0.continueUserActivity(NSUserActivity(activityType: "type")) },
        .continueUserActivity: { $0.continueUserActivity(NSUserActivity(activityType: "type")) },
        .didFailToContinueUserActivity: { $0.failToContinueUserActivity(type: "type", error: CancellationError()) },
        .didUpdateUserActivity: { $0.updateUserActivity(NSUserActivity(activityType: "type")) },
        .performShortcutAction: {
            $0.performAction(for: UIApplicationShortcutItem(type: "type", localizedTitle: "title")) { _ in }
        },
        .performFetch: { $0.performFetch { _ in } },
        .handleBackgroundURLSessionEvents: { $0.handleBackgroundURLSessionEvents(identifier: "session") { _ in } },
        .protectedDataWillBecomeUnavailable: { $0.setProtectedDataAvailable(false) },
        .protectedDataDidBecomeAvailable: {
            $0.setProtectedDataAvailable(false)
            $0.setProtectedDataAvailable(true)
        },
        .didReceiveMemoryWarning: { $0.receiveMemoryWarning() },
        .significantTimeChange: { $0.changeTimeSignificantly() },
        .supportedInterfaceOrientations: { $0.rotate(to: .landscapeLeft) },
        .shouldAllowExtensionPoint: { _ = $0.allowsExtensionPoint(.keyboard) },
        .handleWatchKitRequest: { $0.handleWatchKitRequest(nil) { _ in } },
        .shouldRequestHealthAuthorization: { $0.requestHealthAuthorization() },
        .shouldAutomaticallyLocalizeKeyCommands: { _ = $0.localizesKeyCommands() },
        .buildMenu: { $0.buildMainMenu() },
    ]

    #if RemoteNotifications
    private static let remoteNotifications: [AppEvent: (HeadlessSystem) -> Void] = [
        .didRegisterForRemoteNotifications: { $0.registerForRemoteNotifications() },
        .didFailToRegisterForRemoteNotifications: {
            $0.configuration.remoteNotificationRegistration = .failure(CancellationError())
            $0.registerForRemoteNotifications()
        },
        .didReceiveRemoteNotification: { $0.receiveRemoteNotification([:]) { _ in } },
    ]
    #else
    private static let remoteNotifications: [AppEvent: (HeadlessSystem) -> Void] = [:]
    #endif

    #if Intents
    private static let intents: [AppEvent: (HeadlessSystem) -> Void] = [
        .handlerForIntent: { _ = $0.handler(for: INIntent()) }
    ]
    #else
    private static let intents: [AppEvent: (HeadlessSystem) -> Void] = [:]
    #endif

    #if CloudKit
    private static let shares: [AppEvent: (HeadlessSystem) -> Void] = [
        .didAcceptCloudKitShare: { $0.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: "container")) }
    ]
    #else
    private static let shares: [AppEvent: (HeadlessSystem) -> Void] = [:]
    #endif

    /// The headless system restores no interface of an app without scenes, so its part is played here.
    private static let restoration: [AppEvent: (HeadlessSystem) -> Void] = [
        .viewControllerForRestoration: {
            restore(.viewControllerForRestoration, $0) {
                _ = $0.application($1, viewControllerWithRestorationIdentifierPath: ["main"], coder: $2)
            }
        },
        .shouldSaveState: {
            restore(.shouldSaveState, $0) {
                _ = $0.application($1, shouldSaveSecureApplicationState: $2)
            }
        },
        .shouldRestoreState: {
            restore(.shouldRestoreState, $0) {
                _ = $0.application($1, shouldRestoreSecureApplicationState: $2)
            }
        },
        .willEncodeState: {
            restore(.willEncodeState, $0) {
                $0.application($1, willEncodeRestorableStateWith: $2)
            }
        },
        .didDecodeState: {
            restore(.didDecodeState, $0) {
                $0.application($1, didDecodeRestorableStateWith: $2)
            }
        },
    ]

    private static func restore(
        _ event: AppEvent,
        _ system: HeadlessSystem,
        _ tell: (any UIApplicationDelegate, UIApplication, NSCoder) -> Void
    ) {
        let delegate = unsafe system.application.delegate
        guard let delegate, delegate.responds(to: Selector(event.rawValue)) else { return }
        tell(delegate, system.application, NSKeyedArchiver(requiringSecureCoding: true))
    }

    private static func leave(_ system: HeadlessSystem) {
        system.launch()
        system.enterBackground()
    }
}
