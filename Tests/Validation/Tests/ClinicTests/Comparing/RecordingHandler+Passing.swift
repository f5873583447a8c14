import DecoupledAppDelegate
import DecoupledAppDelegateTesting

extension RecordingHandler {
    /// Creates a handler that passes on the events of another one, or some of them.
    convenience init(passingTo handler: Any, wanting events: Set<AppEvent>? = nil) {
        self.init(wanting: events)
        if let handler = handler as? any AppStateDelegate { pass(to: handler) }
        if let handler = handler as? any ActivityContinuationDelegate { pass(to: handler) }
        if let handler = handler as? any RemoteNotificationsDelegate { pass(to: handler) }
        if let handler = handler as? any UserNotificationsDelegate { pass(to: handler) }
        if let handler = handler as? any SystemConditionsDelegate { pass(to: handler) }
        if let handler = handler as? any StateRestorationDelegate { pass(to: handler) }
        if let handler = handler as? any SceneSessionDelegate { pass(to: handler) }
    }

    private func pass(to handler: any AppStateDelegate) {
        answer(.willFinishLaunching) { handler.application(.shared, willFinishLaunchingWithOptions: $0) }
        answer(.didFinishLaunching) { handler.application(.shared, didFinishLaunchingWithOptions: $0) }
        answer(.didBecomeActive) { _ in handler.applicationDidBecomeActive(.shared) }
        answer(.willResignActive) { _ in handler.applicationWillResignActive(.shared) }
        answer(.didEnterBackground) { _ in handler.applicationDidEnterBackground(.shared) }
        answer(.willEnterForeground) { _ in handler.applicationWillEnterForeground(.shared) }
        answer(.willTerminate) { _ in handler.applicationWillTerminate(.shared) }
    }

    private func pass(to handler: any ActivityContinuationDelegate) {
        answer(.willContinueUserActivity) { handler.application(.shared, willContinueUserActivityWithType: $0) }
        answer(.continueUserActivity) { handler.resume($0) }
        answer(.didFailToContinueUserActivity) {
            handler.application(.shared, didFailToContinueUserActivityWithType: $0.userActivityType, error: $0.error)
        }
        answer(.didUpdateUserActivity) { handler.application(.shared, didUpdate: $0) }
    }

    private func pass(to handler: any RemoteNotificationsDelegate) {
        answer(.didRegisterForRemoteNotifications) {
            handler.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: $0)
        }
        answer(.didFailToRegisterForRemoteNotifications) {
            handler.application(.shared, didFailToRegisterForRemoteNotificationsWithError: $0)
        }
        answer(.didReceiveRemoteNotification) { handler.receive($0, $1) }
    }

    private func pass(to handler: any UserNotificationsDelegate) {
        answer(.willPresentNotification) {
            handler.userNotificationCenter(.current(), willPresent: $0, withCompletionHandler: $1)
        }
        answer(.didReceiveNotificationResponse) { handler.respond(to: $0, $1) }
        answer(.openNotificationSettings) { handler.userNotificationCenter(.current(), openSettingsFor: $0) }
    }

    private func pass(to handler: any SystemConditionsDelegate) {
        answer(.didReceiveMemoryWarning) { _ in handler.applicationDidReceiveMemoryWarning(.shared) }
        answer(.significantTimeChange) { _ in handler.applicationSignificantTimeChange(.shared) }
    }

    private func pass(to handler: any StateRestorationDelegate) {
        answer(.viewControllerForRestoration) {
            handler.application(
                .shared, viewControllerWithRestorationIdentifierPath: $0.identifierComponents, coder: $0.coder)
        }
        answer(.shouldSaveState) { handler.application(.shared, shouldSaveSecureApplicationState: $0) }
        answer(.shouldRestoreState) { handler.application(.shared, shouldRestoreSecureApplicationState: $0) }
        answer(.willEncodeState) { handler.application(.shared, willEncodeRestorableStateWith: $0) }
        answer(.didDecodeState) { handler.application(.shared, didDecodeRestorableStateWith: $0) }
    }

    private func pass(to handler: any SceneSessionDelegate) {
        answer(.configurationForConnectingScene) {
            handler.application(.shared, configurationForConnecting: $0.session, options: $0.connectionOptions)
        }
        answer(.didDiscardSceneSessions) { handler.application(.shared, didDiscardSceneSessions: $0) }
    }
}

extension URLDelegate {
    func open(_ url: URL, _ options: OpenURLOptions) -> Bool { application(.shared, open: url, options: options) }
}

extension ActivityContinuationDelegate {
    func resume(_ input: ContinueActivityInput) -> Bool {
        nonisolated(unsafe) let restore = input.restorationHandler
        return application(.shared, continue: input.userActivity) { unsafe restore($0) }
    }
}

extension ShortcutItemDelegate {
    func perform(_ item: UIApplicationShortcutItem, _ completion: @escaping @Sendable (Bool) -> Void) {
        application(.shared, performActionFor: item, completionHandler: completion)
    }
}

extension RemoteNotificationsDelegate {
    func receive(_ info: [AnyHashable: Any], _ completion: @escaping @Sendable (UIBackgroundFetchResult) -> Void) {
        application(.shared, didReceiveRemoteNotification: info, fetchCompletionHandler: completion)
    }
}

extension UserNotificationsDelegate {
    func respond(to response: UNNotificationResponse, _ completion: @escaping @Sendable (()) -> Void) {
        userNotificationCenter(.current(), didReceive: response) { completion(()) }
    }
}

extension BackgroundURLSessionDelegate {
    func finish(_ identifier: String, _ completion: @escaping @Sendable (()) -> Void) {
        application(.shared, handleEventsForBackgroundURLSession: identifier) { completion(()) }
    }
}
