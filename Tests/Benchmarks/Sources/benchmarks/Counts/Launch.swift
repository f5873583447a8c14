import BenchmarkSubjects
import DecoupledAppDelegate

/// What an app does before `AppDelegate.main()`.
@MainActor
enum Launch {
    /// Fills ten slots of a new app delegate with two handlers each, and registers five services.
    static func fill() {
        let delegate = AppDelegate(roles: Roles())
        let (first, second) = (Filler(), Filler())
        delegate.appStateDelegate = [first, second]
        delegate.urlDelegate = [first, second]
        delegate.remoteNotificationsDelegate = [first, second]
        delegate.systemConditionsDelegate = [first, second]
        delegate.protectedDataDelegate = [first, second]
        delegate.activityContinuationDelegate = [first, second]
        delegate.shortcutItemDelegate = [first, second]
        delegate.orientationDelegate = [first, second]
        delegate.backgroundFetchDelegate = [first, second]
        delegate.sceneConnectionDelegate = [first, second]
        do {
            try delegate.roles.register(contentsOf: NumberedServices.make(5))
        } catch {
            preconditionFailure("The services were not registered: \(error)")
        }
    }
}
