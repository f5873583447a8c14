import DecoupledAppDelegate

extension OldAppDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        note(.supportedInterfaceOrientations, application, window, answer: UIInterfaceOrientationMask.landscapeLeft)
        return .landscapeLeft
    }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        note(.shouldAllowExtensionPoint, application, extensionPointIdentifier, answer: false)
        return false
    }

    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        note(.shouldAutomaticallyLocalizeKeyCommands, application, answer: false)
        return false
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        note(.viewControllerForRestoration, application, identifierComponents, coder, answer: answers.viewController)
        return answers.viewController
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        note(.shouldSaveState, application, coder, answer: true)
        return true
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        note(.shouldRestoreState, application, coder, answer: true)
        return true
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        note(.willEncodeState, application, coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        note(.didDecodeState, application, coder)
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = answers.configuration
        note(
            .configurationForConnectingScene,
            application,
            connectingSceneSession,
            options,
            answer: configuration.name
        )
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        note(.didDiscardSceneSessions, application, Array(sceneSessions))
    }
}
