#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of an `async` method that an app delegate had, and a handler has now.
@MainActor
@Suite(.net)
struct AsyncFormComparisonTests {
    @Test(arguments: [Work.atOnce, .later, .onTheQueue, .inATask, .elsewhere])
    fileprivate func theSameAsyncMethodIsNoDifference(work: Work) async {
        let effects = Effects()
        var comparison = Comparison(
            before: { AsyncDelegate(work, effects) },
            after: {
                roles {
                    let responder = AsyncResponder(work, effects)
                    $0.userNotificationsDelegate = [responder]
                    $0.remoteNotificationsDelegate = [responder]
                    $0.shortcutItemDelegate = [responder]
                }
            },
            effects: { effects.take() })
        comparison.patience = 0.5
        let report = await comparison.run(
            [
                .response(to: UNMutableNotificationContent()), .notification(UNMutableNotificationContent()),
                .push(["a": 1]),
                .shortcut("scan"),
            ], in: [.withoutScenes])
        #expect(report.differences == [], "\(report)")
    }
}

/// When an `async` method does its work.
private enum Work: Sendable {
    case atOnce, later, onTheQueue, inATask, elsewhere

    @MainActor func `do`(_ effects: Effects) async {
        effects.note("begins")
        switch self {
        case .atOnce: effects.note("works")
        case .later:
            await Task.yield()
            effects.note("works")
        case .onTheQueue: DispatchQueue.main.async { effects.note("works") }
        case .inATask: Task { effects.note("works") }
        case .elsewhere:
            await Task.detached {}.value
            effects.note("works")
        }
    }
}

private final class AsyncDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private let work: Work
    private let effects: Effects

    init(_ work: Work, _ effects: Effects) {
        self.work = work
        self.effects = effects
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        await work.do(effects)
        return .newData
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await work.do(effects)
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await work.do(effects)
        return .banner
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { await work.do(effects) }
}

private final class AsyncResponder: UserNotificationsDelegate, RemoteNotificationsDelegate, ShortcutItemDelegate {
    private let work: Work
    private let effects: Effects

    init(_ work: Work, _ effects: Effects) {
        self.work = work
        self.effects = effects
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        await work.do(effects)
        return .newData
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await work.do(effects)
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await work.do(effects)
        return .banner
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { await work.do(effects) }
}
#endif
