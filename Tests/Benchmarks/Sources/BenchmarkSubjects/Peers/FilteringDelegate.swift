public import DecoupledAppDelegate

/// An app delegate with one list of services, of which it first makes a list of those that have an event's method, and then calls them.
public final class FilteringDelegate: UIResponder, UIApplicationDelegate {
    /// A service that may have any of the methods.
    private typealias Subscriber = ListedService & SystemConditionsDelegate & AppStateDelegate & URLDelegate

    private var services: [any Subscriber] = []

    /// Creates an app delegate without services.
    public override init() { super.init() }

    /// Replaces the services.
    public func replaceHandlers(by listeners: [Listener]) { services = listeners }

    private func services(with event: AppEvent) -> [any Subscriber] {
        let method = ObjectIdentifier(event)
        return services.filter { $0.responds(to: method) }
    }

    /// Notifies the services that have the method.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        for service in services(with: .significantTimeChange) {
            service.applicationSignificantTimeChange(application)
        }
    }

    /// Notifies the services that have the method.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        for service in services(with: .didReceiveMemoryWarning) {
            service.applicationDidReceiveMemoryWarning(application)
        }
    }

    /// Notifies the services that have the method.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        for service in services(with: .didBecomeActive) { service.applicationDidBecomeActive(application) }
    }

    /// Notifies the services that have the method.
    public func applicationWillResignActive(_ application: UIApplication) {
        for service in services(with: .willResignActive) { service.applicationWillResignActive(application) }
    }

    /// Asks the services that have the method until one handles the URL.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        for service in services(with: .openURL)
        where service.application(app, open: url, options: options) { return true }
        return false
    }
}
