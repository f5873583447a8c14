import DecoupledAppDelegate

extension EventCase {
    static let userNotifications = [
        EventCase(.willPresentNotification, neutral: "none") { delegate, center in
            let notification = UNNotification.sample()
            delegate.userNotificationCenter(center, willPresent: notification, withCompletionHandler: { _ in })
            return [Listener.identity(of: notification)]
        },
        EventCase(.didReceiveNotificationResponse) { delegate, center in
            let response = UNNotificationResponse(notification: .sample())
            delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
            return [Listener.identity(of: response)]
        },
        EventCase(.openNotificationSettings) { delegate, center in
            let notification = UNNotification.sample()
            delegate.userNotificationCenter(center, openSettingsFor: notification)
            return [Listener.identity(of: notification)]
        },
    ]

    /// An event of the notification center; `tell` returns the arguments beside the center in words.
    private init(
        _ event: AppEvent,
        neutral: String = "done",
        _ tell: @escaping (any UNUserNotificationCenterDelegate, UNUserNotificationCenter) -> [String]
    ) {
        self.event = event
        neutralAnswer = neutral
        self.tell = { delegate, application in
            let center = application.notificationCenter
            guard let centerDelegate = delegate.takeNotificationCenter(of: application) else { return [] }
            return [Listener.identity(of: center)] + tell(centerDelegate, center)
        }
    }
}

extension AppDelegate {
    /// Becomes an application's delegate, and learns of a launch that tells no handler, at which it takes the notification center.
    ///
    /// - Returns: The center's delegate.
    func takeNotificationCenter(of application: UIApplication) -> (any UNUserNotificationCenterDelegate)? {
        // Without it the center is left alone as long as no handler wants it.
        keptEventPolicy.isAnnounced = true
        unsafe application.delegate = self
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        return application.notificationCenter.delegate
    }
}
