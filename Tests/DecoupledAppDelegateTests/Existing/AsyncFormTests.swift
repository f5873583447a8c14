import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A wrapped app delegate that implements the asynchronous forms of UIKit's methods alone.
@MainActor
struct AsyncFormTests {
    private let app = IsolatedApp()
    private let old = AsyncAppDelegate()
    private var system: HeadlessSystem { app.application.system }

    init() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.launch()
    }

    #if RemoteNotifications
    @Test func itAnswersARemoteNotification() async {
        let completion = SystemCompletion<UIBackgroundFetchResult>()
        system.receiveRemoteNotification(["id": 7]) { completion.receive($0 ?? .failed) }
        #expect(await completion.first() == .newData)
        #expect(old.heard == ["push"])
    }
    #endif

    @Test func itPerformsAQuickAction() async {
        let completion = SystemCompletion<Bool>()
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        system.performAction(for: item) { completion.receive($0 ?? false) }
        #expect(await completion.first() == true)
        #expect(old.heard == ["shortcut type"])
    }

    @Test func itHandlesABackgroundSession() async {
        let completion = SystemCompletion<Bool>()
        system.handleBackgroundURLSessionEvents(identifier: "session") { completion.receive($0 != nil) }
        #expect(await completion.first() == true)
        #expect(old.heard == ["session session"])
    }

    @Test func itAnswersTheWatchApp() async {
        let completion = SystemCompletion<Int>()
        system.handleWatchKitRequest(nil) { completion.receive($0?["answer"] as? Int ?? 0) }
        #expect(await completion.first() == 42)
        #expect(old.heard == ["watch"])
    }

    @Test func itSaysHowToPresentANotificationAndHandlesTheResponse() async {
        let presentation = SystemCompletion<UNNotificationPresentationOptions>()
        let request = UNNotificationRequest(identifier: "parcel", content: UNNotificationContent(), trigger: nil)
        let notification = system.deliver(request) { presentation.receive($0 ?? []) }
        #expect(await presentation.first() == .banner)
        let response = SystemCompletion<Bool>()
        system.respond(to: notification) { response.receive($0 != nil) }
        #expect(await response.first() == true)
        #expect(old.heard == ["present parcel", "respond parcel"])
    }
}

private final class AsyncAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private(set) var heard: [String] = []

    func note(_ line: String) { heard.append(line) }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        await Task.yield()
        heard.append("push")
        return .newData
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        heard.append("shortcut \(shortcutItem.type)")
        return true
    }

    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async {
        heard.append("session \(identifier)")
    }

    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]? {
        heard.append("watch")
        return ["answer": 42]
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await note("present \(notification.request.identifier)")
        return .banner
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        await note("respond \(response.notification.request.identifier)")
    }
}

/// The delegates' own asynchronous forms, which UIKit does not call, for whoever calls them by hand.
@MainActor
struct DelegatesAsyncFormTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = RecordingHandler()
    private let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")

    init() {
        app.delegate.roles.append(handler)
    }

    @Test func thoseOfTheAppDelegateCallTheHandlers() async {
        handler.answer(.performShortcutAction, with: true)
        handler.answer(.handleWatchKitRequest, with: ["answer": 42])
        #expect(await app.delegate.application(app.application, performActionFor: item))
        await app.delegate.application(app.application, handleEventsForBackgroundURLSession: "session")
        let reply = await app.delegate.application(app.application, handleWatchKitExtensionRequest: nil)
        #expect(reply?["answer"] as? Int == 42)
        #expect(
            handler.events == [.performShortcutAction, .handleBackgroundURLSessionEvents, .handleWatchKitRequest])
    }

    @Test func thatOfASceneDelegateCallsTheHandlers() async throws {
        handler.answer(.performShortcutAction, with: true)
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? SceneDelegate)
        #expect(await delegate.windowScene(scene, performActionFor: item))
        #expect(handler.events.last == .performShortcutAction)
    }

    @Test func thoseOfTheNotificationCentersDelegateCallTheHandlers() async {
        handler.answer(.willPresentNotification, with: .banner)
        let delegate = UserNotificationCenterDelegate(for: app.delegate)
        let center = app.application.notificationCenter
        #expect(await delegate.userNotificationCenter(center, willPresent: .sample()) == .banner)
        await delegate.userNotificationCenter(center, didReceive: UNNotificationResponse(notification: .sample()))
        #expect(handler.events == [.willPresentNotification, .didReceiveNotificationResponse])
    }
}

/// An app's own scene delegate that implements the asynchronous form alone.
@MainActor
struct SceneDelegatesAsyncFormTests {
    @Test func itPerformsAQuickAction() async {
        let app = IsolatedApp(scenes: SceneManifest())
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = AsyncSceneDelegate.self
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        app.launch()
        let completion = SystemCompletion<Bool>()
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        app.application.system.performAction(for: item) { completion.receive($0 ?? false) }
        #expect(await completion.first() == true)
    }
}

private final class AsyncSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await Task.yield()
        return shortcutItem.type == "type"
    }
}
