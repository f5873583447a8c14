extension ApplicationFront {
    /// The front of the process's own application, which owns everything that no other front does.
    static let shared: ApplicationFront = {
        // Whoever fills a slot first makes it.
        MainThread.check()
        return ApplicationFront(router: EventRouter(clock: SystemClock.shared), listeningWith: .ofProcess)
    }()

    /// The front of the application that runs, for a scene delegate that UIKit creates.
    static var current: ApplicationFront {
        (UIApplication.running.currentDelegate as? any FrontObject)?.front ?? .shared
    }

    /// Remembers the forwarding delegates' own implementations before an SDK can swizzle them.
    static let preparation: Void = {
        AppDelegate.rememberMethods(of: AppEvent.allCases.filter(\.isOfApplication))
        SceneDelegate.rememberMethods(of: Array(SceneDelegate.events.keys))
        UserNotificationCenterDelegate.rememberMethods(of: AppEvent.allCases.filter(\.isOfNotificationCenter))
    }()
}
