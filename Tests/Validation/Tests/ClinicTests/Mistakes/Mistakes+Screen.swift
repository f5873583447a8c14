import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let screen = [
        Mistake("Orientations do not depend on the window", [.answer: .supportedInterfaceOrientations]) { roles in
            roles.orientationDelegate = [Orientations { _ in VideoVisit.isRunning ? .allButUpsideDown : .portrait }]
        },
        Mistake(
            "Orientations depend on whether a visit has been going on at launch",
            [.answer: .supportedInterfaceOrientations]
        ) { roles in
            let isRunning = VideoVisit.isRunning
            roles.orientationDelegate = [
                Orientations {
                    if isRunning { return .allButUpsideDown }
                    return $0?.rootViewController is DocumentController ? .landscape : .portrait
                }
            ]
        },
        Mistake("A document is shown in landscape in a visit, too", [.answer: .supportedInterfaceOrientations]) {
            roles in
            roles.orientationDelegate = [
                Orientations {
                    if $0?.rootViewController is DocumentController { return .landscape }
                    return VideoVisit.isRunning ? .allButUpsideDown : .portrait
                }
            ]
        },
        Mistake(
            "Orientations of visits and of documents are in two handlers, and have to suit both",
            [.answer: .supportedInterfaceOrientations]
        ) { roles in
            roles.orientationDelegate = [
                Orientations { _ in VideoVisit.isRunning ? .allButUpsideDown : .portrait },
                Orientations { $0?.rootViewController is DocumentController ? .landscape : .all },
            ]
        },
        Mistake("Nobody answers which orientations there are", [.notHandled: .supportedInterfaceOrientations]) {
            $0.orientationDelegate.removeAll()
        },
        Mistake("Keyboards of others are always allowed", [.answer: .shouldAllowExtensionPoint]) { roles in
            roles.extensionDelegate = [ExtensionPoints { _ in true }]
        },
        Mistake("Keyboards of others are never allowed", [.answer: .shouldAllowExtensionPoint]) { roles in
            roles.extensionDelegate = [ExtensionPoints { $0 != .keyboard }]
        },
        Mistake("Every extension point is treated as keyboards are", [.answer: .shouldAllowExtensionPoint]) { roles in
            roles.extensionDelegate = [ExtensionPoints { _ in !Session.isSignedIn }]
        },
        Mistake("The beginning of a restored path does not matter", [.answer: .viewControllerForRestoration]) { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { AnyRoot($0) }
        },
        Mistake("What is restored has no identifier any more", [.answer: .viewControllerForRestoration]) { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { Unidentified($0) }
        }.missed(because: "The text of a view controller is its class."),
        Mistake("The first part of a restored path decides", [.answer: .viewControllerForRestoration]) { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { FirstPart($0) }
        },
        Mistake("The state is saved, whoever is signed in", [.answer: .shouldSaveState]) { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { SavesAlways($0) }
        },
        Mistake("The state of any version is restored", [.answer: .shouldRestoreState]) { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { RestoresAny($0) }
        },
        Mistake("The saved state is empty", [.answer: .shouldRestoreState]) { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { SavesNothing($0) }
        },
        Mistake("The open chat is not restored", [.effects: .didDecodeState]) { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { RestoresNothing($0) }
        },
        Mistake("A window for a message is one as usual", [.answer: .configurationForConnectingScene]) { roles in
            roles.sceneSessionDelegate.replace(WindowHandler.self) { MainOnly($0) }
        },
        Mistake("Another display has a window as usual", [.answer: .configurationForConnectingScene]) { roles in
            roles.sceneSessionDelegate.replace(WindowHandler.self) { DisplayAsSession($0) }
        },
        Mistake("Only one of the closed windows is forgotten", [.effects: .didDiscardSceneSessions]) { roles in
            roles.sceneSessionDelegate.replace(WindowHandler.self) { ForgetsOne($0) }
        },
        Mistake("Closed windows are not forgotten", [.effects: .didDiscardSceneSessions]) { roles in
            roles.sceneSessionDelegate.replace(WindowHandler.self) { ForgetsNone($0) }
        },
    ]
}

private final class AnyRoot: PassingState {
    override func application(
        _ app: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        super.application(
            app, viewControllerWithRestorationIdentifierPath: ["root"] + path.dropFirst(), coder: coder)
    }
}

private final class Unidentified: PassingState {
    override func application(
        _ app: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        let controller = super.application(app, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        controller?.restorationIdentifier = nil
        return controller
    }
}

private final class FirstPart: PassingState {
    override func application(
        _ app: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        super.application(
            app, viewControllerWithRestorationIdentifierPath: Array(path.prefix(2)), coder: coder)
    }
}

private final class SavesAlways: PassingState {
    override func application(_: UIApplication, shouldSaveSecureApplicationState _: NSCoder) -> Bool { true }
}

private final class RestoresAny: PassingState {
    override func application(_: UIApplication, shouldRestoreSecureApplicationState _: NSCoder) -> Bool { true }
}

private final class SavesNothing: PassingState {
    override func application(_: UIApplication, willEncodeRestorableStateWith _: NSCoder) {
        Journal.shared.note("state saved")
    }
}

private final class RestoresNothing: PassingState {
    override func application(_: UIApplication, didDecodeRestorableStateWith _: NSCoder) {}
}

private final class MainOnly: PassingWindows {
    override func application(
        _ app: UIApplication, configurationForConnecting session: UISceneSession, options _: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        super.application(app, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    }
}

private final class DisplayAsSession: PassingWindows {
    override func application(
        _ app: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        guard session.role == .windowApplication else { return session.configuration }
        return super.application(app, configurationForConnecting: session, options: options)
    }
}

private final class ForgetsOne: PassingWindows {
    override func application(_ app: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        super.application(app, didDiscardSceneSessions: Set(sessions.prefix(1)))
    }
}

private final class ForgetsNone: PassingWindows {
    override func application(_: UIApplication, didDiscardSceneSessions _: Set<UISceneSession>) {}
}
