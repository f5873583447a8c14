extension ApplicationFront {
    /// The front of the process's own application.
    static let shared: ApplicationFront = {
        // Whoever fills a slot first makes it.
        MainThread.check()
        return ApplicationFront(router: makeRouter(clock: SystemClock()), isShared: true)
    }()

    /// The front of the application that runs, for a scene delegate that UIKit creates.
    static var current: ApplicationFront {
        (UIApplication.running.currentDelegate as? any FrontObject)?.front ?? .shared
    }

    /// Returns a front that is isolated from all others.
    static func isolated(clock: any EventClock) -> ApplicationFront {
        ApplicationFront(router: makeRouter(clock: clock))
    }

    /// Returns a front that receives only what is delivered by hand, and leaves UIKit alone.
    static func detached(clock: any EventClock) -> ApplicationFront { detached(router: makeRouter(clock: clock)) }

    /// Returns a front with the slots of one that is gone, which leaves the system alone.
    static func detached(router: EventRouter) -> ApplicationFront { ApplicationFront(router: router, isDetached: true) }

    private static func makeRouter(clock: any EventClock) -> EventRouter {
        EventRouter(Slots.all, Roles().contents, clock: clock)
    }

    private convenience init(router: EventRouter, isShared: Bool = false, isDetached: Bool = false) {
        self.init(router: router, isShared: isShared, isDetached: isDetached) {
            UserNotificationCenterDelegate(front: $0)
        }
        _ = Self.preparation
    }

    /// Remembers the forwarding delegates' own implementations before an SDK can swizzle them.
    private static let preparation: Void = {
        OverrideDetection.prepare(AppDelegate.self, AppEvent.allCases)
        OverrideDetection.prepare(SceneDelegate.self, SceneDoor.methods)
        OverrideDetection.prepare(
            UserNotificationCenterDelegate.self, AppEvent.allCases.filter(\.isOfNotificationCenter))
    }()
}
