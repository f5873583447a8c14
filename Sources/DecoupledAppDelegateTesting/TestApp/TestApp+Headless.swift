#if !canImport(UIKit)
import DecoupledAppDelegate
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

    func show(_ shown: any UIApplicationDelegate) { application.show(shown, calling: delegate) }

    /// Delivers an event with what UIKit does around it: the state of the application changes, and a notification is posted.
    func simulateDelivery<Answer>(
        of event: AppEvent, _ launchOptions: LaunchOptions? = nil, _ deliver: () -> Answer
    ) -> Answer {
        acting {
            onStep(.methodBegins(event))
            defer { onStep(.methodReturns(event)) }
            life.note(event)
            switch event {
            case .didBecomeActive: application.applicationState = .active
            case .didEnterBackground: application.applicationState = .background
            case .protectedDataDidBecomeAvailable: application.isProtectedDataAvailable = true
            default: break
            }
            let answer = deliver()
            if let name = event.notification {
                onStep(.postBegins(event))
                NotificationCenter.default.post(name: name, object: application, userInfo: launchOptions)
                onStep(.postEnds)
            }
            switch event {
            case .willResignActive: application.applicationState = .inactive
            case .willEnterForeground:
                application.applicationState = .inactive
                if !hasScenes { application.showSceneWithoutManifest() }
            case .protectedDataWillBecomeUnavailable: application.isProtectedDataAvailable = false
            default: break
            }
            return answer
        }
    }

    /// Has the application show that it is being launched; without scenes it shows one that has no delegate.
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

    func showEnd() { application.system.noteEnd() }

    /// Reads what the delegates respond to, as setting them anew has the system do.
    func readResponsesOfSystem() {
        application.readResponses()
        for scene in scenes { scene.readResponses() }
    }

    static func launchOptions(of activity: NSUserActivity) -> LaunchOptions {
        UIApplication.launchOptions(of: activity, identifier: activityIdentifier)
    }

    /// Whether the delegate of the notification center has the method that a response is sent to.
    var receivesResponses: Bool {
        let event = AppEvent.didReceiveNotificationResponse
        return !shownDelegate.isPlain && delegate.otherAtCenter == nil && delegate.wants(event)
            || notificationCenter.delegate?.responds(to: Selector(event.rawValue)) == true
    }

    /// Whether the application is the app delegate's, as in an app; a comparison sends what it compares by another delegate.
    var hasOwnApplication: Bool { shownDelegate.other == nil && !sendsEverything }

    /// The windows that a person sees, of the app or of each of its window scenes, the frontmost last; none while nothing is in front.
    func visibleWindows(inScenes: Bool) -> [[UIWindow]] {
        guard inScenes else { return life.isRunning && !isInBackground ? [windows.filter { !$0.isHidden }] : [] }
        return scenes.filter(\.isVisible).compactMap { ($0 as? UIWindowScene)?.windows.filter { !$0.isHidden } }
    }

    /// The windows of an app without scenes; the application does not know one that a detached task has shown.
    private var windows: [UIWindow] {
        ([delegate.window].compactMap(\.self) + application.windowsWithoutManifest).withoutRepetitions
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
