import DecoupledAppDelegate

// An app for tests to suspend while it waits for completion handlers. Each line of its input, a name and a deadline in seconds, tells of events
// of a background session that no handler is ever done with; it prints the name when the handler has been asked and when the
// system has been answered.

final class SilentHandler: BackgroundURLSessionDelegate {
    private var completions: [@Sendable () -> Void] = []

    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        completions.append(completionHandler)
    }
}

@MainActor
enum Session {
    private static let delegate = {
        let delegate = AppDelegate(roles: Roles())
        delegate.backgroundURLSessionDelegate = [SilentHandler()]
        return delegate
    }()

    static func begin(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 2, let deadline = Double(words[1]) else { return }
        delegate.deadlines[.handleBackgroundURLSessionEvents] = deadline
        delegate.application(
            UIApplication.shared,
            handleEventsForBackgroundURLSession: words[0],
            completionHandler: { say("\(words[0]) answered") }
        )
        say("\(words[0]) asked")
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}

Thread.detachNewThread {
    while let line = readLine() {
        DispatchQueue.main.async { Session.begin(line) }
    }
    // Whoever gave the input has gone.
    exit(0)
}
RunLoop.main.run()
