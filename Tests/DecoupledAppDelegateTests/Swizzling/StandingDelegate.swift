import DecoupledAppDelegate

/// A delegate of the application that is none of ours, and takes the calls that it has methods for.
///
/// What it has no method for it forwards by name, as SwiftUI's delegate and proxies do. Nothing is forwarded by name where there is no
/// Objective-C, so the methods below do that by hand.
final class StandingDelegate: UIResponder, UIApplicationDelegate {
    /// When a method of the delegate's own passes on what it is called with, as one does that has captured the delegate before.
    enum Forwarding: CaseIterable {
        case beforeAnswering, afterAnswering, onALaterTurn
    }

    /// The methods that the delegate's class has.
    nonisolated(unsafe) var methods: Set<AppEvent>  // only on the main thread

    /// When these pass on; nil for never.
    var forwarding: Forwarding?

    /// Whether the delegate forwards what it has no method for.
    nonisolated(unsafe) var forwardsTheRest = true  // only on the main thread

    private let target: AppDelegate
    private let journal: Journal

    init(to target: AppDelegate, methods: Set<AppEvent> = [], in journal: Journal) {
        self.target = target
        unsafe self.methods = methods
        self.journal = journal
        super.init()
    }

    required override init() {
        target = .shared
        unsafe methods = []
        journal = Journal()
        super.init()
    }

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        unsafe has(aSelector) || forwardsTheRest && target.responds(to: aSelector)
    }

    override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
        unsafe has(aSelector) || !forwardsTheRest ? nil : target
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        target.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        target.application(application, configurationForConnecting: connectingSceneSession, options: options)
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        take(.openURL, neutral: false) { [target] in target.application(app, open: url, options: options) }
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        let answersItself = unsafe methods.contains(.performFetch) && forwarding != .beforeAnswering
        if answersItself { completionHandler(.noData) }
        take(.performFetch, neutral: ()) { [target] in
            target.application(
                application,
                performFetchWithCompletionHandler: { if !answersItself { completionHandler($0) } }
            )
        }
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        take(.didReceiveMemoryWarning, neutral: ()) { [target] in
            target.applicationDidReceiveMemoryWarning(application)
        }
    }

    private nonisolated func has(_ selector: Selector) -> Bool {
        unsafe methods.contains { Selector($0.rawValue) == selector }
    }

    /// Passes an event on: as it is if there is no method for it, else when that does.
    private func take<Answer>(
        _ event: AppEvent,
        neutral: Answer,
        _ forward: @escaping @MainActor () -> Answer
    ) -> Answer {
        guard unsafe methods.contains(event) else { return forward() }
        journal.note("SDK")
        switch forwarding {
        case .beforeAnswering: return forward()
        case .afterAnswering: _ = forward()
        case .onALaterTurn: DispatchQueue.main.async { _ = forward() }
        case nil: break
        }
        return neutral
    }
}
