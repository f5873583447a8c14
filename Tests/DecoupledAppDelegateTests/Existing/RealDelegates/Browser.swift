import DecoupledAppDelegate

/// What other code of a browser knows of its app delegate, which it casts the application's delegate to.
@MainActor
protocol Browsing: UIApplicationDelegate {
    var journal: Journal { get }
}

/// The app delegate as it was.
final class BrowserAppDelegate: UIResponder, Browsing {
    let journal = Journal()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.note("launch")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
    func applicationDidEnterBackground(_ application: UIApplication) { journal.note("background") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { journal.note("memory") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        journal.note("open \(url.lastPathComponent)")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal.note("continue \(userActivity.activityType)")
        return true
    }
}

/// The app delegate that inherits from ours.
final class InheritingBrowserAppDelegate: AppDelegate, Browsing {
    let journal = Journal()

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        journal.note("launch")
        return super.application(application, didFinishLaunchingWithOptions: options)
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        journal.note("active")
        super.applicationDidBecomeActive(application)
    }

    override func applicationDidEnterBackground(_ application: UIApplication) {
        journal.note("background")
        super.applicationDidEnterBackground(application)
    }

    override func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.note("memory")
        super.applicationDidReceiveMemoryWarning(application)
    }

    override func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        journal.note("open \(url.lastPathComponent)")
        return super.application(app, open: url, options: options) || true
    }

    override func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal.note("continue \(userActivity.activityType)")
        return true
    }
}

/// The scene delegate that was there before, with its bridge to the app delegate.
final class BrowserSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var browser: (any Browsing)? {
        let delegate = unsafe UIApplication.shared.delegate
        return delegate as? any Browsing ?? (delegate as? AppDelegate)?.wrappedDelegate(as: (any Browsing).self)
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { browser?.applicationDidBecomeActive(.shared) }
    func sceneDidEnterBackground(_ scene: UIScene) { browser?.applicationDidEnterBackground(.shared) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { _ = browser?.application(.shared, open: context.url, options: [:]) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        _ = browser?.application(.shared, continue: userActivity, restorationHandler: { _ in })
    }
}

/// The handlers that the app delegate and the bridge become.
final class BrowserLife: AppStateDelegate, SystemConditionsDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.note("launch")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
    func applicationDidEnterBackground(_ application: UIApplication) { journal.note("background") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { journal.note("memory") }
}

final class Tabs: URLDelegate, ActivityContinuationDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        journal.note("open \(url.lastPathComponent)")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal.note("continue \(userActivity.activityType)")
        return true
    }
}
