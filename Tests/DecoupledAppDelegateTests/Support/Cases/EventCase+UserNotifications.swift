import DecoupledAppDelegate

extension EventCase {
    static let userNotifications = [
        EventCase(
            ofCenter: .willPresentNotification,
            neutral: "none",
            awaited: Awaited("banner", by: 10),
            cause: { $0.deliver(.greeting) }
        ) { delegate, center in
            let notification = UNNotification.sample()
            delegate.userNotificationCenter(center, willPresent: notification, withCompletionHandler: { _ in })
            return Told(center, notification)
        },
        EventCase(
            ofCenter: .didReceiveNotificationResponse,
            awaited: Awaited("done", by: 29),
            cause: { $0.respond(to: $0.deliver(.greeting)) }
        ) { delegate, center in
            let response = UNNotificationResponse(notification: .sample())
            delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
            return Told(center, response)
        },
        EventCase(
            ofCenter: .openNotificationSettings,
            cause: { $0.openNotificationSettings() }
        ) { delegate, center in
            let notification = UNNotification.sample()
            delegate.userNotificationCenter(center, openSettingsFor: notification)
            return Told(center, notification)
        },
    ]

    /// An event of the notification center, which the system tells of in an app that has been launched.
    private init<Input, Output>(
        ofCenter event: Event<Input, Output>,
        neutral: String = "done",
        awaited: Awaited? = nil,
        cause: @escaping (HeadlessSystem) -> Void,
        tell: @escaping (any UNUserNotificationCenterDelegate, UNUserNotificationCenter) -> Told
    ) {
        let causeAfterLaunch = { (system: HeadlessSystem) in
            system.launch()
            cause(system)
        }
        self.init(of: event, neutral: neutral, awaited: awaited, cause: causeAfterLaunch) { delegate, application in
            let centerDelegate = delegate.takeNotificationCenter(of: application)
            return centerDelegate.map { tell($0, application.notificationCenter) } ?? Told()
        }
    }
}

extension UNNotificationRequest {
    static var greeting: UNNotificationRequest {
        UNNotificationRequest(identifier: "greeting", content: UNNotificationContent(), trigger: nil)
    }
}

extension AppDelegate {
    /// Becomes an application's delegate, and learns of a launch that tells no handler, at which it takes the notification center.
    ///
    /// - Returns: The center's delegate.
    func takeNotificationCenter(of application: UIApplication) -> (any UNUserNotificationCenterDelegate)? {
        // Without it the center is left alone as long as no handler wants it.
        keptEventPolicy.respondsWithoutHandlers = true
        unsafe application.delegate = self
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        return application.notificationCenter.delegate
    }
}
