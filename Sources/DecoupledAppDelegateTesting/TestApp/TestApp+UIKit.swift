#if canImport(UIKit)
import DecoupledAppDelegate

// What UIKit makes once per process is the process's own. Scenes, sessions and connection options cannot be made at all, nor can
// notifications; what needs one to be made is left out here. A scene is the host app's, which a comparison borrows.
extension TestApp {
    static func makeApplication() -> UIApplication { .running }

    var notificationCenter: UNUserNotificationCenter { .current() }

    func finishLaunch() { enterForeground() }

    /// Does nothing: the application has the host app's delegate.
    func show(_ delegate: any UIApplicationDelegate) {}

    /// Delivers an event without posting anything: the application is that of the host app, which would take it for real.
    func simulateDelivery<Answer>(
        of event: AppEvent, _ launchOptions: LaunchOptions? = nil, _ deliver: () -> Answer
    ) -> Answer {
        onStep(.methodBegins(event))
        defer { onStep(.methodReturns(event)) }
        life.note(event)
        return acting(deliver)
    }

    /// Unknown: the center is that of the host app, whose delegate stays.
    var centerDelegate: String? { nil }

    /// Unknown, as ``centerDelegate`` is.
    var foreignCenterDelegate: String? { nil }

    /// Unknown, as ``centerDelegate`` is.
    var formerCenterDelegates: [String] { [] }

    /// Unknown: those that the center knows are the host app's.
    var actionsOfNotifications: [String: [String]] { [:] }

    /// Unknown, as ``actionsOfNotifications`` is.
    var openingActions: [String] { [] }

    /// Unknown, as ``actionsOfNotifications`` is.
    var requestsOfSystem: [String] { [] }

    /// Does nothing: the icon is the host app's.
    func showBadge() {}

    func adoptCenterDelegate() {}

    /// Never: the application is that of the host app.
    var hasOwnApplication: Bool { false }

    func showLaunch(inBackground: Bool) {}

    func showEnd() {}

    func readResponsesOfSystem() {}

    static func launchOptions(of activity: NSUserActivity) -> LaunchOptions {
        let isLink = activity.activityType == NSUserActivityTypeBrowsingWeb
        let options: [UIApplication.LaunchOptionsKey: Any?] = [
            .userActivityDictionary: [
                "UIApplicationLaunchOptionsUserActivityIdentifierKey": activityIdentifier,
                UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
                "UIApplicationLaunchOptionsUserActivityKey": activity,
            ] as [String: Any],
            .sourceApplication: isLink ? "com.apple.mobilesafari" : nil,
        ]
        return options.compactMapValues(\.self)
    }

    #if !os(tvOS)
    /// Whether the user has opened the app; what an action was declared with is the host app's.
    func opensApplication(for response: UNNotificationResponse) -> Bool {
        response.actionIdentifier == UNNotificationDefaultActionIdentifier
    }

    /// Does nothing, as ``open(_:options:in:)``.
    func performShortcut(
        _ shortcutItem: UIApplicationShortcutItem, inScene scene: UIScene?, advancing seconds: TimeInterval
    ) async -> Bool? { nil }

    func inForeground(for response: UNNotificationResponse) -> SentResponse { inForeground { send(response) } }

    /// Whether the app's delegate of the notification center has the method: the delegate that the center has is the host app's.
    var receivesResponses: Bool { delegate.wants(.didReceiveNotificationResponse) }
    #endif

    /// The app's main window, if a person sees it; none while the app is not in front.
    ///
    /// The scene's other windows are the host app's.
    func visibleWindows(inScenes: Bool) -> [[UIWindow]] {
        guard life.isRunning, !isInBackground, !inScenes || !scenes.isEmpty else { return [] }
        return [[delegate.window].compactMap(\.self).filter { !$0.isHidden && (!inScenes || $0.windowScene != nil) }]
    }

    func enterBackgroundWithScenes() {
        for scene in scenes {
            deliver(.sceneWillResignActive, scene)
            deliver(.willResignActive)
            deliver(.sceneDidEnterBackground, scene)
            deliver(.didEnterBackground)
        }
    }

    /// Does nothing: only a comparison has a scene, and delivers to it what it is asked for.
    func open(_ url: URL, options: OpenURLOptions, in scene: UIScene?) -> Bool { false }

    /// Does nothing, as ``open(_:options:in:)``.
    func continueUserActivity(_ activity: NSUserActivity, inScene scene: UIScene?) -> Bool { false }

    func enterForegroundWithScenes() { inForegroundOfScene {} }

    /// Does something for which the scene comes to the front.
    func inForegroundOfScene<Answer>(_ body: () -> Answer) -> Answer {
        for scene in scenes {
            deliver(.sceneWillEnterForeground, scene)
            deliver(.willEnterForeground)
        }
        let answer = body()
        for scene in scenes {
            deliver(.sceneDidBecomeActive, scene)
            deliver(.didBecomeActive)
        }
        return answer
    }

    /// Ends the app with its scenes as the user does, but for their sessions, which cannot be discarded here.
    func swipeScenesAway() {
        if !isInBackground {
            for scene in scenes {
                deliver(.sceneWillResignActive, scene)
                deliver(.willResignActive)
            }
        }
        for scene in scenes { deliver(.sceneDidDisconnect, scene) }
        scenes = []
        send(.willTerminate)
    }

    func disconnectScenes() {
        if !isInBackground { enterBackgroundWithScenes() }
        for scene in scenes { deliver(.sceneDidDisconnect, scene) }
        scenes = []
    }
}
#endif
