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

    static let causes = always.merging(remoteNotifications) { cause, _ in cause }

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

    private static func leave(_ system: HeadlessSystem) {
        system.launch()
        system.enterBackground()
    }
}
