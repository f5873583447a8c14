import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Every reason for a fault: a test app reports each that an application can report.
@MainActor
@Suite(.net) struct EveryFaultTests {
    @Test(arguments: FaultCase.all)
    fileprivate func aTestAppReportsIt(faultCase: FaultCase) async {
        let app = faultCase.app()
        await faultCase.make(app)
        await app.settle()
        #expect(app.faults.map(\.reason.name).contains(faultCase.reason), "\(app.faults)")
    }

    @Test func noReasonIsLeftOut() throws {
        let source = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Sources/DecoupledAppDelegate/Diagnostics/Fault.swift").standardized
        let text = try String(contentsOf: source, encoding: .utf8)
        let reasons = text.matches(of: #/public static (?:var|func) (\w+)/#).map { String($0.1) }
        #expect(reasons.count > 20)
        let tried = FaultCase.all.map { $0.reason.prefix { $0 != "(" } }.map(String.init)
        #expect(Set(reasons).subtracting(tried).subtracting(FaultCase.ofRuntimes) == [])
    }
}

/// A mistake that an app makes, and the name of the reason by which it is reported.
private struct FaultCase: CustomTestStringConvertible, Sendable {
    let reason: String
    let app: @MainActor @Sendable () -> TestApp
    let make: @MainActor @Sendable (TestApp) async -> Void

    init(
        _ reason: String, in app: @escaping @MainActor @Sendable () -> TestApp = { TestApp() },
        _ make: @escaping @MainActor @Sendable (TestApp) async -> Void
    ) {
        (self.reason, self.app, self.make) = (reason, app, make)
    }

    var testDescription: String { reason }

    /// The reason that a runtime has to tell of, which Linux lacks.
    static let ofRuntimes: Set = ["notStarted"]

    static let all = ofSlots + ofAnswers + ofScenes + ofOthers + ofOwnDelegates

    private static let page = URL(fileURLWithPath: "/page")

