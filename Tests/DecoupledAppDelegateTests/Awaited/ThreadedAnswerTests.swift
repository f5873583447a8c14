import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net) struct ThreadedAnswerTests {
    private let app = IsolatedApp()
    private let handlers = (0..<64).map { _ in FetchHandler() }

    init() {
        let handlers = handlers
        app.delegate.backgroundFetchDelegate = Handlers { for handler in handlers { handler } }
    }

    @Test(arguments: 1...20)
    func noAnswerFromManyThreadsIsLost(round: Int) async throws {
        let completion = app.fetch()
        try answerOnManyThreads { completion, index in completion(index == round ? .newData : .noData) }
        #expect(await completion.first() == .newData)
        #expect(completion.answers.count == 1)
        #expect(app.faults.isEmpty)
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func theSystemsCompletionIsCalledOnTheMainThread() async throws {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        let isOnMain = SystemCompletion<Bool>()
        app.delegate.application(
            app.application,
            performFetchWithCompletionHandler: { _ in
                isOnMain.receive(DispatchQueue.getSpecific(key: mark) == true)
            }
        )
        try answerOnManyThreads { completion, _ in completion(.noData) }
        #expect(await isOnMain.first() == true)
    }

    @Test func everySecondAnswerFromManyThreadsIsReportedAndNoneCounts() async throws {
        let completion = app.fetch()
        try answerOnManyThreads { completion, _ in
            completion(.failed)
            completion(.newData)
        }
        #expect(await completion.first() == .failed)
        while app.faults.count < handlers.count { await nextTurn() }
        #expect(app.faults.map(\.reason) == handlers.map { _ in .answeredTwice })
        #expect(completion.answers == [.failed])
    }

    @Test func answersAndDroppedCompletionsFromManyThreadsAreToldApart() async throws {
        let completion = app.fetch()
        try answerOnManyThreads { completion, index in
            if index.isMultiple(of: 2) { completion(.newData) }
        }
        #expect(await completion.first() == .newData)
        #expect(app.faults.map(\.reason) == (0..<handlers.count / 2).map { _ in .dropped })
    }

    @Test func answersThatRaceTheDeadlineAreEachInTimeOrReported() async throws {
        let completion = app.fetch()
        try answerOnManyThreads { completion, _ in completion(.newData) }
        await nextTurn()
        app.clock.advance(by: 29)
        #expect(completion.answers.count == 1)
        let silent = app.faults.filter { $0.reason == .silent(deadline: 29) }.count
        while app.faults.count < 2 * silent { await nextTurn() }
        #expect(app.faults.dropFirst(silent).map(\.reason) == (0..<silent).map { _ in .late })
    }

    /// Has each handler's completion used, and let go of, by one of many threads.
    private func answerOnManyThreads(
        _ answer: @escaping @Sendable (_ completion: FetchHandler.Completion, _ index: Int) -> Void
    ) throws {
        for (index, handler) in handlers.enumerated() {
            let completion = try handler.completion()
            handler.letGo()
            DispatchQueue.global().async { answer(completion, index) }
        }
    }
}
