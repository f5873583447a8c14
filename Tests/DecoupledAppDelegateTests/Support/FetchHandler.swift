import DecoupledAppDelegate
import Testing

/// A handler that fetches: it answers when it is asked, or keeps its completion for the test to answer with.
@MainActor
class FetchHandler: BackgroundFetchDelegate {
    typealias Completion = @Sendable (UIBackgroundFetchResult) -> Void

    var completions: [Completion] = []
    private let fetch: ((@escaping Completion) -> Void)?

    /// Creates a handler that keeps its completions.
    init() {
        fetch = nil
    }

    /// Creates a handler that does something with its completion while it is called.
    init(_ fetch: @escaping (@escaping Completion) -> Void) {
        self.fetch = fetch
    }

    /// Creates a handler that answers while it is called.
    convenience init(answering result: UIBackgroundFetchResult) {
        self.init { $0(result) }
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        if let fetch {
            fetch(completionHandler)
        } else {
            completions.append(completionHandler)
        }
    }

    /// The completion of one of its calls.
    func completion(_ call: Int = 0) throws -> Completion {
        try #require(completions.indices.contains(call) ? completions[call] : nil)
    }

    /// Answers every fetch that it has not let go of.
    func answer(_ result: UIBackgroundFetchResult) {
        for completion in completions {
            completion(result)
        }
    }

    /// Forgets its completions.
    func letGo() {
        completions = []
    }
}

/// A handler that faults and records call by another name.
final class OtherFetchHandler: FetchHandler {}

extension IsolatedApp {
    /// Has the system ask for a fetch.
    func fetch() -> SystemCompletion<UIBackgroundFetchResult> {
        let completion = SystemCompletion<UIBackgroundFetchResult>()
        delegate.application(application, performFetchWithCompletionHandler: { completion.receive($0) })
        return completion
    }
}
