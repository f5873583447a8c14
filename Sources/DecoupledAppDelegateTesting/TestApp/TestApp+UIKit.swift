#if os(iOS) || os(tvOS) || os(visionOS)
import DecoupledAppDelegate

// What UIKit makes once per process is the process's own. Scenes, sessions and connection options cannot be made at all, nor can
// notifications; what needs one to be made is left out here. A scene is the host app's, which a comparison borrows.
extension TestApp {
    static func makeApplication() -> UIApplication { .running }

    var notificationCenter: UNUserNotificationCenter { .current() }

    /// Unknown: what is registered is the host app.
    var isRegisteredForPushes: Bool { false }

    @discardableResult func acting<Answer>(_ body: () -> Answer) -> Answer { body() }

    func acting<Answer>(throughout body: () async -> Answer) async -> Answer { await body() }

    func finishLaunch() { enterForeground() }

    /// Does nothing: the application has the host app's delegate.
    func show(_ delegate: any UIApplicationDelegate) {}

    /// Posts nothing: the application is that of the host app, which would take it for real.
    func telling<Answer>(
        _ event: AppEvent, _ launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil, _ tell: () -> Answer
    ) -> Answer { tell() }

    /// Unknown: the center is that of the host app, whose delegate stays.
    var centerDelegate: String? { nil }

    func adoptCenterDelegate() {}

    func showLaunch(inBackground: Bool) {}

    var rootViewController: UIViewController? { delegate.window?.rootViewController }

    func putScenesAway() -> Bool {
        guard !isInBackground else { return !scenes.isEmpty }
        for scene in scenes {
            deliver(.sceneWillResignActive, SceneInput(scene: scene))
            deliver(.willResignActive)
            deliver(.sceneDidEnterBackground, SceneInput(scene: scene))
            deliver(.didEnterBackground)
            isInBackground = true
        }
        return !scenes.isEmpty
    }

    func bringScenesBack() -> Bool {
        guard isInBackground else { return !scenes.isEmpty }
        for scene in scenes {
            isInBackground = false
            deliver(.sceneWillEnterForeground, SceneInput(scene: scene))
            deliver(.willEnterForeground)
            deliver(.sceneDidBecomeActive, SceneInput(scene: scene))
            deliver(.didBecomeActive)
        }
        return !scenes.isEmpty
    }

    func disconnectScenes() {
        _ = putScenesAway()
        for scene in scenes { deliver(.sceneDidDisconnect, SceneInput(scene: scene)) }
        scenes = []
    }
}
#endif
