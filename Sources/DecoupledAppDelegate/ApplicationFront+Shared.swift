extension ApplicationFront {
    /// The front of the process's own application.
    static let shared = ApplicationFront(clock: SystemClock(), isShared: true)

    /// The front of the application that runs, for a scene delegate that UIKit creates.
    static var current: ApplicationFront {
        (UIApplication.running.currentDelegate as? any FrontObject)?.front ?? .shared
    }

    /// Returns a front that is isolated from all others.
    static func isolated(clock: (any EventClock)?) -> ApplicationFront {
        ApplicationFront(clock: clock ?? SystemClock(), isShared: false)
    }

    /// Returns a front that hears only of what is delivered by hand, and leaves the system alone.
    static func detached(clock: any EventClock) -> ApplicationFront {
        ApplicationFront(clock: clock, isShared: false, isDetached: true)
    }

    private convenience init(clock: any EventClock, isShared: Bool, isDetached: Bool = false) {
        self.init(router: EventRouter(slots: Roles.slots, clock: clock), isShared: isShared, isDetached: isDetached) {
            UserNotificationCenterDelegate(front: $0)
        }
    }
}
