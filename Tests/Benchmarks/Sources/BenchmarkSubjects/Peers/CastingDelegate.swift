public import DecoupledAppDelegate

/// A service in a list of any services.
public protocol ListedService: AnyObject {}

/// An app delegate with one list of services, which it casts to an event's role for each service and event.
public final class CastingDelegate: UIResponder, UIApplicationDelegate {
    private var services: [any ListedService] = []

    /// Creates an app delegate without services.
    public override init() { super.init() }

    /// Replaces the services.
    public func replaceHandlers(by listeners: [Listener]) { services = listeners }

    /// Notifies the services that fill the role.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        for service in services {
            (service as? any SystemConditionsDelegate)?.applicationSignificantTimeChange(application)
        }
    }

    /// Notifies the services that fill the role.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        for service in services {
            (service as? any SystemConditionsDelegate)?.applicationDidReceiveMemoryWarning(application)
        }
    }

    /// Notifies the services that fill the role.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        for service in services { (service as? any AppStateDelegate)?.applicationDidBecomeActive(application) }
    }

    /// Notifies the services that fill the role.
    public func applicationWillResignActive(_ application: UIApplication) {
        for service in services { (service as? any AppStateDelegate)?.applicationWillResignActive(application) }
    }

    /// Asks the services that fill the role until one handles the URL.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        for service in services {
            guard let handler = service as? any URLDelegate else { continue }
            if handler.application(app, open: url, options: options) { return true }
        }
        return false
    }

    /// Asks the services that fill the role, and allows what all of them do.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        var orientations = UIInterfaceOrientationMask.all
        for service in services {
            guard let handler = service as? any OrientationDelegate else { continue }
            orientations.formIntersection(
                handler.application(application, supportedInterfaceOrientationsFor: window))
        }
        return orientations
    }
}
