import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net)
struct HandlingTests {
    private let app = TestApp()
    private let page = URL(fileURLWithPath: "/page")

    @Test func aClosureAnswersItsEvent() {
        app.delegate.urlDelegate = [Handling(.openURL) { $0.url.path == "/page" }]
        #expect(app.open(page))
        #expect(!app.open(URL(fileURLWithPath: "/other")))
    }

    @Test func anAsynchronousClosureAnswersAnAwaitedEvent() async {
        app.delegate.backgroundFetchDelegate = [
            Handling(.performFetch) { _ in
                await Task.yield()
                return .newData
            }
        ]
        #expect(await app.performFetch() == .newData)
    }

    @Test func aReplyIsTheAnswerToAnAwaitedEvent() async {
        let reply = PendingReply<UIBackgroundFetchResult>()
        let recorder = RecordingHandler()
        recorder.answer(.performFetch, with: Reply(.failed))
        app.delegate.backgroundFetchDelegate = [recorder]
        #expect(await app.performFetch() == .failed)
        app.delegate.backgroundFetchDelegate = [Handling(.performFetch) { _ in reply }]
        DispatchQueue.main.async { reply.resolve(with: .newData) }
        #expect(await app.performFetch() == .newData)
    }

    @Test func itsTaskIsCancelledAtTheDeadline() async {
        let ending = AsyncStream.makeStream(of: Bool.self)
        app.delegate.backgroundFetchDelegate = [
            Handling(.performFetch) { _ in
                try? await Task.sleep(nanoseconds: .max)
                ending.continuation.yield(Task.isCancelled)
                return .newData
            }
        ]
        #expect(await app.performFetch(advancing: 29) == .noData)
        var endings = ending.stream.makeAsyncIterator()
        #expect(await endings.next() == true)
    }

    @Test func itWantsNoOtherEvent() {
        let handling = Handling(.openURL) { _ in true }
        #expect(AppEvent.allCases.filter(handling.handles) == [.openURL])
        var roles = Roles()
        roles.append(handling)
        #expect(roles.inspection.filter { !$0.handlers.isEmpty }.map(\.name) == ["urlDelegate"])
    }

    @Test func inASceneItIsGivenTheSameArguments() {
        var urls: [URL] = []
        app.delegate.urlDelegate = [
            Handling(.openURL) {
                urls.append($0.url)
                return true
            }
        ]
        app.connectScene(opening: page)
        #expect(urls == [page])
    }
}
