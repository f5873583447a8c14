#if !canImport(UIKit)
public import DecoupledAppDelegate
import HeadlessUIKit

extension TestApp {
    static func makeApplication() -> UIApplication {
        let application = UIApplication()
        application.system.configuration.sources = []
        // The same in each test, so that two apps are given the same.
        application.system.configuration.remoteNotificationRegistration = .success(Data(repeating: 7, count: 32))
        return application
    }

    var notificationCenter: UNUserNotificationCenter { application.notificationCenter }

    var isRegisteredForPushes: Bool { application.isRegisteredForRemoteNotifications }

    /// Does something as the app: meanwhile its application is `UIApplication.shared`, and its app delegate `AppDelegate.shared`.
    @discardableResult func acting<Answer>(_ body: () -> Answer) -> Answer {
        Self.acting(in: application, as: played, body)
    }

    static func acting<Answer>(in application: UIApplication, as played: PlayedAppDelegate, _ body: () -> Answer)
        -> Answer
    {
        application.act { PlayedAppDelegate.$current.withValue(played, operation: body) }
    }

    /// Does something as the app that takes its time.
    func acting<Answer>(throughout body: () async -> Answer) async -> Answer {
        await application.act(throughout: {
            await PlayedAppDelegate.$current.withValue(played, operation: body)
        })
    }

    /// Has the application show its delegate.
    func show(_ shown: any UIApplicationDelegate) { application.show(shown, calling: delegate) }

    /// Delivers an event with what UIKit does around it: the state of the application changes, and a notification is posted.
    func aroundDelivery<Answer>(
        of event: AppEvent, _ launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil, _ deliver: () -> Answer
    ) -> Answer {
        acting {
            onCall?(event, true)
            defer { onCall?(event, false) }
            switch event {
            case .didBecomeActive: application.applicationState = .active
            case .didEnterBackground: application.applicationState = .background
            case .protectedDataDidBecomeAvailable: application.isProtectedDataAvailable = true
            default: break
            }
            let answer = deliver()
            if let name = event.notification {
                NotificationCenter.default.post(name: name, object: application, userInfo: launchOptions)
            }
            switch event {
            case .willResignActive, .willEnterForeground: application.applicationState = .inactive
            case .protectedDataWillBecomeUnavailable: application.isProtectedDataAvailable = false
            default: break
            }
            return answer
        }
    }

    /// Has the application show that it is being launched; without scenes it has one all the same, without a delegate.
    func showLaunch(inBackground: Bool) {
        application.player = self
        application.system.noteLaunch()
        application.applicationState = inBackground ? .background : .inactive
        if !inBackground {
            application.showSceneWithoutManifest()
        } else if sceneDelegateClass != nil {
            declareScenes()
        }
    }

    /// Has the application show that it is over.
    func showEnd() { application.system.noteEnd() }

    /// Reads what the delegates respond to, as setting them anew has the system do.
    func readResponsesOfSystem() {
        application.readResponses()
        for scene in scenes { scene.readResponses() }
    }

    /// The launch options of an activity.
    static func launchOptions(of activity: NSUserActivity) -> [UIApplication.LaunchOptionsKey: Any] {
        UIApplication.launchOptions(of: activity, identifier: activityIdentifier)
    }

    /// Whether the app comes to the front for a response to a notification.
    func opensApplication(for response: UNNotificationResponse) -> Bool {
        notificationCenter.opensApplication(for: response)
    }

    /// Whether the delegate of the notification center has the method that a response is sent to.
    var receivesResponses: Bool {
        let event = AppEvent.didReceiveNotificationResponse
        return !shownDelegate.isPlain && delegate.otherAtCenter == nil && delegate.wants(event)
            || notificationCenter.delegate?.responds(to: Selector(event.rawValue)) == true
    }

    /// Whether the application is the app delegate's, as in an app; a comparison sends what it compares by another delegate.
    var hasOwnApplication: Bool { shownDelegate.other == nil && !sendsEverything }

