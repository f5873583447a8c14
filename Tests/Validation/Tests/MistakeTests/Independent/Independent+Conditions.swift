#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Independent {
    static let questions: [Mistake] = [
        Mistake("the app turns upside down", playing: .shop, [.answer: .supportedInterfaceOrientations]) {
            $0.orientationDelegate = [
                Handling(.supportedInterfaceOrientations) { _ in
                    Navigator.isShowingVideo ? .allButUpsideDown : [.portrait, .portraitUpsideDown]
                }
            ]
        },
        Mistake("videos stay upright", playing: .shop, [.answer: .supportedInterfaceOrientations]) {
            $0.orientationDelegate = [Handling(.supportedInterfaceOrientations) { _ in .portrait }]
        },
        Mistake("the slot of orientations is empty", playing: .shop, [.notHandled: .supportedInterfaceOrientations]) {
            $0.orientationDelegate = []
        },
        Mistake("keyboards are all that is let in", playing: .shop, [.answer: .shouldAllowExtensionPoint]) {
            $0.extensionDelegate = [
                Handling(.shouldAllowExtensionPoint) { $0 == .keyboard }
            ]
        },
        Mistake("no extension at all is let in", playing: .shop, [.answer: .shouldAllowExtensionPoint]) {
            $0.extensionDelegate = [Handling(.shouldAllowExtensionPoint) { _ in false }]
        },
        Mistake("no state is saved", playing: .shop, [.answer: .shouldSaveState]) {
            $0.restoreState(saving: { false }, restoring: { Session.token != nil })
        },
        Mistake("state is restored for those who have not signed in", playing: .shop, [.answer: .shouldRestoreState]) {
            $0.restoreState(saving: { true }, restoring: { Session.token == nil })
        },
        Mistake("state is restored for nobody", playing: .shop, [.answer: .shouldRestoreState]) {
            $0.restoreState(saving: { true }, restoring: { false })
        },
        Mistake(
            "the slot of state restoration is empty", playing: .shop,
            [.notHandled: .shouldSaveState, .notHandled: .shouldRestoreState]
        ) { $0.stateRestorationDelegate = [] },
    ]

    static let conditions: [Mistake] = [
        Mistake(
            "the session is locked before the store is saved", playing: .shop,
            [.order: .protectedDataWillBecomeUnavailable]
        ) { $0.protectedDataDelegate.moveToEnd("Persistence") },
        Mistake(
            "a link that waits is opened before the session is unlocked", playing: .shop,
            [.effects: .protectedDataDidBecomeAvailable]
        ) { $0.protectedDataDelegate.moveToEnd("SignIn") },
        Mistake("the session stays locked", playing: .shop, [.effects: .protectedDataDidBecomeAvailable]) {
            $0.protectedDataDelegate.replace("SignIn") { signIn in
                [
                    Handling(.protectedDataWillBecomeUnavailable) { _ in
                        signIn.applicationProtectedDataWillBecomeUnavailable(.shared)
                    }
                ]
            }
        },
        Mistake(
            "the store is not saved as the device locks", playing: .shop,
            [.effects: .protectedDataWillBecomeUnavailable]
        ) { $0.protectedDataDelegate.lose("Persistence") },
        Mistake(
            "the slot of protected data is empty", playing: .shop,
            [.notHandled: .protectedDataWillBecomeUnavailable, .notHandled: .protectedDataDidBecomeAvailable]
        ) { $0.protectedDataDelegate = [] },
        Mistake("the second memory warning is ignored", playing: .shop, [.effects: .didReceiveMemoryWarning]) {
            let isFirst = Memory(true)
            $0.systemConditionsDelegate.replace("Persistence") { _ in
                [
                    Handling(.didReceiveMemoryWarning) { _ in
                        if isFirst.value { ImageCache.removeAll() }
                        isFirst.value = false
                    }
                ]
            }
        },
        Mistake("the second new day is ignored", playing: .shop, [.effects: .significantTimeChange]) {
            let isFirst = Memory(true)
            $0.systemConditionsDelegate.replace("OrderUpdates") { _ in
                [
                    Handling(.significantTimeChange) { _ in
                        if isFirst.value { Orders.updateDeliveryTimes() }
                        isFirst.value = false
                    }
                ]
            }
        },
        Mistake("a memory warning is logged afterwards", playing: .shop, [.order: .didReceiveMemoryWarning]) {
            $0.systemConditionsDelegate.moveToEnd("CrashLog")
        },
        Mistake("a new day fetches all orders", playing: .shop, [.effects: .significantTimeChange]) {
            $0.systemConditionsDelegate.append(Handling(.significantTimeChange) { _ in Orders.refresh { _ in } })
        },
        Mistake(
            "the slot of the system's conditions is empty", playing: .shop,
            [.notHandled: .didReceiveMemoryWarning, .notHandled: .significantTimeChange]
        ) { $0.systemConditionsDelegate = [] },
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
#endif
