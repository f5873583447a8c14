import DecoupledAppDelegate
import HeadlessUIKit

extension Mistake {
    static let screen = [
        Mistake("Orientations do not depend on the window") { roles in
            roles.orientationDelegate = [Orientations { _ in VideoVisit.isRunning ? .allButUpsideDown : .portrait }]
        },
        Mistake("Orientations depend on whether a visit has been going on at launch") { roles in
            let isRunning = VideoVisit.isRunning
            roles.orientationDelegate = [
                Orientations {
                    if isRunning { return .allButUpsideDown }
                    return $0?.rootViewController is DocumentController ? .landscape : .portrait
                }
            ]
        },
        Mistake("A document is shown in landscape in a visit, too") { roles in
            roles.orientationDelegate = [
                Orientations {
                    if $0?.rootViewController is DocumentController { return .landscape }
                    return VideoVisit.isRunning ? .allButUpsideDown : .portrait
                }
            ]
        },
        Mistake("Orientations of visits and of documents are in two handlers, and have to suit both") { roles in
            roles.orientationDelegate = [
                Orientations { _ in VideoVisit.isRunning ? .allButUpsideDown : .portrait },
                Orientations { $0?.rootViewController is DocumentController ? .landscape : .all },
            ]
        },
        Mistake("Nobody answers which orientations there are") { $0.orientationDelegate.removeAll() },
        Mistake("Keyboards of others are always allowed") { roles in
            roles.extensionDelegate = [ExtensionPoints { _ in true }]
        },
        Mistake("Keyboards of others are never allowed") { roles in
            roles.extensionDelegate = [ExtensionPoints { $0 != .keyboard }]
        },
        Mistake("Every extension point is treated as keyboards are") { roles in
            roles.extensionDelegate = [ExtensionPoints { _ in !Session.isSignedIn }]
        },
        Mistake("The beginning of a restored path does not matter") { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { AnyRoot($0) }
        },
        Mistake("What is restored has no identifier any more") { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { Unidentified($0) }
        },
        Mistake("The first part of a restored path decides") { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { FirstPart($0) }
        },
        Mistake("The state is saved, whoever is signed in") { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { SavesAlways($0) }
        },
        Mistake("The state of any version is restored") { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { RestoresAny($0) }
        },
        Mistake("The saved state is empty") { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { SavesNothing($0) }
        },
        Mistake("The open chat is not restored") { roles in
            roles.stateRestorationDelegate.replace(WindowHandler.self) { RestoresNothing($0) }
        },
        Mistake("A window for a message is one as usual") { roles in
            roles.sceneSessionDelegate.replace(WindowHandler.self) { MainOnly($0) }
        },
        Mistake("Another display has a window as usual") { roles in
            roles.sceneSessionDelegate.replace(WindowHandler.self) { DisplayAsSession($0) }
        },
        Mistake("Only one of the closed windows is forgotten") { roles in
            roles.sceneSessionDelegate.replace(WindowHandler.self) { ForgetsOne($0) }
        },
        Mistake("Closed windows are not forgotten") { roles in
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
