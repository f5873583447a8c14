import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// A handler that keeps the main thread for a while, on a clock that stands still otherwise, and does something meanwhile.
@MainActor
class BusyHandler {
    let seconds: Double
    private let clock: ManualClock
    private let action: () -> Void

    init(_ seconds: Double, _ clock: ManualClock, _ action: @escaping () -> Void = {}) {
        self.seconds = seconds
        self.clock = clock
        self.action = action
    }

    fileprivate func work() {
        clock.advance(by: seconds / 2)
        action()
        clock.advance(by: seconds / 2)
    }
}

extension BusyHandler: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        work()
        return true
    }
}

extension BusyHandler: SystemConditionsDelegate, SceneConnectionDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { work() }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) { work() }
}

/// A handler that traces call by another name.
final class OtherBusyHandler: BusyHandler {}
