import DecoupledAppDelegate

/// A handler that notes the URLs it is given, and claims them.
@MainActor
class URLProbe: URLDelegate {
    private(set) var urls: [URL] = []
    private(set) var options: [UIApplication.OpenURLOptionsKey: Any] = [:]

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        urls.append(url)
        self.options = options
        return true
    }
}

/// A handler that implements the forms of its methods that are told the scene.
@MainActor
final class SceneAwareProbe: URLDelegate, ActivityContinuationDelegate, ShortcutItemDelegate {
    private(set) var scenes: [UIScene] = []
    private(set) var isToldWithoutScene = false

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        isToldWithoutScene = true
        return true
    }

    func scene(_ scene: UIScene, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        scenes.append(scene)
        return true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        isToldWithoutScene = true
        return false
    }

    func scene(
        _ scene: UIScene,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        scenes.append(scene)
        return false
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        isToldWithoutScene = true
        completionHandler(true)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        scenes.append(windowScene)
        completionHandler(true)
    }
}

/// A handler of all roles of a scene that notes each event with the scene it is about.
@MainActor
final class SceneNarrator: SceneConnectionDelegate, SceneStateDelegate, SceneRestorationDelegate {
    private let journal: Journal
    var activity: NSUserActivity?
    var whenConnected: (UIScene) -> Void = { _ in }

    init(in journal: Journal) {
        self.journal = journal
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        note("connect", scene)
        whenConnected(scene)
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("inactive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        note("save", scene)
        return activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        note("restore \(stateRestorationActivity.activityType)", scene)
    }

    private func note(_ event: String, _ scene: UIScene) {
        journal.note("\(event) \(scene.session.persistentIdentifier)")
    }
}
