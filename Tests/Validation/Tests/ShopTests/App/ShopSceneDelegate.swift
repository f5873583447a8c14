import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopBefore
import ShopKit

/// A scene delegate that brings the shop's app delegate what UIKit tells scenes alone, as apps have it that adopted them long ago.
final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var shop: ShopAppDelegate? { unsafe UIApplication.shared.delegate as? ShopAppDelegate }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
        if let item = connectionOptions.shortcutItem {
            shop?.application(.shared, performActionFor: item, completionHandler: { _ in })
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { shop?.applicationDidBecomeActive(.shared) }
    func sceneWillResignActive(_ scene: UIScene) { shop?.applicationWillResignActive(.shared) }
    func sceneDidEnterBackground(_ scene: UIScene) { shop?.applicationDidEnterBackground(.shared) }
    func sceneWillEnterForeground(_ scene: UIScene) { shop?.applicationWillEnterForeground(.shared) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { _ = shop?.application(.shared, open: context.url, options: [:]) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        _ = shop?.application(.shared, continue: userActivity, restorationHandler: { _ in })
    }

    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        shop?.application(.shared, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        shop?.application(.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}

extension Comparison {
    /// The shop's app delegate with its scene delegate, compared with what takes their place.
    @MainActor static func shopWithScenes(after: @escaping @MainActor () -> Roles) -> Comparison {
        var comparison = Comparison(
            before: { ShopAppDelegate() },
            sceneDelegate: { ShopSceneDelegate() },
            after: after,
            effects: effectsOfShop,
            reset: resetShop
        )
        comparison.patience = 0.1
        comparison.leaveOutOrder()
        return comparison.accepting(
            "applicationDidEnterBackground(_:)", .newEvent, before: "nothing",
            after: "crash reports: log background; crash reports: flush; store: save; analytics: end of session",
            in: "the end (foreground, with scenes)",
            because: "Handlers hear of the background when the last scene goes, though the user swipes the app away.")
    }
}
