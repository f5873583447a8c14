import DecoupledAppDelegate
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
