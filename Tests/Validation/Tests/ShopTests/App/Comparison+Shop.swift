import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopBefore
import ShopKit

extension Comparison {
    /// The shop's app delegate, compared with what takes its place.
    @MainActor static func shop(after: @escaping @MainActor () -> Roles) -> Comparison {
        var comparison = Comparison(
            before: { ShopAppDelegate() },
            after: after,
            effects: effectsOfShop,
            reset: resetShop
        )
        comparison.patience = 0.1
        return comparison
    }

    /// What the shop's code has done since the last call.
    @MainActor static func effectsOfShop() -> [String] { ShopKit.Journal.shared.take() }

    /// Puts back what outlives the shop's app delegate.
    @MainActor static func resetShop() {
        ShopKit.Session.lock()
        Orders.isReachable = true
        Navigator.isShowingVideo = false
    }

    /// Leaves out order and timing: the parts do not depend on each other, and answer in asynchronous functions.
    mutating func leaveOutOrder() {
        comparesOrder = false
        comparesTiming = false
    }

    /// Accepts what UIKit does otherwise in an app that has adopted scenes.
    @MainActor var acceptingScenes: Comparison {
        var comparison = acceptingSceneAdoption()
            .accepting(
                "applicationWillEnterForeground(_:)", .newEvent, before: "nothing",
                after: "crash reports: log foreground; analytics: session", set: "23-843b7bc",
                because: "A session begins at the launch, too."
            )
            .accepting(
                "applicationDidEnterBackground(_:)", .effects, before: "nothing", after: "analytics: end of session",
                in: "to the background and back (foreground, adopting scenes)", "the end (foreground, adopting scenes)",
                because: "A session that began at the launch ends here."
            )
            .accepting(
                "applicationDidEnterBackground(_:)", .effects, before: "nothing",
                after: "analytics: end of session (once more)", set: "1-2b04b7bd",
                because: "A session that began at the launch ends here, and one that began later."
            )
            .accepting(
                "applicationWillEnterForeground(_:)", .effects,
                before: .matching(#".*rating asked=yes \(once less\); show: rating \(once less\).*"#),
                after: .matching(#".*rating asked=yes \(once more\); show: rating \(once more\).*"#),
                because: "A session begins at the launch, too: the fifth and the tenth come a visit sooner.")
        comparison.leaveOutOrder()
        return comparison
    }
}
