import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let conditions: [Mistake] = [
        Mistake(
            "a memory warning is ignored",
            playing: [Sample(.didReceiveMemoryWarning) {}],
            [.effects: .didReceiveMemoryWarning]
        ) { $0.systemConditionsDelegate.drop("Persistence") },
        Mistake(
            "a new day is ignored", playing: [Sample(.significantTimeChange) {}], [.effects: .significantTimeChange]
        ) { $0.systemConditionsDelegate.drop("OrderUpdates") },
        Mistake(
            "the session stays unlocked",
            playing: [Sample(.protectedDataWillBecomeUnavailable) {}],
            [.effects: .protectedDataWillBecomeUnavailable, .effects: .protectedDataDidBecomeAvailable]
        ) { $0.protectedDataDelegate.drop("SignIn") },
        Mistake("the session is locked before the store is saved", [.order: .protectedDataWillBecomeUnavailable]) {
            $0.protectedDataDelegate.moveToEnd("Persistence")
        },
        Mistake(
            "a link that waits is opened before the session is unlocked", [.effects: .protectedDataDidBecomeAvailable]
        ) { $0.protectedDataDelegate.moveToEnd("SignIn") },
        Mistake("the session stays locked", [.effects: .protectedDataDidBecomeAvailable]) {
            $0.protectedDataDelegate.replace("SignIn") { signIn in
                Handling(.protectedDataWillBecomeUnavailable) { _ in
                    signIn.applicationProtectedDataWillBecomeUnavailable(.shared)
                }
            }
        },
        Mistake("the store is not saved as the device locks", [.effects: .protectedDataWillBecomeUnavailable]) {
            $0.protectedDataDelegate.drop("Persistence")
        },
        Mistake(
            "the slot of protected data is empty",
            [.notHandled: .protectedDataWillBecomeUnavailable, .notHandled: .protectedDataDidBecomeAvailable]
        ) { $0.protectedDataDelegate = [] },
        Mistake("the second memory warning is ignored", [.effects: .didReceiveMemoryWarning]) {
            let isFirst = Memory(true)
            $0.systemConditionsDelegate.replace("Persistence") { _ in
                Handling(.didReceiveMemoryWarning) { _ in
                    if isFirst.value { ImageCache.removeAll() }
                    isFirst.value = false
                }
            }
        },
        Mistake("the second new day is ignored", [.effects: .significantTimeChange]) {
            let isFirst = Memory(true)
            $0.systemConditionsDelegate.replace("OrderUpdates") { _ in
                Handling(.significantTimeChange) { _ in
                    if isFirst.value { Orders.updateDeliveryTimes() }
                    isFirst.value = false
                }
            }
        },
        Mistake("a memory warning is logged afterwards", [.order: .didReceiveMemoryWarning]) {
            $0.systemConditionsDelegate.moveToEnd("CrashLog")
        },
        Mistake("a new day fetches all orders", [.effects: .significantTimeChange]) {
            $0.systemConditionsDelegate.append(Handling(.significantTimeChange) { _ in Orders.refresh { _ in } })
        },
        Mistake(
            "the slot of the system's conditions is empty",
            [.notHandled: .didReceiveMemoryWarning, .notHandled: .significantTimeChange]
        ) { $0.systemConditionsDelegate = [] },
    ]
}
