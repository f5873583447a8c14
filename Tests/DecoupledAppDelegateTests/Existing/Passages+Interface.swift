import DecoupledAppDelegate

extension Passages {
    /// What the system asks of the interface, its scenes and its restoration.
    var interface: [Passage] {
        let application = application
        return [
            Passage(
                .supportedInterfaceOrientations,
                [application, window],
                answer: UIInterfaceOrientationMask.landscapeLeft.rawValue,
                neutral: UIInterfaceOrientationMask.all.rawValue
            ) {
                $0.application(application, supportedInterfaceOrientationsFor: window).rawValue
            },
            Passage(
                .shouldAllowExtensionPoint,
                [application, UIApplication.ExtensionPointIdentifier.keyboard],
                answer: false,
                neutral: true
            ) {
                $0.application(application, shouldAllowExtensionPointIdentifier: .keyboard)
            },
            Passage(.shouldAutomaticallyLocalizeKeyCommands, [application], answer: false, neutral: true) {
                $0.applicationShouldAutomaticallyLocalizeKeyCommands(application)
            },
            Passage(.buildMenu, [menus]) { $0.buildMenu(with: menus) },
            Passage(.viewControllerForRestoration, [application, ["a", "b"], coder], answer: answers.viewController) {
                $0.application(application, viewControllerWithRestorationIdentifierPath: ["a", "b"], coder: coder)
            },
            Passage(.shouldSaveState, [application, coder], answer: true, neutral: false) {
                $0.application(application, shouldSaveSecureApplicationState: coder)
            },
            Passage(.shouldRestoreState, [application, coder], answer: true, neutral: false) {
                $0.application(application, shouldRestoreSecureApplicationState: coder)
            },
            Passage(.willEncodeState, [application, coder]) {
                $0.application(application, willEncodeRestorableStateWith: coder)
            },
            Passage(.didDecodeState, [application, coder]) {
                $0.application(application, didDecodeRestorableStateWith: coder)
            },
            Passage(
                .configurationForConnectingScene,
                [application, session, options],
                answer: answers.configuration,
                neutral: session.configuration
            ) {
                $0.application(application, configurationForConnecting: session, options: options)
            },
            Passage(.didDiscardSceneSessions, [application, Set([session])]) {
                $0.application(application, didDiscardSceneSessions: [session])
            },
        ]
    }
}
