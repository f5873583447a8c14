import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// An app delegate with slots, a clock and an application of its own, and the faults it has reported.
///
/// The application has the life cycle of apps without scenes, unless it is given a scene manifest.
@MainActor
final class IsolatedApp<Delegate: AppDelegate> {
    let clock = ManualClock()
    let application: UIApplication
    let delegate: Delegate
    private(set) var faults: [Fault] = []

    init(
        application: UIApplication = UIApplication(),
        scenes: SceneManifest? = nil,
        makeDelegate: (Roles, ManualClock) -> Delegate
    ) {
        self.application = application
        application.system.configuration.sceneManifest = scenes
        application.system.configuration.sources = []
        delegate = makeDelegate(Roles(), clock)
        delegate.onFault = { [weak self] in self?.faults.append($0) }
        AliveAtTheEnd.count(delegate)
    }

    /// Makes the delegate the application's, which asks it what it responds to, and launches.
    @discardableResult
    func launch() -> Bool {
        unsafe application.delegate = delegate
        return application.system.launch()
    }

    /// Calls the delegate's method, whatever it responds to.
    @discardableResult
    func open(_ url: URL = .page, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        delegate.application(application, open: url, options: options)
    }

    /// Whether the delegate says that it has an event's method.
    func responds(to event: AppEvent) -> Bool {
        delegate.responds(to: Selector(event.rawValue))
    }
}

extension IsolatedApp<AppDelegate> {
    convenience init(application: UIApplication = UIApplication(), scenes: SceneManifest? = nil) {
        self.init(application: application, scenes: scenes, makeDelegate: { AppDelegate(roles: $0, clock: $1) })
    }
}

extension URL {
    static let page = URL(fileURLWithPath: "/page")
}
