import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// A method that is implemented, and calls the default of another one.
@MainActor
@Suite(.net) struct DefaultOfAnotherEventTests {
    private let app = IsolatedApp()

    @Test func anEventThatIsToldIsRecordedAsImplemented() async throws {
        app.delegate.systemConditionsDelegate = [Warned()]
        let asked = try await asked { app.delegate.applicationDidReceiveMemoryWarning(app.application) }
        #expect(asked.map(\.answer) == ["done"])
    }

    @Test func anEventThatIsAskedIsRecordedWithItsAnswer() async throws {
        app.delegate.appStateDelegate = [Launched()]
        let asked = try await asked {
            _ = app.delegate.application(app.application, didFinishLaunchingWithOptions: nil)
        }
        #expect(asked.map(\.answer) == ["false"])
    }

    @Test func anEventThatIsAwaitedIsRecordedWithItsAnswer() async throws {
        app.delegate.backgroundFetchDelegate = [Fetching()]
        let asked = try await asked { _ = app.fetch() }
        #expect(asked.map(\.answer) == ["newData"])
    }

    @Test func anActivityIsRecordedWithItsAnswer() async throws {
        app.delegate.activityContinuationDelegate = [Continuing()]
        let asked = try await asked {
            let activity = NSUserActivity(activityType: "type")
            _ = app.delegate.application(app.application, continue: activity) { _ in }
        }
        #expect(asked.map(\.answer) == ["true"])
    }

    @Test func anAsynchronousFormThatCallsAnotherDefaultIsRecordedWithItsAnswer() async throws {
        app.delegate.userNotificationsDelegate = [Presenting()]
        let asked = try await asked { app.delegate.deliver(.willPresentNotification, .sample()) }
        #expect(asked.map(\.answer) != ["not implemented"])
    }

    /// Returns who was asked of the one event that an action causes, once it is answered.
    private func asked(_ cause: () -> Void) async throws -> [EventRecord.Ask] {
        let records = SystemCompletion<EventRecord>()
        app.delegate.onRecord = { records.receive($0) }
        cause()
        return try #require(await records.first()).asked
    }
}

private final class Warned: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        applicationSignificantTimeChange(application)
    }
}

private final class Launched: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        !self.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
}

private final class Fetching: BackgroundFetchDelegate, SystemConditionsDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        applicationSignificantTimeChange(application)
        completionHandler(.newData)
    }
}

private final class Continuing: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        self.application(application, didUpdate: userActivity)
        return true
    }
}

private final class Presenting: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        userNotificationCenter(center, openSettingsFor: notification)
        return .banner
    }
}
