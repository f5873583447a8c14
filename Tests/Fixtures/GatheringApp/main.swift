import DecoupledAppDelegate

// An app for tests to suspend while it gathers answers. Each line of its input, a name and a deadline in seconds, begins a fetch
// that no handler answers; it prints the name when the handler has been asked and when the system has been answered.

final class SilentHandler: BackgroundFetchDelegate {
    private var completions: [@Sendable (UIBackgroundFetchResult) -> Void] = []

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completions.append(completionHandler)
    }
}

@MainActor
enum Fetch {
    private static let delegate = {
        let delegate = AppDelegate(router: EventRouter())
        delegate.backgroundFetchDelegate = [SilentHandler()]
        return delegate
    }()

    static func begin(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 2, let deadline = Double(words[1]) else { return }
        delegate.deadlines[.performFetch] = deadline
        delegate.application(
            UIApplication.shared,
            performFetchWithCompletionHandler: { _ in say("\(words[0]) answered") }
        )
        say("\(words[0]) asked")
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}

Thread.detachNewThread {
    while let line = readLine() {
        DispatchQueue.main.async { Fetch.begin(line) }
    }
    // Whoever gave the input has gone.
    exit(0)
}
RunLoop.main.run()
