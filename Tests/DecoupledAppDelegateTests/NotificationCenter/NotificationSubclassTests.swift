import DecoupledAppDelegate
import Testing

/// An app's own class may inherit from the notification center's delegate, as from the other fronts.
@MainActor
struct NotificationSubclassTests {
    private let app = IsolatedApp()
    private let handler = NotificationProbe(.banner)
    private let own: OwnCenterDelegate
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    init() {
        own = OwnCenterDelegate(for: app.delegate)
    }

    @Test func anOverrideMakesItsMethodRespondedTo() {
        #expect(own.responds(to: Selector(AppEvent.willPresentNotification.rawValue)))
        #expect(!own.responds(to: Selector(AppEvent.didReceiveNotificationResponse.rawValue)))
        let plain = UserNotificationCenterDelegate(for: app.delegate)
        #expect(!plain.responds(to: Selector(AppEvent.willPresentNotification.rawValue)))
    }

    @Test func anOverrideRunsWithoutHandlersAndMayCallSuper() {
        center.delegate = own
        app.launch()
        system.deliver(.greeting)
        #expect(unsafe own.presented == 1)
    }

    @Test func itTakesThePlaceOfThePackagesOwn() {
        app.delegate.userNotificationsDelegate = [handler]
        center.delegate = own
        app.launch()
        #expect(center.delegate === own)
        system.deliver(.greeting)
        system.openNotificationSettings()
        #expect(unsafe own.presented == 1)
        #expect(handler.heard == [.willPresentNotification, .openNotificationSettings])
    }

    @Test func itIsKeptAliveOnceTheLaunchIsOver() {
        app.delegate.userNotificationsDelegate = [handler]
        var own: OwnCenterDelegate? = OwnCenterDelegate(for: app.delegate)
        center.delegate = own
        app.launch()
        own = nil
        #expect(center.delegate is OwnCenterDelegate)
    }

    @Test func itIsNoFaultWhenItIsSetAfterTheLaunch() {
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        center.delegate = own
        system.enterBackground()
        system.enterForeground()
        #expect(app.faults.isEmpty)
        #expect(center.delegate === own)
    }

    @Test func oneOfAnotherAppDelegateIsAForeignOne() {
        let other = UserNotificationCenterDelegate(for: IsolatedApp().delegate)
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        center.delegate = other
        system.enterBackground()
        system.enterForeground()
        #expect(app.faults.map(\.reason) == [.displaced])
    }
}

private final class OwnCenterDelegate: UserNotificationCenterDelegate {
    nonisolated(unsafe) private(set) var presented = 0  // only on the main thread

    override class var overriddenEvents: Set<AppEvent>? { [.willPresentNotification] }

    override func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        unsafe presented += 1
        super.userNotificationCenter(center, willPresent: notification, withCompletionHandler: completionHandler)
    }
}
