#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing

/// An app that nobody holds any more is freed, whatever waits in it.
@MainActor
struct ReleaseTests {
    /// What waits in an app that is released.
    nonisolated enum Waiting: CaseIterable {
        case nothing, declinedURL, push, quickAction, response, presentation, interceptedReply, registration
    }

    nonisolated enum Scenes: CaseIterable {
        case none, one, several

        var count: Int { self == .none ? 0 : self == .one ? 1 : 2 }
    }

    @Test(arguments: Waiting.allCases, Scenes.allCases)
    func aTestAppIsFreedWithWhatWaitsInIt(waiting: Waiting, scenes: Scenes) async {
        let references = release(waiting, in: scenes)
        await settleMainQueue()
        #expect(references.filter { $0.isAlive }.map(\.name) == [])
    }

    @Test(arguments: Waiting.allCases, Scenes.allCases)
    func anApplicationIsFreedWithWhatWaitsInIt(waiting: Waiting, scenes: Scenes) async {
        let references = releaseApplication(waiting, in: scenes)
        await settleMainQueue()
        #expect(references.filter { $0.isAlive }.map(\.name) == [])
    }

    private func release(_ waiting: Waiting, in scenes: Scenes) -> [Reference] {
        let app = TestApp()
        let patient = Patient()
        patient.join(app.delegate, waiting)
        app.launch()
        for _ in 0..<scenes.count { app.connectScene() }
        patient.cause(waiting, in: app)
        return [Reference(app), Reference(app.clock)] + references(app.application, app.delegate, patient)
    }

    private func releaseApplication(_ waiting: Waiting, in scenes: Scenes) -> [Reference] {
        let application = UIApplication()
        application.system.configuration.sources = []
        application.system.configuration.sceneManifest = scenes == .none ? nil : SceneManifest()
        let clock = ManualClock()
        let delegate = AppDelegate(roles: Roles(), clock: clock)
        let patient = Patient()
        patient.join(delegate, waiting)
        unsafe application.delegate = delegate
        application.system.launch()
        if scenes == .several { application.system.connectScene() }
        patient.cause(waiting, in: application)
        return [Reference(clock)] + references(application, delegate, patient)
    }

    private func references(
        _ application: UIApplication, _ delegate: AppDelegate, _ patient: Patient
    ) -> [Reference] {
        [Reference(application), Reference(delegate), Reference(patient)]
            + application.connectedScenes.flatMap {
                [Reference($0)] + [$0.delegate].compactMap { $0 }.map(Reference.init)
            }
    }

    /// Waits until nothing is left on the main queue that what was released has put there.
    private func settleMainQueue() async {
        let app = TestApp()
        app.launch()
        await app.settle()
    }
}

/// Something that must not outlive its app.
@MainActor private struct Reference {
    let name: String
    private weak var object: AnyObject?

    init(_ object: AnyObject) {
        name = "\(type(of: object))"
        self.object = object
    }

    var isAlive: Bool { object != nil }
}

/// Declines URLs, and keeps completion handlers as long as it lives.
@MainActor private final class Patient {
    private var completions: [Any] = []

    func join(_ delegate: AppDelegate, _ waiting: ReleaseTests.Waiting) {
        delegate.roles.append(self)
        // Asked only when the first one has answered.
        delegate.shortcutItemDelegate.append(RecordingHandler())
        if waiting == .interceptedReply {
            delegate.intercept(.didReceiveRemoteNotification) { _ in
                let reply = PendingReply<UIBackgroundFetchResult>()
                self.completions.append(reply)
                return reply
            }
        }
    }

    func cause(_ waiting: ReleaseTests.Waiting, in application: UIApplication) {
        let system = application.system
        switch waiting {
        case .nothing: break
        case .declinedURL: system.open(URL(fileURLWithPath: "/page"))
        case .push, .interceptedReply: system.receiveRemoteNotification([:]) { _ in }
        case .quickAction:
            system.performAction(for: UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")) { _ in }
        case .response: system.respond(to: UNNotification(request: request))
        case .presentation: system.deliver(request)
        case .registration: system.registerForRemoteNotifications()
        }
    }

    func cause(_ waiting: ReleaseTests.Waiting, in app: TestApp) {
        switch waiting {
        case .nothing: break
        case .declinedURL: app.open(URL(fileURLWithPath: "/page"))
        case .push, .interceptedReply: _ = app.deliver(.didReceiveRemoteNotification, [:])
        case .quickAction:
            _ = app.deliver(
                .performShortcutAction, UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan"),
                in: app.scenes.last)
        case .response: _ = app.deliver(.didReceiveNotificationResponse, app.makeResponse(to: [:]))
        case .presentation: _ = app.deliver(.willPresentNotification, app.makeNotification([:]))
        case .registration: app.application.registerForRemoteNotifications()
        }
    }

    private var request: UNNotificationRequest {
        UNNotificationRequest(identifier: "1", content: UNMutableNotificationContent(), trigger: nil)
    }
}

extension Patient: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { false }
}

extension Patient: ShortcutItemDelegate {
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completions.append(completionHandler) }
}

extension Patient: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { completions.append(completionHandler) }
}

extension Patient: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { completions.append(completionHandler) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) { completions.append(completionHandler) }
}
#endif
