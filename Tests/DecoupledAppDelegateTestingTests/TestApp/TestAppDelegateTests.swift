import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// A test app whose app delegate is of a class of the app's own.
@MainActor
@Suite(.net) struct TestAppDelegateTests {
    private let page = URL(fileURLWithPath: "/page")

    @Test func itsOverridesAreCalledAndSuperLeadsOnToTheHandlers() {
        let app = TestApp(delegate: CourierAppDelegate())
        let recorder = RecordingHandler()
        app.delegate.urlDelegate = [recorder]
        app.launch(opening: page)
        #expect((app.delegate as? CourierAppDelegate)?.heard == ["launch", "open page"])
        #expect(recorder.events == [.openURL])
        #expect(app.faults.isEmpty)
    }

    @Test func itsOverridesAreCalledForWhatUIKitTellsScenesAlone() {
        let app = TestApp(delegate: CourierAppDelegate())
        let recorder = RecordingHandler()
        app.delegate.urlDelegate = [recorder]
        app.open(page, in: app.connectScene())
        #expect((app.delegate as? CourierAppDelegate)?.heard == ["launch", "open page"])
        #expect(recorder.events == [.openURL])
    }

    @Test func itIsTheApplicationsDelegateWhileTheAppsCodeIsCalled() {
        let app = TestApp(delegate: CourierAppDelegate())
        var found: (any UIApplicationDelegate)?
        app.delegate.systemConditionsDelegate = [
            Handling(.didReceiveMemoryWarning) { found = unsafe UIApplication.shared.delegate }
        ]
        app.launch()
        app.receiveMemoryWarning()
        #expect(found is CourierAppDelegate)
        #expect(found === app.delegate)
    }

    @Test func theRolesThatItsInitializerFillsAreTheTestAppsAlone() {
        let app = TestApp(delegate: FillingAppDelegate())
        #expect(app.delegate.urlDelegate.count == 1)
        #expect(AppDelegate.shared.urlDelegate.isEmpty)
        #expect(TestApp().delegate.urlDelegate.isEmpty)
        #expect(app.faults.isEmpty)
    }

    @Test func eachTestAppHasSlotsOfItsOwn() {
        let apps = [TestApp(delegate: FillingAppDelegate()), TestApp(delegate: FillingAppDelegate())]
        for app in apps {
            app.launch(opening: page)
            #expect(app.records.filter { $0.event == .openURL }.count == 1)
            #expect(app.faults.isEmpty)
        }
    }

    @Test func aLaunchThatItDoesNotPassOnIsReported() {
        let app = TestApp(delegate: SilentAppDelegate())
        app.delegate.appStateDelegate = [RecordingHandler()]
        app.launch()
        #expect(app.faults.map(\.reason) == [.notPassedOn])
    }

    @Test func anOverrideThatTheScenesDelegateDoesNotCallIsReported() async {
        let app = TestApp(delegate: CourierAppDelegate())
        app.sceneDelegateClass = OwnSceneDelegate.self
        app.open(page, in: app.connectScene())
        await app.settle()
        #expect(app.faults.map(\.reason) == [.uncalled])
    }

    @Test func anOverrideThatAHandlerCallsMeanwhileIsNotReported() async {
        let app = TestApp(delegate: CourierAppDelegate())
        app.sceneDelegateClass = OwnSceneDelegate.self
        app.delegate.urlDelegate = [
            Handling(.openURL) { [weak app] _ in
                app.map { $0.delegate.application($0.application, open: page, options: [:]) } ?? false
            }
        ]
        app.open(page, in: app.connectScene())
        await app.settle()
        #expect(app.faults.isEmpty)
    }

    @Test func itIsFreedWithItsTestApp() {
        weak var delegate: AppDelegate?
        do {
            let app = TestApp(delegate: CourierAppDelegate())
            app.launch()
            delegate = app.delegate
        }
        #expect(delegate == nil)
    }
}

private final class OwnSceneDelegate: SceneDelegate {}

private final class CourierAppDelegate: AppDelegate {
    private(set) var heard: [String] = []

    override class var overriddenEvents: Set<AppEvent>? { [.didFinishLaunching, .openURL] }

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        heard.append("launch")
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    override func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        heard.append("open \(url.lastPathComponent)")
        return super.application(app, open: url, options: options)
    }
}

/// Fills the slots when it is made, as a recipe for Flutter did.
private final class FillingAppDelegate: AppDelegate {
    required init() {
        super.init()
        AppDelegate.shared.urlDelegate.append(Handling(.openURL) { _ in true })
    }

    override class var overriddenEvents: Set<AppEvent>? { [] }
}

private final class SilentAppDelegate: AppDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [.didFinishLaunching] }

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}
