import DecoupledAppDelegate
import Testing

/// Delegates of the center that ours has displaced, which are asked after the handlers.
@MainActor
struct DisplacedDelegateTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let foreign = ForeignDelegate()
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    @Test func theDelegateThatWasThereAtLaunchIsDisplacedOnceThereIsAHandler() async {
        let handler = NotificationProbe()
        center.delegate = foreign
        app.launch()
        app.delegate.userNotificationsDelegate = [handler]
        await nextTurn()
        app.application.system.deliver(.greeting)
        #expect(handler.heard == [.willPresentNotification])
        #expect(foreign.heard == [.willPresentNotification])
        #expect(app.faults.isEmpty)
    }

    @Test func itIsAskedThoughAHandlerChangesItsSlotMeanwhile() {
        center.delegate = foreign
        app.delegate.userNotificationsDelegate = [
            ChangingHandler { [app] in app.delegate.userNotificationsDelegate = [] }
        ]
        app.launch()
        app.application.system.deliver(.greeting)
        #expect(foreign.heard == [.willPresentNotification])
    }
}

/// A handler that changes something when it is told of a notification.
private final class ChangingHandler: UserNotificationsDelegate {
    private let change: @MainActor () -> Void

    init(_ change: @escaping @MainActor () -> Void) {
        self.change = change
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        change()
        completionHandler([])
    }
}
