public import DecoupledAppDelegate

/// A handler that only counts what it is told and asked, for every shape of app delegate that is measured.
public final class Listener: SystemConditionsDelegate, AppStateDelegate, URLDelegate, ListedService {
    private let opensURLs: Bool
    private let methods: Set<ObjectIdentifier> = [
        ObjectIdentifier(AppEvent.significantTimeChange), ObjectIdentifier(AppEvent.didReceiveMemoryWarning),
        ObjectIdentifier(AppEvent.didBecomeActive), ObjectIdentifier(AppEvent.willResignActive),
        ObjectIdentifier(AppEvent.openURL),
    ]

    /// How many calls have arrived.
    public private(set) var arrivals = 0

    /// Creates a handler that has heard of nothing.
    ///
    /// - Parameter opensURLs: Whether it handles URLs, and does not decline them.
    public init(opensURLs: Bool = false) {
        self.opensURLs = opensURLs
    }

    /// Counts the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) { arrivals += 1 }

    /// Counts the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { arrivals += 1 }

    /// Counts the event.
    public func applicationDidBecomeActive(_ application: UIApplication) { arrivals += 1 }

    /// Counts the event.
    public func applicationWillResignActive(_ application: UIApplication) { arrivals += 1 }

    /// Counts the URL.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        arrivals += 1
        return opensURLs
    }

    /// Looks a method up among those that it has.
    public func responds(to method: ObjectIdentifier) -> Bool { methods.contains(method) }
}
