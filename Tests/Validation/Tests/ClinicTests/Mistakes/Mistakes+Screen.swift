import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let screen = questions + windows

    private static let questions = [
        Mistake("Orientations do not depend on the window", [.answer: .supportedInterfaceOrientations]) {
            $0.changeOrientations { visits, _ in visits.application(.shared, supportedInterfaceOrientationsFor: nil) }
        },
        Mistake(
            "Orientations depend on whether a visit has been going on at launch",
            [.answer: .supportedInterfaceOrientations]
        ) {
            let isRunning = VideoVisit.isRunning
            $0.changeOrientations { _, window in
                if isRunning { return .allButUpsideDown }
                return window?.rootViewController is DocumentController ? .landscape : .portrait
            }
        },
        Mistake(
            "Orientations of visits and of documents are in two handlers, and have to suit both",
            [.answer: .supportedInterfaceOrientations, .fault: .supportedInterfaceOrientations]
        ) {
            $0.orientationDelegate = [
                Handling(.supportedInterfaceOrientations) { _ in VideoVisit.isRunning ? .allButUpsideDown : .portrait },
                Handling(.supportedInterfaceOrientations) {
                    $0?.rootViewController is DocumentController ? .landscape : .all
                },
            ]
        },
        Mistake("Keyboards of others are always allowed", [.answer: .shouldAllowExtensionPoint]) {
            $0.extensionDelegate = [Handling(.shouldAllowExtensionPoint) { _ in true }]
        },
        Mistake("Every extension point is treated as keyboards are", [.answer: .shouldAllowExtensionPoint]) {
            $0.extensionDelegate = [Handling(.shouldAllowExtensionPoint) { _ in !Session.isSignedIn }]
        },
    ]

    private static let windows = [
        Mistake("The beginning of a restored path does not matter", [.answer: .viewControllerForRestoration]) {
            $0.changePaths { $0.restore(["root"] + $1.identifierComponents.dropFirst(), $1.coder) }
        },
        Mistake("What is restored has no identifier any more", [.answer: .viewControllerForRestoration]) {
            $0.changePaths { windows, input in
                let controller = windows.restore(input.identifierComponents, input.coder)
                controller?.restorationIdentifier = nil
                return controller
            }
        }.missed(because: "The text of a view controller is its class."),
        Mistake("The state is saved, whoever is signed in", [.answer: .shouldSaveState]) {
            $0.stateRestorationDelegate.change(WindowHandler.self, at: .shouldSaveState) { _, _ in true }
        },
        Mistake("The state of any version is restored", [.answer: .shouldRestoreState]) {
            $0.stateRestorationDelegate.change(WindowHandler.self, at: .shouldRestoreState) { _, _ in true }
        },
        Mistake("The saved state is empty", [.answer: .shouldRestoreState]) {
            $0.stateRestorationDelegate.change(WindowHandler.self, at: .willEncodeState) { _, _ in
                Journal.shared.note("state saved")
            }
        },
        Mistake("The open chat is not restored", [.effects: .didDecodeState]) {
            $0.stateRestorationDelegate.change(WindowHandler.self, at: .didDecodeState) { _, _ in }
        },
        Mistake("A window for a message is one as usual", [.answer: .configurationForConnectingScene]) {
            $0.sceneSessionDelegate.change(WindowHandler.self, at: .configurationForConnectingScene) { windows, input in
                windows.application(
                    .shared, configurationForConnecting: input.session, options: UIScene.ConnectionOptions())
            }
        },
        Mistake("Only one of the closed windows is forgotten", [.effects: .didDiscardSceneSessions]) {
            $0.sceneSessionDelegate.change(WindowHandler.self, at: .didDiscardSceneSessions) { windows, sessions in
                windows.application(.shared, didDiscardSceneSessions: Set(sessions.prefix(1)))
            }
        },
    ]
}

@MainActor extension Roles {
    fileprivate mutating func changeOrientations(
        _ answer: @escaping (VisitHandler, UIWindow?) -> UIInterfaceOrientationMask
    ) { self.orientationDelegate.change(VisitHandler.self, at: .supportedInterfaceOrientations, answer) }

    fileprivate mutating func changePaths(
        _ restore: @escaping (WindowHandler, RestorationPathInput) -> UIViewController?
    ) { self.stateRestorationDelegate.change(WindowHandler.self, at: .viewControllerForRestoration, restore) }
}

extension WindowHandler {
    fileprivate func restore(_ path: [String], _ coder: NSCoder) -> UIViewController? {
        application(.shared, viewControllerWithRestorationIdentifierPath: path, coder: coder)
    }
}