    /// The windows that a person sees, of the app or of its first window scene, the frontmost last; nil while that is not in front.
    func seenWindows(inScenes: Bool) -> [UIWindow]? {
        guard inScenes else { return isRunning == true && !isInBackground ? windows.filter { !$0.isHidden } : nil }
        let scene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.session.role.isOfApp }
        guard let scene, scene.isVisible else { return nil }
        return scene.windows.filter { !$0.isHidden }
    }

    /// The windows of an app without scenes; the application does not know one that a closure on a queue has shown.
    private var windows: [UIWindow] {
        ([delegate.window].compactMap(\.self) + application.windowsWithoutManifest).withoutRepetitions
    }

    /// Who receives what the notification center sends: a class name, or the handlers.
    var centerDelegate: String? {
        if !shownDelegate.isPlain, delegate.wantsNotificationCenter {
            return (["handlers"] + [centerGuest].compactMap(\.self)).joined(separator: " and ")
        }
        if notificationCenter.lostDelegateType != nil { return nil }
        return notificationCenter.delegate.map { "\(type(of: $0))" }
    }

    /// The class name of a delegate that the notification center has beside the handlers and the app delegate, or had until it was freed.
    var centerGuest: String? {
        if let lost = notificationCenter.lostDelegateType { return "\(lost), which nobody holds" }
        guard let delegate = notificationCenter.delegate, delegate !== shownDelegate.other else { return nil }
        let isWrapped = self.delegate.wrappedDelegate(as: (any UNUserNotificationCenterDelegate).self) === delegate
        return isWrapped ? nil : "\(type(of: delegate))"
    }

    /// The actions that the app has declared for its notifications, by category.
    var actionsOfNotifications: [String: [String]] {
        Dictionary(
            notificationCenter.categories.map { ($0.identifier, $0.actions.map(\.identifier)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// What the app has asked the system for, as text.
    var requestsOfSystem: [String] {
        let system = application.system
        let permission = system.requestedAuthorization.map {
            "permission to notify (\($0.names.joined(separator: ", ")))"
        }
        let fetches = application.minimumBackgroundFetchInterval.map { interval in
            interval < UIApplication.backgroundFetchIntervalNever ? "a fetch every \(interval) s" : "no fetch"
        }
        let categories = notificationCenter.categories.sorted { $0.identifier < $1.identifier }.map { category in
            let actions = category.actions.map { $0.identifier + ($0.options.isEmpty ? "" : " \($0.options.names)") }
            return "category \(category.identifier) (\(actions.joined(separator: ", ")))"
        }
        return [permission, fetches].compactMap(\.self) + categories + system.notificationRequests.map(\.text)
    }

    /// Lets those receive what the notification center sends to whom it would send it: the handlers, and the delegate that it has. An app
    /// that has been launched, and is not compared, has found that out as on a phone.
    func adoptCenterDelegate() {
        guard isRunning == nil || !hasOwnApplication else { return }
        let current = notificationCenter.delegate
        let wrapped = delegate.wrappedDelegate(as: (any UNUserNotificationCenterDelegate).self)
        let isWrapped = current != nil && wrapped === current
        if shownDelegate.isPlain, !isWrapped { delegate.userNotificationsDelegate = [] }
        delegate.displace(isWrapped ? nil : current)
    }

    /// Returns a notification, as the notification center makes them; on UIKit's platforms a test cannot make one.
    ///
    /// - Parameters:
    ///   - userInfo: What the notification carries; with `aps` it is a push.
    ///   - identifier: Its identifier, which no other notification has.
    /// - Returns: The notification.
    public func makeNotification(_ userInfo: [AnyHashable: Any], identifier: String = "1") -> UNNotification {
        let content = UNMutableNotificationContent()
        content.userInfo = userInfo
        let trigger = userInfo["aps"] == nil ? nil : UNPushNotificationTrigger()
        return UNNotification(
            request: UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    /// Returns a user's response to a notification; on UIKit's platforms a test cannot make one.
    ///
    /// - Parameters:
    ///   - userInfo: What the notification carries.
    ///   - actionIdentifier: What the user did.
    /// - Returns: The response.
    public func makeResponse(
        to userInfo: [AnyHashable: Any], action actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) -> UNNotificationResponse {
        makeResponse(to: makeNotification(userInfo), action: actionIdentifier)
    }

    /// Returns a user's response to a notification that was made before.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - actionIdentifier: What the user did.
    /// - Returns: The response.
    public func makeResponse(
        to notification: UNNotification, action actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) -> UNNotificationResponse {
        UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
    }
}

extension UNAuthorizationOptions {
    fileprivate var names: [String] {
        let all: [(Self, String)] = [
            (.badge, "badge"), (.sound, "sound"), (.alert, "alert"), (.carPlay, "carPlay"),
            (.criticalAlert, "criticalAlert"), (.providesAppNotificationSettings, "providesAppNotificationSettings"),
            (.provisional, "provisional"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension UNNotificationActionOptions {
    fileprivate var names: [String] {
        let all: [(Self, String)] = [
            (.authenticationRequired, "authenticationRequired"), (.destructive, "destructive"),
            (.foreground, "foreground"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension UNNotificationRequest {
    /// What it says, and when.
    fileprivate var text: String {
        let time: String? =
            switch trigger {
            case let trigger as UNTimeIntervalNotificationTrigger: "in \(trigger.timeInterval) s"
            case let trigger as UNCalendarNotificationTrigger: "at \(trigger.dateComponents)"
            default: nil
            }
        let again = trigger?.repeats == true ? "again and again" : nil
        let parts = [content.title, content.subtitle, content.body, content.categoryIdentifier].filter { !$0.isEmpty }
        return (["notification \(identifier)"] + parts + [time, again].compactMap(\.self)).joined(separator: ", ")
    }
}

nonisolated extension AppEvent {
    /// The notification that UIKit posts after the app delegate's method.
    @MainActor var notification: Notification.Name? {
        switch self {
        case .didFinishLaunching: UIApplication.didFinishLaunchingNotification
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        case .willTerminate: UIApplication.willTerminateNotification
        case .didReceiveMemoryWarning: UIApplication.didReceiveMemoryWarningNotification
        case .significantTimeChange: UIApplication.significantTimeChangeNotification
        case .protectedDataWillBecomeUnavailable: UIApplication.protectedDataWillBecomeUnavailableNotification
        case .protectedDataDidBecomeAvailable: UIApplication.protectedDataDidBecomeAvailableNotification
        default: nil
        }
    }
}
#endif
