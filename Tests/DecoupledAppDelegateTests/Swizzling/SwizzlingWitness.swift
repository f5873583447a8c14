import DecoupledAppDelegate

/// A handler beside an SDK: it takes every URL, has fetched something, and notes each call.
@MainActor
final class SwizzlingWitness: URLDelegate, BackgroundFetchDelegate, SystemConditionsDelegate {
    private let journal: Journal

    init(in journal: Journal) {
        self.journal = journal
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        journal.note("handler")
        return true
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        journal.note("handler")
        completionHandler(.newData)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        journal.note("handler")
    }
}

extension HeadlessSystem {
    /// Has the app told of one event of each kind: a claim, an answer to be waited for, and what everybody is told.
    ///
    /// - Returns: Whether the URL was taken, and what came of the fetch, answer by answer.
    @MainActor
    func tellOneOfEachKind() -> (isTaken: Bool?, fetched: [UIBackgroundFetchResult]) {
        let isTaken = open(.page)
        var fetched: [UIBackgroundFetchResult] = []
        performFetch { result in if let result { fetched.append(result) } }
        receiveMemoryWarning()
        return (isTaken, fetched)
    }
}
