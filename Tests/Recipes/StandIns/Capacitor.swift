// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

// Read in Capacitor's main branch, after 8.4.2: CAPApplicationDelegateProxy.swift, CAPSceneDelegateProxy.swift.

extension Notification.Name {
    /// The page has appeared, so that plug-ins listen.
    public static let capacitorViewDidAppear = Notification.Name("CapacitorViewDidAppear")
}

/// Takes an app delegate's URLs and links for Capacitor's plug-ins: every URL, and every link of the web.
public final class ApplicationDelegateProxy: RespondingObject, UIApplicationDelegate {
    @MainActor public static let shared = ApplicationDelegateProxy()

    public override func responds(to aSelector: Selector!) -> Bool {
        ["application:openURL:options:", "application:continueUserActivity:restorationHandler:"].contains("\(aSelector!)")
    }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        note("Capacitor.open")
        return true
    }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, userActivity.webpageURL != nil else {
            return false
        }
        note("Capacitor.continue")
        return true
    }
}

/// Takes a scene's URLs and links for Capacitor's plug-ins.
public final class SceneDelegateProxy: RespondingObject, UISceneDelegate {
    @MainActor public static let shared = SceneDelegateProxy()

    public override func responds(to aSelector: Selector!) -> Bool {
        ["scene:willConnectToSession:options:", "scene:openURLContexts:", "scene:continueUserActivity:"]
            .contains("\(aSelector!)")
    }

    private var connections: [(UIScene, UIScene.ConnectionOptions)] = []

    public override init() {
        super.init()
        _ = NotificationCenter.default.addObserver(forName: .capacitorViewDidAppear, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { SceneDelegateProxy.shared.viewDidAppear() }
        }
    }

    /// Keeps what the scene is connected for until the page has appeared.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        note("Capacitor.willConnect")
        connections.append((scene, connectionOptions))
    }

    private func viewDidAppear() {
        for (scene, options) in connections {
            self.scene(scene, openURLContexts: options.urlContexts)
            options.userActivities.forEach { self.scene(scene, continue: $0) }
        }
        connections = []
    }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.forEach { note("Capacitor.link \($0.url)") }
    }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else { return }
        note("Capacitor.link \(url)")
    }
}

/// Says that the host was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
