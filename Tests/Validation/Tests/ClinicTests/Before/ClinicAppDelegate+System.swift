import HeadlessUIKit

// MARK: Pushes and background work

extension ClinicAppDelegate {
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { Installation.register(deviceToken) }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { Installation.fail(with: error) }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        if userInfo["kind"] as? String == "revoked" { waitingLink = nil }
        Inbox.receive(userInfo, then: completionHandler)
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { Server.fetch(completionHandler) }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) { Server.finish(identifier, completionHandler) }
}

// MARK: Notifications

extension ClinicAppDelegate: nonisolated UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let note = Note(notification)
        onMain { completionHandler(Inbox.presentation(of: note)) }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let (note, action) = (Note(response.notification), response.actionIdentifier)
        let text = (response as? UNTextInputNotificationResponse)?.userText
        onMain {
            guard Records.areLocked, (note.category, action) == (Category.message, Category.reply) else {
                return Inbox.respond(to: note, with: action, text: text, then: completionHandler)
            }
            self.waitingReplies.append((text ?? "", note.doctor))
            completionHandler()
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        let category = notification.map { Note($0).category }
        onMain { Settings.show(category ?? "all notifications") }
    }
}

// MARK: The screen and its windows

extension ClinicAppDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { Screen.orientations(of: window) }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { Screen.allows(extensionPointIdentifier) }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { Screen.restore(identifierComponents) }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Session.isSignedIn
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        SavedState.isReadable(in: coder)
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        SavedState.encode(with: coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        SavedState.decode(with: coder)
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { Screen.configuration(for: connectingSceneSession, options) }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        Screen.forget(sceneSessions)
    }
}
