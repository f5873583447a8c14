import DecoupledAppDelegate
import Testing

/// The clock that an app runs on.
@MainActor
@Suite(.net) struct SystemClockTests {
    private let delegate = AppDelegate(router: EventRouter())

    @Test func aDeadlinePassesByItself() async {
        var faults: [Fault] = []
        delegate.onFault = { faults.append($0) }
        delegate.backgroundFetchDelegate = [FetchHandler()]
        delegate.deadlines[.performFetch] = 0.01
        #expect(await fetch().first() == .noData)
        #expect(faults.map(\.reason) == [.silent(deadline: 0.01)])
    }

    @Test func anAnswerCallsItsDeadlineOff() async {
        var faults: [Fault] = []
        delegate.onFault = { faults.append($0) }
        let prompt = FetchHandler()
        delegate.backgroundFetchDelegate = [prompt]
        delegate.deadlines[.performFetch] = 0.01
        let completion = fetch()
        prompt.answer(.newData)
        delegate.backgroundFetchDelegate = [OtherFetchHandler()]
        delegate.deadlines[.performFetch] = 0.02
        #expect(await fetch().first() == .noData)
        #expect(completion.answers == [.newData])
        #expect(faults.map(\.handler) == ["OtherFetchHandler"])
    }

    @Test(arguments: [TimeInterval.infinity, .nan, .greatestFiniteMagnitude])
    func anEventMayBeKeptForAnyTime(lifetime: TimeInterval) async throws {
        delegate.keptEventPolicy.lifetime = lifetime
        let url = try #require(URL(string: "courier://parcel/7"))
        #expect(!delegate.application(UIApplication(), open: url, options: [:]))
        let opened = await withCheckedContinuation { continuation in
            delegate.urlDelegate = [URLTaker { continuation.resume(returning: $0) }]
        }
        #expect(opened == url)
    }

    private func fetch() -> SystemCompletion<UIBackgroundFetchResult> {
        let completion = SystemCompletion<UIBackgroundFetchResult>()
        delegate.application(
            UIApplication(),
            performFetchWithCompletionHandler: { completion.receive($0) }
        )
        return completion
    }
}

/// Tells of the URL that it is given.
private final class URLTaker: URLDelegate {
    private let take: (URL) -> Void

    init(_ take: @escaping (URL) -> Void) {
        self.take = take
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        take(url)
        return true
    }
}
