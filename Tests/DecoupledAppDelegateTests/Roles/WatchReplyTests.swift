import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net) struct WatchReplyTests {
    private let app = IsolatedApp()

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func theFirstReplyInHandlerOrderThatIsNotNilIsGivenHoweverTheyArrive(arrival: [Int]) {
        let handlers = [WatchHandler(), WatchHandler(), WatchHandler()]
        fill(handlers)
        let reply = request()
        for index in arrival {
            #expect(reply.answers.isEmpty)
            handlers[index].reply([nil, "second", "third"][index])
        }
        #expect(reply.answers == ["second"])
    }

    @Test func aReplyIsGivenAtTheDeadlineThoughAHandlerIsSilent() {
        let handlers = [WatchHandler(), WatchHandler()]
        fill(handlers)
        let reply = request()
        handlers[1].reply("second")
        app.clock.advance(by: 10)
        #expect(reply.answers == ["second"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 10)])
    }

    @Test func theReplyIsNilIfNobodyHasOne() {
        #expect(request().answers == [nil])
        let handler = WatchHandler()
        fill([handler])
        let reply = request()
        handler.reply(nil)
        #expect(reply.answers == [nil])
    }

    @Test func aReplyOfAnotherThreadArrives() async throws {
        let handler = WatchHandler()
        fill([handler])
        let reply = request()
        let completion = try #require(handler.completion)
        Thread.detachNewThread { completion(["name": "first"]) }
        #expect(await reply.first() == "first")
    }

    private func fill(_ handlers: [WatchHandler]) {
        app.delegate.watchInteractionDelegate = Handlers { for handler in handlers { handler } }
    }

    private func request() -> SystemCompletion<String?> {
        let completion = SystemCompletion<String?>()
        app.delegate.application(
            app.application,
            handleWatchKitExtensionRequest: nil,
            reply: { completion.receive($0?["name"] as? String) }
        )
        return completion
    }
}

/// A handler that keeps its reply block for the test to call.
@MainActor
private final class WatchHandler: WatchInteractionDelegate {
    private(set) var completion: (@Sendable ([AnyHashable: Any]?) -> Void)?

    func application(
        _ application: UIApplication,
        handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping @Sendable ([AnyHashable: Any]?) -> Void
    ) {
        completion = reply
    }

    func reply(_ name: String?) {
        completion?(name.map { ["name": $0] })
    }
}