    private static let ofSlots = [
        FaultCase("duplicate") {
            let handler = RecordingHandler()
            $0.delegate.urlDelegate = [handler, handler]
        },
        FaultCase("overwritten") { app in
            app.delegate.urlDelegate = [RecordingHandler()]
            app.delegate.urlDelegate.removeAll { _ in
                app.delegate.urlDelegate.append(RecordingHandler())
                return true
            }
        },
        FaultCase("withoutRole") { $0.delegate.roles.append(Roleless()) },
        FaultCase("released") { $0.delegate.urlDelegate = Handlers { Weak<any URLDelegate>(RecordingHandler()) } },
        FaultCase("missed") {
            $0.launch()
            $0.delegate.appStateDelegate = [RecordingHandler()]
        },
        FaultCase("inOwnSlot") {
            $0.delegate.sceneStateDelegate = [InOwnSlot(for: $0.delegate)]
            $0.delegate.sceneStateDelegate = []  // lets go of the app delegate
        },
        FaultCase("wrapped") { $0.delegate.roles.append(ExistingAppDelegate(wrapping: AppDelegate(roles: Roles()))) },
        FaultCase("deprecated(replacement:)") { $0.delegate.roles.append(ExistingAppDelegate(wrapping: Outdated())) },
        FaultCase("cannotBeHeld") {
            $0.delegate.intercept([.performFetch], key: "lock", admitting: { _ in true }, keepingRejected: true)
        },
        FaultCase("lostWhileHeld") {
            $0.delegate.keptEventPolicy.limit = 0
            $0.delegate.intercept([.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
            $0.launch()
            $0.open(page)
        },
        FaultCase("stackedTooHigh(limit:)") { app in
            for key in 0...100 { app.delegate.intercept(.openURL, key: "\(key)") { $0.next() } }
        },
    ]

    private static let ofAnswers = [
        FaultCase("answeredTwice") {
            $0.delegate.backgroundFetchDelegate = [recorder { $0.answer(.performFetch, .twice(.newData)) }]
            $0.launch()
            await $0.performFetch()
        },
        FaultCase("dropped") {
            $0.delegate.backgroundFetchDelegate = [recorder { $0.answer(.performFetch, .never) }]
            $0.launch()
            await $0.performFetch()
        },
        FaultCase("silent(deadline:)") {
            let handler = recorder { $0.answer(.performFetch, .later) }
            $0.delegate.backgroundFetchDelegate = [handler]
            $0.launch()
            await $0.performFetch(advancing: 30)
        },
        FaultCase("late") {
            let handler = recorder { $0.answer(.performFetch, .later) }
            $0.delegate.backgroundFetchDelegate = [handler]
            $0.launch()
            await $0.performFetch(advancing: 30)
            handler.finish(.performFetch, with: .newData)
        },
        FaultCase("noCommonOrientation") {
            $0.delegate.orientationDelegate = [
                Handling(.supportedInterfaceOrientations) { _ in .portrait },
                Handling(.supportedInterfaceOrientations) { _ in .landscape },
            ]
            $0.launch()
            _ = $0.supportedInterfaceOrientations()
        },
        FaultCase("overBudget(seconds:budget:)") { app in
            app.delegate.handlerBudget = 1
            app.delegate.systemConditionsDelegate = [
                Handling(.didReceiveMemoryWarning) { app.clock.advance(by: 2) }
            ]
            app.launch()
            app.receiveMemoryWarning()
        },
        FaultCase("expired") {
            $0.delegate.keptEventPolicy.respondsWithoutHandlers = true
            $0.launch()
            $0.open(page)
            await $0.advance(by: 60)
        },
    ]

    private static let ofScenes = [
        FaultCase("foreignSceneRole") {
            $0.delegate.sceneSessionDelegate = [
                Handling(.configurationForConnectingScene) { _ in
                    UISceneConfiguration(name: "other", sessionRole: .carTemplateApplication)
                }
            ]
            $0.connectScene()
        },
        FaultCase("foreignSceneDelegate") {
            $0.sceneDelegateClass = StrangeSceneDelegate.self
            $0.connectScene()
        },
        FaultCase("unforwardedConnection") {
            $0.sceneDelegateClass = PartialSceneDelegate.self
            $0.disconnect($0.connectScene())
            await $0.settle()
            $0.enterForeground()
        },
        FaultCase("broughtTwice") {
            $0.delegate.urlDelegate = [RecordingHandler()]
            $0.sceneDelegateClass = CallingSceneDelegate.self
            $0.open(page, in: $0.connectScene())
        },
    ]

    private static let ofOthers = [
        FaultCase("displaced") {
            let strange = StrangeCenterDelegate()
            $0.delegate.userNotificationsDelegate = [RecordingHandler()]
            $0.delegate.appStateDelegate = [
                Handling(.didBecomeActive) { UNUserNotificationCenter.current().delegate = strange }
            ]
            $0.launch()
            await $0.settle()
        },
        FaultCase("shadowed") {
            let strange = StrangeAppDelegate()
            $0.delegate.urlDelegate = [RecordingHandler()]
            $0.launch()
            unsafe $0.application.delegate = strange
            $0.delegate.systemConditionsDelegate = [RecordingHandler()]
            await $0.settle()
            unsafe $0.application.delegate = $0.delegate
        },
    ]

    private static let ofOwnDelegates = [
        FaultCase("notPassedOn", in: { TestApp(delegate: SilentAppDelegate()) }) {
            $0.delegate.appStateDelegate = [RecordingHandler()]
            $0.launch()
        },
        FaultCase("uncalled", in: { TestApp(delegate: OpeningAppDelegate()) }) {
            $0.sceneDelegateClass = OwnSceneDelegate.self
            $0.open(page, in: $0.connectScene())
        },
        FaultCase("madeTwice", in: { TestApp(delegate: FillingAppDelegate()) }) {
            $0.delegate.systemConditionsDelegate = [Handling(.didReceiveMemoryWarning) { _ = FillingAppDelegate() }]
            $0.launch()
            $0.receiveMemoryWarning()
        },
    ]

    /// A handler that does as it is told.
    @MainActor private static func recorder(_ instruct: (RecordingHandler) -> Void) -> RecordingHandler {
        let handler = RecordingHandler()
        instruct(handler)
        return handler
    }
}

private final class Roleless: RoleHandler {}

private final class Outdated: UIResponder, UIApplicationDelegate {
    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        let methods = ["application:didFinishLaunchingWithOptions:", "application:handleOpenURL:"]
        return aSelector.map { methods.contains("\($0)") } == true
    }
}

/// Is a handler, and calls the handlers.
private final class InOwnSlot: SceneDelegate, SceneStateDelegate {}

private final class StrangeSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class CallingSceneDelegate: SceneDelegate {
    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { _ = AppDelegate.shared.application(.shared, open: context.url) }
        super.scene(scene, openURLContexts: URLContexts)
    }
}

/// Forwards every method of ours but that of the connection, as SwiftUI's scene delegate was seen to do.
private final class PartialSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let next = SceneDelegate()
    private let unforwarded = Selector("scene:willConnectToSession:options:")

    override func responds(to aSelector: Selector!) -> Bool {
        aSelector != unforwarded && next.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { aSelector == unforwarded ? nil : next }

    func sceneDidBecomeActive(_ scene: UIScene) { next.sceneDidBecomeActive(scene) }
}

private final class StrangeCenterDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {}

private final class StrangeAppDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool { false }
}

private final class OwnSceneDelegate: SceneDelegate {}

private final class SilentAppDelegate: AppDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [.didFinishLaunching] }

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

private final class OpeningAppDelegate: AppDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [.openURL] }
}

private final class FillingAppDelegate: AppDelegate {
    required init() {
        super.init()
        AppDelegate.shared.urlDelegate.append(Handling(.openURL) { _ in true })
    }

    override class var overriddenEvents: Set<AppEvent>? { [] }
}
