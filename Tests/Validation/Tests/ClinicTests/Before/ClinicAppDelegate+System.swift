import HeadlessUIKit

// MARK: Pushes and background work

extension ClinicAppDelegate {
    func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        Installation.register(token)
    }

    func application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        Installation.fail(with: error)
    }

    func application(
        _: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
        fetchCompletionHandler completion: @escaping FetchCompletion
    ) {
        if info["kind"] as? String == "revoked" { router.drop() }
        Inbox.receive(info, then: completion)
    }

    func application(_: UIApplication, performFetchWithCompletionHandler completion: @escaping FetchCompletion) {
        Server.fetch(completion)
    }

    func application(
        _: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping Completion
    ) { Server.finish(identifier, completionHandler) }
}

// MARK: Notifications

extension ClinicAppDelegate: nonisolated UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let note = Note(notification)
        onMain { completion(Inbox.presentation(of: note)) }
    }

    nonisolated func userNotificationCenter(
        _: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completion: @escaping Completion
    ) {
        let answer = UserAnswer(response)
        onMain {
            guard Records.areLocked, answer.isReply else { return Inbox.respond(to: answer, then: completion) }
            self.waitingReplies.append((answer.text, answer.note.doctor))
            completion()
        }
    }

    nonisolated func userNotificationCenter(
        _: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        let category = notification.map { Note($0).category }
        onMain { Settings.show(category ?? "all notifications") }
    }
}

// MARK: The screen and its windows

extension ClinicAppDelegate {
    func application(_: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { Screen.orientations(of: window) }

    func application(
        _: UIApplication, shouldAllowExtensionPointIdentifier point: UIApplication.ExtensionPointIdentifier
    ) -> Bool { Screen.allows(point) }

    func application(
        _: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? { Screen.restore(path) }

    func application(_: UIApplication, shouldSaveSecureApplicationState _: NSCoder) -> Bool { Session.isSignedIn }

    func application(_: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        SavedState.isReadable(in: coder)
    }

    func application(_: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { SavedState.encode(with: coder) }
    func application(_: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { SavedState.decode(with: coder) }

    func application(
        _: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { Screen.configuration(for: session, options) }

    func application(_: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        Screen.forget(sessions)
    }
}
