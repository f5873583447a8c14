public import DecoupledAppDelegate
import Synchronization

/// A handler that only counts what it is told and asked, for every shape of app delegate that is measured.
public final class Listener: SystemConditionsDelegate, AppStateDelegate, URLDelegate, OrientationDelegate,
    ListedService
{
    private let opensURLs: Bool

    // Everything happens on the main thread. An atomic that is loaded and stored takes no more than a variable, whose exclusivity would be
    // checked at run time: that costs more than the delivery of an event, and so would make all ratios look better than they are.
    private let calls = Atomic(0)

    /// How many calls have arrived.
    public var arrivals: Int { calls.load(ordering: .relaxed) }

    /// Counts a call, on the main thread, for senders that know nothing of actors.
    public nonisolated func arrive() { calls.store(calls.load(ordering: .relaxed) + 1, ordering: .relaxed) }

    /// Creates a handler that has heard of nothing.
    ///
    /// - Parameter opensURLs: Whether it handles URLs, and does not decline them.
    public init(opensURLs: Bool = false) {
        self.opensURLs = opensURLs
    }

    /// Counts the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) { arrive() }

    /// Counts the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { arrive() }

    /// Counts the event.
    public func applicationDidBecomeActive(_ application: UIApplication) { arrive() }

    /// Counts the event.
    public func applicationWillResignActive(_ application: UIApplication) { arrive() }

    /// Counts the URL.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        arrive()
        return opensURLs
    }

    /// Counts the question, and allows every orientation.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        arrive()
        return .all
    }
}
