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
        #expect(await app.performFetch(advancing: 25) == .failed)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 25)])
        #expect(app.faults.map(\.handler) == ["RecordingHandler"])
    }

    @Test func anAnswerBeforeTheDeadlineCounts() async {
        recorder.answer(.performFetch, .later)
        let reply = app.deliver(.performFetch, ApplicationInput(application: app.application))
        await app.advance(by: 24)
        #expect(reply.answer == nil)
        recorder.finish(.performFetch, with: .newData)
        #expect(reply.answer == .newData)
        #expect(app.faults.isEmpty)
    }

    @Test func anAnswerThatWaitsForADeadlineSaysSoInsteadOfHanging() async {
        recorder.answer(.performFetch, .later)
        var unanswered: [Unanswered] = []
        app.patience = 0.1
        app.onUnanswered = { unanswered.append($0) }
        #expect(await app.performFetch() == nil)
        #expect(unanswered.map(\.event) == [.performFetch])
        #expect(unanswered.map(\.handlers) == [["RecordingHandler"]])
        #expect(
            unanswered.first?.description == """
                application:performFetchWithCompletionHandler: is unanswered by RecordingHandler; time stands still: let \
                25.0 s pass, with “advancing:” or advance(by:), or answer.
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
        #expect(unanswered.first?.hasSuffix("is unanswered by RecordingHandler; there is no deadline: answer.") == true)
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
        await app.performFetch(advancing: 25)
        recorder.finish(.performFetch, with: .newData)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 25), .late])
    }
}
