#if RemoteNotifications
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

    /// Accepts what UIKit does otherwise in an app that has adopted scenes.
    @MainActor var acceptingScenes: Comparison {
        acceptingSceneAdoption()
            .accepting(.willEnterForeground, .newlySent, because: "A session begins at the launch, too.")
            .accepting(.didEnterBackground, .effects, because: "A session that began at the launch ends here.")
    }
}
#endif
