import DecoupledAppDelegate
import Testing

/// An old app delegate that is the notification center's delegate as well, as most are.
@MainActor
struct WrappedNotificationDelegateTests {
    private let app = IsolatedApp()
    private let old = NotifiedAppDelegate()

    @Test func itHearsOfANotificationAndSaysHowToPresentIt() {
        launch()
        var options: UNNotificationPresentationOptions?
        let notification = app.application.system.deliver(request) { options = $0 }
        #expect(options == [.banner, .sound])
        #expect(old.heard == ["willPresent \(notification.request.identifier)"])
    }

    @Test func itHearsOfAResponse() {
        launch()
        let notification = app.application.system.deliver(request)
        var isDone = false
        app.application.system.respond(to: notification) { _ in isDone = true }
        #expect(isDone)
        #expect(old.heard.last == "didReceive \(UNNotificationDefaultActionIdentifier)")
    }

    @Test func itHearsOfTheWishToSeeTheSettings() {
        launch()
        #expect(app.application.system.openNotificationSettings())
        #expect(old.heard == ["openSettings"])
    }

    @Test func whatItDoesNotImplementIsAnsweredNeutrally() {
        app.delegate.userNotificationsDelegate = [ExistingAppDelegate(wrapping: OldAppDelegate()), Silent()]
        app.launch()
        var options: UNNotificationPresentationOptions?
        app.application.system.deliver(request) { options = $0 }
        #expect(options == [])
        #expect(app.faults.isEmpty)
    }

    @Test func itIsNotAskedTwiceWhenItMakesItselfTheCentersDelegateAtLaunch() {
        old.isToTakeTheCenter = true
        launch()
        app.application.system.deliver(request)
        #expect(old.heard.count == 1)
        #expect(app.application.notificationCenter.delegate is UserNotificationCenterDelegate)
    }

    @Test func itStaysInTheChainWhenItsRoleHasMovedOutAndItMakesItselfTheCentersDelegate() {
        old.isToTakeTheCenter = true
        let silent = Silent()
        launch { $0.userNotificationsDelegate = [silent] }
        app.application.system.deliver(request)
        #expect(silent.count == 1)
        #expect(old.heard.count == 1)
    }

    private var request: UNNotificationRequest {
        UNNotificationRequest(identifier: "parcel", content: UNNotificationContent(), trigger: nil)
    }

    private func launch(_ change: (inout Roles) -> Void = { _ in }) {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        change(&app.delegate.roles)
        app.launch()
    }
}

private final class Silent: UserNotificationsDelegate {
    private(set) var count = 0

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        count += 1
        completionHandler([])
    }
}

private final class NotifiedAppDelegate: UIResponder, UIApplicationDelegate,
    @preconcurrency UNUserNotificationCenterDelegate
{
    private(set) var heard: [String] = []
    var isToTakeTheCenter = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if isToTakeTheCenter { UNUserNotificationCenter.current().delegate = self }
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        heard.append("willPresent \(notification.request.identifier)")
        completionHandler([.banner, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        heard.append("didReceive \(response.actionIdentifier)")
        completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        heard.append("openSettings")
    }
}
