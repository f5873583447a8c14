import DecoupledAppDelegate

/// Does something when it is launched, and nothing else.
final class LaunchingAppDelegate: UIResponder, UIApplicationDelegate {
    private let didLaunch: @MainActor () -> Void

    init(_ didLaunch: @escaping @MainActor () -> Void) {
        self.didLaunch = didLaunch
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector(AppEvent.didFinishLaunching.rawValue)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        didLaunch()
        return true
    }
}
