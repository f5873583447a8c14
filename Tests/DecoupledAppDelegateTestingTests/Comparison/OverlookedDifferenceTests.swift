#if RemoteNotifications && !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Differences that show in one moment, or in one place, alone.
@MainActor
@Suite(.net)
struct OverlookedDifferenceTests {
    private let effects = Effects()

    private func comparison(
        _ fill: @escaping @MainActor (inout Roles) -> Void, _ refill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        var comparison = Comparison.ofRoles(fill, refill, effects: effects)
        comparison.triesVariants = false
        return comparison
    }

    /// Compares an app delegate without scenes with handlers, which may adopt them.
    private func replacing(
        _ make: @escaping @MainActor () -> any UIApplicationDelegate, _ fill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        let effects = effects
        var comparison = Comparison(before: make, after: { roles(fill) }, effects: { effects.take() })
        comparison.patience = 0.1
        return comparison
    }

    // MARK: Once

    @Test func workThatIsNewlyDoneOnceInAProcessIsFound() async {
        let effects = effects
        var isUploaded = false
        let report = await comparison {
            $0.appStateDelegate = [Handling(.didFinishLaunching) { _ in true }]
        } _: {
            $0.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    if !isUploaded { effects.note("uploaded") }
                    isUploaded = true
                    return true
                }
            ]
        }
        .run([.launch], in: [.withoutScenes])
        #expect(report.differences.map(\.after) == ["uploaded"], "\(report)")
    }

    // MARK: Scenes

    @Test(arguments: [["database", "sync"], ["sync", "database"]])
    func theOrderOfWhatHasMovedToTheSceneAndWhatHasStayedIsCompared(before: [String]) async {
        let effects = effects
        let report = await replacing {
            LaunchDelegate { before.forEach(effects.note) }
        } _: {
            $0.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    effects.note("sync")
                    return true
                }
            ]
            $0.sceneConnectionDelegate = [Handling(.sceneWillConnect) { _ in effects.note("database") }]
        }
        .acceptingSceneAdoption().run([.launch], in: [.withScenes])
        let isSame = before == ["sync", "database"]
        #expect(report.differences.map(\.kind) == (isSame ? [] : [.order]), "\(report)")
        #expect(report.differences.map(\.after) == (isSame ? [] : ["sync; database"]), "\(report)")
    }

    @Test(arguments: [false, true])
    func whatALaunchByAPushKeepsFromBeingDoneInFrontIsFoundWhereScenesAreAdopted(isKept: Bool) async {
        let effects = effects
        let report = await replacing {
            PushedDelegate { effects.note("home") }
        } _: {
            var isShown = false
            var wasPushed = false
            $0.remoteNotificationsDelegate = [
                Handling(.didReceiveRemoteNotification) { _ in
                    wasPushed = true
                    return .noData
                }
            ]
            $0.appStateDelegate = [
                Handling(.didBecomeActive) { _ in
                    if !isShown, !isKept || !wasPushed { effects.note("home") }
                    isShown = true
                }
            ]
        }
        .acceptingSceneAdoption().run([.push(["aps": ["content-available": 1]])], in: [.withScenes])
        #expect(report.differences.map(\.before) == (isKept ? ["home"] : []), "\(report)")
        #expect(report.rows.filter { $0.acceptedBecause == nil }.flatMap(\.cases).allSatisfy { $0.contains("(cold") })
    }

    // MARK: Objects

    @Test(arguments: ["home", "log in", nil])
    func anotherScreenOfTheSameClassIsFound(title: String?) async {
        let report = await replacing {
            WindowDelegate(title: "home")
        } _: {
            $0.appStateDelegate = [WindowHandler(title: title)]
        }
        .run([.launch], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == (title == "home" ? [] : [.window]), "\(report)")
        #expect(report.differences.allSatisfy { $0.before == "UIViewController “home”" }, "\(report)")
    }

    @Test(arguments: [true, false])
    func anotherObjectOfTheSameClassThatIsRestoredIsFound(isOnScreen: Bool) async {
        let report = await replacing {
            WindowDelegate(title: nil)
        } _: {
            let handler = WindowHandler(title: nil, restoresScreen: isOnScreen)
            $0.appStateDelegate = [handler]
            $0.activityContinuationDelegate = [handler]
        }
        .run([.activity("x")], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == (isOnScreen ? [] : [.restoration]), "\(report)")
        #expect(report.differences.allSatisfy { $0.before == "UIViewController, on screen" }, "\(report)")
    }

    @Test(arguments: [true, false])
    func whatIsRestoredIsComparedInASceneThatRuns(restores: Bool) async {
        let report = await replacing {
            WindowDelegate(title: nil, restoresScreen: false)
        } _: {
            if restores { $0.activityContinuationDelegate = [WindowHandler(title: nil, restoresScreen: false)] }
        }
        .run([.activity("x")], in: [.withScenes])
        let found = report.rows.filter { $0.difference.kind == .restoration }
        #expect(found.count == (restores ? 0 : 1), "\(report)")
        #expect(found.flatMap(\.cases).allSatisfy { !$0.contains("(cold") }, "\(report)")
    }
}

/// Does something at its launch.
private final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    private let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) {
        self.work = work
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        work()
        return true
    }
}

/// Receives pushes, and does something when it comes to the front first.
private final class PushedDelegate: UIResponder, UIApplicationDelegate {
    private var work: (@MainActor () -> Void)?

    init(_ work: @escaping @MainActor () -> Void) {
        self.work = work
        super.init()
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    func applicationDidBecomeActive(_ application: UIApplication) {
        work?()
        work = nil
    }
}

extension UIWindow {
    fileprivate static func shown(title: String?) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.rootViewController?.title = title
        window.makeKeyAndVisible()
        return window
    }
}

/// Shows a window, and restores what that shows, or something else.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let title: String?
    private let restoresScreen: Bool

    init(title: String?, restoresScreen: Bool = true) {
        self.title = title
        self.restoresScreen = restoresScreen
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = .shown(title: title)
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler([restoresScreen ? window?.rootViewController : UIViewController()].compactMap(\.self))
        return true
    }
}

/// Shows a window, and restores what that shows, or something else.
@MainActor
private final class WindowHandler {
    private var window: UIWindow?
    private let title: String?
    private let restoresScreen: Bool

    init(title: String?, restoresScreen: Bool = true) {
        self.title = title
        self.restoresScreen = restoresScreen
    }
}

extension WindowHandler: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = .shown(title: title)
        return true
    }
}

extension WindowHandler: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        restorationHandler([restoresScreen ? window?.rootViewController : UIViewController()].compactMap(\.self))
        return true
    }
}
#endif
