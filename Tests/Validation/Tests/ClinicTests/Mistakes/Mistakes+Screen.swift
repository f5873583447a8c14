import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let screen: [Mistake] = [
        Mistake(
            "Orientations do not depend on the window", .answer, Visits.self, at: .supportedInterfaceOrientations
        ) { _, _ in Screen.orientations(of: nil) },
        Mistake(
            "Orientations depend on whether a visit has been going on at launch",
            [.answer: .supportedInterfaceOrientations]
        ) {
            let isRunning = VideoVisit.isRunning
            $0.change(Visits.self, at: .supportedInterfaceOrientations) { _, window in
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
        Mistake(
            "The beginning of a restored path does not matter", .answer, Windows.self, at: .viewControllerForRestoration
        ) { Screen.restore(["root"] + $1.identifierComponents.dropFirst()) },
        Mistake(
            "What is restored has no identifier any more", .answer, Windows.self, at: .viewControllerForRestoration
        ) {
            let controller = Screen.restore($1.identifierComponents)
            controller?.restorationIdentifier = nil
            return controller
        }.missed(because: "The text of a view controller is its class."),
        Mistake("The state is saved, whoever is signed in", .answer, Windows.self, at: .shouldSaveState) { _, _ in
            true
        },
        Mistake("The state of any version is restored", .answer, Windows.self, at: .shouldRestoreState) { _, _ in
            true
        },
        Mistake("The saved state is empty", [.answer: .shouldRestoreState]) {
            $0.change(Windows.self, at: .willEncodeState) { _, _ in Journal.note("state saved") }
        },
        Mistake("The open chat is not restored", .effects, Windows.self, at: .didDecodeState) { _, _ in },
        Mistake(
            "A window for a message is one as usual", .answer, Windows.self, at: .configurationForConnectingScene
        ) { Screen.configuration(for: $1.session, UIScene.ConnectionOptions()) },
        Mistake(
            "Only one of the closed windows is forgotten", .effects, Windows.self, at: .didDiscardSceneSessions
        ) { Screen.forget(Set($1.prefix(1))) },
    ]
}
