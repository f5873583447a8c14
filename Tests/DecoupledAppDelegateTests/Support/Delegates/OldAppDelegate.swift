import DecoupledAppDelegate

/// An app delegate that knows nothing of handlers: it implements the methods it is told to, notes each call with its arguments and its
/// answer, and answers what no default would.
///
/// Where there is no Objective-C only `responds(to:)` tells which methods an object implements.
final class OldAppDelegate: UIResponder, UIApplicationDelegate {
    struct Call: Equatable {
        let event: AppEvent
        let arguments: [String]
        let answer: String
    }

    nonisolated let implemented: Set<AppEvent>
    private(set) var calls: [Call] = []
    var window: UIWindow?
    let answers = OldAnswers()
    var whenCalled: () -> Void = {}

    init(implementing events: some Sequence<AppEvent>) {
        implemented = Set(events)
        super.init()
    }

    override required convenience init() {
        self.init(implementing: AppEvent.allCases)
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        note(.buildMenu, builder)
    }

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { implemented.contains(AppEvent(rawValue: String(describing: $0))) } == true
    }

    func note(_ event: AppEvent, _ arguments: Any?..., answer: Any? = nil) {
        calls.append(Call(event: event, arguments: arguments.map(words), answer: words(answer)))
        whenCalled()
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note(.willFinishLaunching, application, launchOptions, answer: false)
        return false
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note(.didFinishLaunching, application, launchOptions, answer: false)
        return false
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note(.didBecomeActive, application) }
    func applicationWillResignActive(_ application: UIApplication) { note(.willResignActive, application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note(.didEnterBackground, application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note(.willEnterForeground, application) }
    func applicationWillTerminate(_ application: UIApplication) { note(.willTerminate, application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        note(.didReceiveMemoryWarning, application)
    }
    func applicationSignificantTimeChange(_ application: UIApplication) { note(.significantTimeChange, application) }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        note(.protectedDataWillBecomeUnavailable, application)
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        note(.protectedDataDidBecomeAvailable, application)
    }
}

/// What an old app delegate answers where the answer is an object.
@MainActor
final class OldAnswers {
    let restored = UIResponder()
    let viewController = UIViewController()
    let configuration = UISceneConfiguration(name: "old", sessionRole: .windowApplication)
    let intentHandler = NSObject()
}
