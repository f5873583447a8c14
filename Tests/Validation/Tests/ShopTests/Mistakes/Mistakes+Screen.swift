import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let screen: [Mistake] = [
        Mistake(
            "orientations are widened",
            playing: [Sample(.supportedInterfaceOrientations) { nil }],
            [.answer: .supportedInterfaceOrientations]
        ) { $0.orientationDelegate = [Handling(.supportedInterfaceOrientations) { _ in .all }] },
        Mistake(
            "orientations have nothing in common",
            playing: [Sample(.supportedInterfaceOrientations) { nil }],
            [.fault: .supportedInterfaceOrientations]
        ) { $0.orientationDelegate.append(Handling(.supportedInterfaceOrientations) { _ in .landscape }) },
        Mistake(
            "keyboards of others are let in",
            playing: [Sample(.shouldAllowExtensionPoint) { .keyboard }],
            [.notHandled: .shouldAllowExtensionPoint]
        ) { $0.extensionDelegate = [] },
        Mistake(
            "everybody's state is restored",
            playing: [
                Sample(.shouldRestoreState) {
                    NSKeyedArchiver(requiringSecureCoding: true)
                }
            ],
            [.answer: .shouldRestoreState]
        ) { $0.stateRestorationDelegate.append(Handling(.shouldRestoreState) { _ in true }) },
        Mistake("the app turns upside down", [.answer: .supportedInterfaceOrientations]) {
            $0.orientationDelegate = [
                Handling(.supportedInterfaceOrientations) { _ in
                    Navigator.isShowingVideo ? .allButUpsideDown : [.portrait, .portraitUpsideDown]
                }
            ]
        },
        Mistake("videos stay upright", [.answer: .supportedInterfaceOrientations]) {
            $0.orientationDelegate = [Handling(.supportedInterfaceOrientations) { _ in .portrait }]
        }.missed(because: "Needs a video."),
        Mistake("the slot of orientations is empty", [.notHandled: .supportedInterfaceOrientations]) {
            $0.orientationDelegate = []
        },
        Mistake("keyboards are all that is let in", [.answer: .shouldAllowExtensionPoint]) {
            $0.extensionDelegate = [
                Handling(.shouldAllowExtensionPoint) { $0 == .keyboard }
            ]
        },
        Mistake("no extension at all is let in", [.answer: .shouldAllowExtensionPoint]) {
            $0.extensionDelegate = [Handling(.shouldAllowExtensionPoint) { _ in false }]
        },
        Mistake("no state is saved", [.answer: .shouldSaveState]) {
            $0.restoreState(saving: { false }, restoring: { Session.token != nil })
        },
        Mistake("state is restored for those who have not signed in", [.answer: .shouldRestoreState]) {
            $0.restoreState(saving: { true }, restoring: { Session.token == nil })
        },
        Mistake("state is restored for nobody", [.answer: .shouldRestoreState]) {
            $0.restoreState(saving: { true }, restoring: { false })
        },
        Mistake(
            "the slot of state restoration is empty", [.notHandled: .shouldSaveState, .notHandled: .shouldRestoreState]
        ) { $0.stateRestorationDelegate = [] },
    ]
}

extension Roles {
    fileprivate mutating func restoreState(
        saving shouldSave: @escaping @MainActor () -> Bool, restoring shouldRestore: @escaping @MainActor () -> Bool
    ) {
        self.stateRestorationDelegate = [
            Handling(.shouldSaveState) { _ in shouldSave() }, Handling(.shouldRestoreState) { _ in shouldRestore() },
        ]
    }
}
