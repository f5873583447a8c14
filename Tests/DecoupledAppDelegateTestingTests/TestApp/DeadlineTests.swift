import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net)
struct DeadlineTests {
    private let recorder = RecordingHandler()
    private let app = TestApp()

    init() {
        app.delegate.backgroundFetchDelegate = [recorder, Handling(.performFetch) { _ in .failed }]
    }

    @Test func aDeadlinePassesWhenTheTestSaysSo() async {
        recorder.answer(.performFetch, .later)
        #expect(await app.performFetch(advancing: 29) == .failed)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
        #expect(app.faults.map(\.handler) == ["RecordingHandler"])
    }

    @Test func anAnswerBeforeTheDeadlineCounts() async {
        recorder.answer(.performFetch, .later)
        let reply = app.deliver(.performFetch)
        await app.advance(by: 28)
        #expect(reply.answer == nil)
        recorder.finish(.performFetch, with: .newData)
        #expect(reply.answer == .newData)
        #expect(app.faults.isEmpty)
    }

    @Test func anAnswerThatWaitsForADeadlineSaysSoInsteadOfHanging() async {
        recorder.answer(.performFetch, .later)
        var unanswered: [UnansweredEvent] = []
        app.patience = 0.1
        app.onUnanswered = { unanswered.append($0) }
        #expect(await app.performFetch() == nil)
        #expect(unanswered.map(\.event) == [.performFetch])
        #expect(unanswered.map(\.handlers) == [["RecordingHandler"]])
        #expect(
            unanswered.first?.description == """
                .performFetch is unanswered: its completion handler is held by RecordingHandler. \
                The clock stands still: advance it by 29.0 s, with “advancing:” or advance(by:), or call it.
                """
        )
    }

    @Test func whereThereIsNoDeadlineItSaysThatThereIsNone() async {
        let recorder = RecordingHandler()
        recorder.answer(.handleBackgroundURLSessionEvents, .later)
        app.delegate.backgroundURLSessionDelegate = [recorder]
        var unanswered: [String] = []
        app.patience = 0.1
        app.onUnanswered = { unanswered.append($0.description) }
        #expect(await !app.handleEventsForBackgroundURLSession("receipts"))
        #expect(
            unanswered.first?.hasSuffix(
                "is unanswered: its completion handler is held by RecordingHandler. There is no deadline: call it."
            ) == true
        )
    }

    @Test func whoHasTheCompletionHandlerIsSaidInOneLine() async {
        let reply = PendingReply<UIBackgroundFetchResult>()
        app.delegate.intercept(.performFetch, key: "a\nb") { _ in reply }
        app.patience = 0.1
        var unanswered: [String] = []
        app.onUnanswered = { unanswered.append($0.description) }
        await app.performFetch()
        #expect(unanswered.first?.contains(#"is held by a\nb. The"#) == true)
    }

    @Test func anAnswerIsWaitedForForFiveSecondsAtMost() {
        #expect(app.patience <= 5)
    }

    @Test func aBusyMainQueueDoesNotUseUpThePatience() async {
        app.patience = 0.1
        recorder.answer(.performFetch) { _, completion in Self.keepBusy(turns: 5) { completion(.newData) } }
        #expect(await app.performFetch() == .newData)
    }

    /// Keeps the main queue busy, as other tests may, and does something after some turns.
    private nonisolated static func keepBusy(turns: Int, then action: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async {
            guard turns > 0 else { return action() }
            Thread.sleep(forTimeInterval: 0.1)
            keepBusy(turns: turns - 1, then: action)
        }
    }

    @Test func anAnswerFromAnotherThreadIsWaitedFor() async {
        recorder.answer(.performFetch) { _, completion in
            DispatchQueue.global().async { completion(.newData) }
        }
        #expect(await app.performFetch() == .newData)
    }

    @Test func anAnswerThatIsDroppedIsAFault() async {
        recorder.answer(.performFetch, .never)
        #expect(await app.performFetch() == .failed)
        #expect(app.faults.map(\.reason) == [.dropped])
    }

    @Test func anAnswerAfterTheDeadlineIsLate() async {
        recorder.answer(.performFetch, .later)
        await app.performFetch(advancing: 29)
        recorder.finish(.performFetch, with: .newData)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    @Test func timeThatDoesNotGoForwardEndsTheTestWithASentence() async throws {
        let ends = [
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await ManualClock().advance(by: -1)
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await TestApp().performFetch(advancing: .nan)
            },
        ]
        for end in ends {
            let errors = String(decoding: try #require(end).standardErrorContent, as: UTF8.self)
            #expect(errors.contains("A clock goes forward: advance it by 0 seconds or more, and not by"))
        }
    }
}
