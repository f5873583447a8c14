import DecoupledAppDelegate
import Testing

/// A handler that is the notification center's delegate as well, as one is whose methods were moved along with `center.delegate = self`.
@MainActor
struct HandlerAsCenterDelegateTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = NotificationProbe(.banner)
    private let both = Both()
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    @Test(arguments: Place.allCases)
    func aHandlerThatTakesTheCenterAtLaunchHearsEverythingOnce(_ place: Place) {
        center.delegate = both
        app.delegate.userNotificationsDelegate = place.handlers(both, handler)
        app.launch()
        expectEverythingIsHeardOnce()
    }

    @Test(arguments: Place.allCases)
    func aDelegateThatWasDisplacedAndBecomesAHandlerLaterHearsEverythingOnce(_ place: Place) {
        center.delegate = both
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        app.delegate.userNotificationsDelegate = place.handlers(both, handler)
        expectEverythingIsHeardOnce()
    }

    @Test(arguments: Place.allCases)
    func aHandlerThatTakesTheCenterAfterTheLaunchHearsEverythingOnceWhenItIsReclaimed(_ place: Place) {
        app.delegate.userNotificationsDelegate = place.handlers(both, handler)
        app.launch()
        center.delegate = both
        app.delegate.reclaimNotificationCenter()
        expectEverythingIsHeardOnce()
    }

    @Test func aDisplacedDelegateThatWasAHandlerForAWhileIsAskedAfterTheHandlersAgain() {
        center.delegate = both
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
        app.delegate.userNotificationsDelegate.append(both)
        app.delegate.userNotificationsDelegate.remove(both)
        expectEverythingIsHeardOnce()
    }

    private func expectEverythingIsHeardOnce() {
        system.deliver(.greeting)
        system.respond(to: UNNotification(request: .greeting))
        system.openNotificationSettings()
        let all: [AppEvent] = [.willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings]
        #expect(both.heard == all)
        #expect(handler.heard == all)
        #expect(app.faults.isEmpty)
    }

    /// How the delegate is in the slot.
    enum Place: CaseIterable {
        case plain, observing, weak, wrapped

        @MainActor fileprivate func handlers(
            _ both: Both,
            _ other: NotificationProbe
        ) -> Handlers<any UserNotificationsDelegate> {
            switch self {
            case .plain: [both, other]
            case .observing:
                Handlers {
                    Observing(both)
                    other
                }
            case .weak:
                Handlers {
                    Weak(both)
                    other
                }
            case .wrapped: [ExistingAppDelegate(wrapping: both), other]
            }
        }
    }
}

private final class Both: UIResponder, UIApplicationDelegate, UserNotificationsDelegate,
    @preconcurrency UNUserNotificationCenterDelegate
{
    private(set) var heard: [AppEvent] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        heard.append(.willPresentNotification)
        completionHandler([])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        heard.append(.didReceiveNotificationResponse)
        completionHandler()
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        heard.append(.openNotificationSettings)
    }

    // Both protocols have a default for each of these.

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        []
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {}
}
