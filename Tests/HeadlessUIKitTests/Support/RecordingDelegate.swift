import Foundation
import HeadlessUIKit

/// A delegate that notes each method it is sent, with the application's state at that moment, and answers what a test wants it to.
final class RecordingDelegate: UIResponder, UIApplicationDelegate {
    /// What came to it and to the delegates of the scenes, in order, such as `didBecomeActive active`.
    var log: [String] = []

    /// How often it was asked whether it has a method.
    var questions: [String: Int] = [:]

    /// The methods that it, and the delegates of the scenes, deny to have.
    var lacks: Set<String> = []

    // What came with it.
    var launchOptions: [[UIApplication.LaunchOptionsKey: Any]?] = []
    var connectionOptions: [UIScene.ConnectionOptions] = []
    var urls: [URL] = []
    var userInfo: [AnyHashable: Any] = [:]
    var shortcutItems: [UIApplicationShortcutItem] = []
    var activities: [NSUserActivity] = []

    // What is answered.
    var willLaunch = true
    var didLaunch = true
    var opens: (URL) -> Bool = { _ in true }
    var continuesActivity = true
    var restored: [any UIUserActivityRestoring] = []
    var performsShortcut = true
    var fetch: (@escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void = { $0(.newData) }
    var configuration: ((UISceneSession) -> UISceneConfiguration)?
    var orientations = UIInterfaceOrientationMask.portrait

    var onEvent: (String) -> Void = { _ in }

    var memoryWarnings: Int { log.count { $0.hasPrefix("didReceiveMemoryWarning") } }

    func note(_ event: String, _ application: UIApplication) {
        log.append("\(event) \(application.applicationState)")
        onEvent(event)
    }

    func note(_ event: String, in scene: UIScene) {
        log.append("\(event) \(scene.activationState)")
        onEvent(event)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        MainActor.assumeIsolated {
            let name = aSelector.map(\.description) ?? ""
            questions[name, default: 0] += 1
            return !lacks.contains(name) && super.responds(to: aSelector)
        }
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        note("willFinishLaunching", application)
        return willLaunch
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchOptions.append(options)
        note("didFinishLaunching", application)
        return didLaunch
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        note("didBecomeActive", application)
    }

    func applicationWillResignActive(_ application: UIApplication) {
        note("willResignActive", application)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        note("didEnterBackground", application)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        note("willEnterForeground", application)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        note("willTerminate", application)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        note("didReceiveMemoryWarning", application)
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        note("significantTimeChange", application)
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        note("protectedDataWillBecomeUnavailable available=\(application.isProtectedDataAvailable)", application)
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        note("protectedDataDidBecomeAvailable available=\(application.isProtectedDataAvailable)", application)
    }
}
