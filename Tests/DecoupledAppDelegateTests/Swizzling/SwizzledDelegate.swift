import DecoupledAppDelegate

/// An app delegate whose methods an SDK has replaced: it has added them to the object's class, exchanged the inherited ones, or given the
/// object another class. Where there is no Objective-C, an override does what the SDK's method would.
final class SwizzledDelegate: AppDelegate {
    /// When the SDK's method calls the original.
    enum Original: CaseIterable {
        case calledBefore, calledAfter, notCalled
    }

    var original = Original.calledAfter
    var journal = Journal()

    override class var overriddenEvents: Set<AppEvent>? { [.openURL, .performFetch, .didReceiveMemoryWarning] }

    override func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        var answer = false
        run { answer = super.application(app, open: url, options: options) }
        return answer
    }

    override func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        if original == .notCalled { completionHandler(.failed) }
        run { super.application(application, performFetchWithCompletionHandler: completionHandler) }
    }

    override func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        run { super.applicationDidReceiveMemoryWarning(application) }
    }

    private func run(_ callOriginal: () -> Void) {
        if original == .calledBefore { callOriginal() }
        journal.note("SDK")
        if original == .calledAfter { callOriginal() }
    }
}
