import DecoupledAppDelegate
import DecoupledAppDelegateStatus

/// A handler that notes what the status is when it is told of an event.
@MainActor
final class StatusProbe {
    private let status: AppStatus
    private let journal: Journal

    init(_ status: AppStatus, in journal: Journal) {
        self.status = status
        self.journal = journal
    }
}

extension StatusProbe: AppStateDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("will finish launching")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("did become active") }
    func applicationWillResignActive(_ application: UIApplication) { note("will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("will enter foreground") }

    private func note(_ event: String) {
        journal.note("\(event): \(status.applicationState)")
    }
}

extension StatusProbe: SceneConnectionDelegate {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.note("will connect: \(status.connectedScenes.contains(scene))")
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        journal.note("did disconnect: \(status.connectedScenes.contains(scene))")
    }
}

extension StatusProbe: ProtectedDataDelegate {
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        journal.note("will become unavailable: \(status.isProtectedDataAvailable)")
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        journal.note("did become available: \(status.isProtectedDataAvailable)")
    }
}

extension StatusProbe: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.note("did receive memory warning: \(status.lastMemoryWarning != nil)")
    }
}
