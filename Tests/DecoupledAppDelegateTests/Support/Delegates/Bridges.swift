#if CloudKit
import DecoupledAppDelegate

/// Scene delegates that were there before the package, each with another way to bring the app delegate what it is to know.
@MainActor
enum Bridge {
    /// The object that the application's delegate was before it was wrapped.
    static var wrapped: (any UIApplicationDelegate)? {
        appDelegate?.wrappedDelegate(as: OldAppDelegate.self)
    }

    static var appDelegate: AppDelegate? { unsafe UIApplication.shared.delegate as? AppDelegate }

    static func open(_ contexts: Set<UIOpenURLContext>, by delegate: (any UIApplicationDelegate)?) -> Bool? {
        contexts.map { delegate?.application(.shared, open: $0.url, options: [:]) }.last ?? nil
    }

    static func `continue`(_ activity: NSUserActivity, by delegate: (any UIApplicationDelegate)?) {
        _ = delegate?.application(.shared, continue: activity, restorationHandler: { _ in })
    }
}

/// Calls the wrapped object.
final class DirectBridge: UIResponder, UIWindowSceneDelegate {
    func sceneWillEnterForeground(_ scene: UIScene) { Bridge.wrapped?.applicationWillEnterForeground(.shared) }
    func sceneDidBecomeActive(_ scene: UIScene) { Bridge.wrapped?.applicationDidBecomeActive(.shared) }
    func sceneWillResignActive(_ scene: UIScene) { Bridge.wrapped?.applicationWillResignActive(.shared) }
    func sceneDidEnterBackground(_ scene: UIScene) { Bridge.wrapped?.applicationDidEnterBackground(.shared) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        _ = Bridge.open(URLContexts, by: Bridge.wrapped)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Bridge.continue(userActivity, by: Bridge.wrapped)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        Bridge.wrapped?.application(.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
    }

    func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        Bridge.wrapped?.application(.shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
    }
}

/// Calls the application's delegate, whoever that is.
final class PassingBridge: UIResponder, UIWindowSceneDelegate {
    func sceneWillEnterForeground(_ scene: UIScene) { Bridge.appDelegate?.applicationWillEnterForeground(.shared) }
    func sceneDidBecomeActive(_ scene: UIScene) { Bridge.appDelegate?.applicationDidBecomeActive(.shared) }
    func sceneWillResignActive(_ scene: UIScene) { Bridge.appDelegate?.applicationWillResignActive(.shared) }
    func sceneDidEnterBackground(_ scene: UIScene) { Bridge.appDelegate?.applicationDidEnterBackground(.shared) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        _ = Bridge.open(URLContexts, by: Bridge.appDelegate)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Bridge.continue(userActivity, by: Bridge.appDelegate)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        Bridge.appDelegate?.application(.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
    }

    func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        Bridge.appDelegate?.application(.shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
    }
}

/// Inherits from ours and calls super first, then an app delegate.
class BridgingSceneDelegate: SceneDelegate {
    var target: (any UIApplicationDelegate)? { nil }

    override func sceneWillEnterForeground(_ scene: UIScene) {
        super.sceneWillEnterForeground(scene)
        target?.applicationWillEnterForeground(.shared)
    }

    override func sceneDidBecomeActive(_ scene: UIScene) {
        super.sceneDidBecomeActive(scene)
        target?.applicationDidBecomeActive(.shared)
    }

    override func sceneWillResignActive(_ scene: UIScene) {
        super.sceneWillResignActive(scene)
        target?.applicationWillResignActive(.shared)
    }

    override func sceneDidEnterBackground(_ scene: UIScene) {
        super.sceneDidEnterBackground(scene)
        target?.applicationDidEnterBackground(.shared)
    }

    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        super.scene(scene, openURLContexts: URLContexts)
        note(Bridge.open(URLContexts, by: target))
    }

    override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        super.scene(scene, continue: userActivity)
        Bridge.continue(userActivity, by: target)
    }

    override func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        super.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
        target?.application(.shared, performActionFor: shortcutItem) { answer in
            MainActor.assumeIsolated { self.note(answer) }
        }
    }

    override func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        super.windowScene(windowScene, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
        target?.application(.shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
    }

    func note(_ answer: Bool?) {}
}

/// Inherits from ours, and calls the wrapped object.
final class InheritingDirectBridge: BridgingSceneDelegate {
    override var target: (any UIApplicationDelegate)? { Bridge.wrapped }
}

/// Inherits from ours, and calls the application's delegate.
final class InheritingBridge: BridgingSceneDelegate {
    static var answers: [Bool?] = []

    override var target: (any UIApplicationDelegate)? { Bridge.appDelegate }

    override func note(_ answer: Bool?) { Self.answers.append(answer) }
}

/// Inherits from ours, and calls the application's delegate before super.
final class EarlyBridge: SceneDelegate {
    override func sceneWillEnterForeground(_ scene: UIScene) {
        Bridge.appDelegate?.applicationWillEnterForeground(.shared)
        super.sceneWillEnterForeground(scene)
    }

    override func sceneDidBecomeActive(_ scene: UIScene) {
        Bridge.appDelegate?.applicationDidBecomeActive(.shared)
        super.sceneDidBecomeActive(scene)
    }

    override func sceneWillResignActive(_ scene: UIScene) {
        Bridge.appDelegate?.applicationWillResignActive(.shared)
        super.sceneWillResignActive(scene)
    }

    override func sceneDidEnterBackground(_ scene: UIScene) {
        Bridge.appDelegate?.applicationDidEnterBackground(.shared)
        super.sceneDidEnterBackground(scene)
    }

    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        _ = Bridge.open(URLContexts, by: Bridge.appDelegate)
        super.scene(scene, openURLContexts: URLContexts)
    }

    override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Bridge.continue(userActivity, by: Bridge.appDelegate)
        super.scene(scene, continue: userActivity)
    }

    override func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Bridge.appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }
        super.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }

    override func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        Bridge.appDelegate?.application(.shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
        super.windowScene(windowScene, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
    }
}

/// Inherits from ours, and has no bridge.
final class PlainHeir: SceneDelegate {}

/// Notes that the app has become active.
final class StateProbe: AppStateDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
}
#endif
