import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// When the system is answered, and by whose answers.
@MainActor
struct AnsweringTests {
    private let app = IsolatedApp()

    @Test(arguments: [1, 2, 16])
    func theSystemIsAnsweredOnceHoweverManyHandlersThereAre(count: Int) {
        let handlers = (0..<count).map { _ in FetchHandler() }
        app.delegate.backgroundFetchDelegate = Handlers { for handler in handlers { handler } }
        let completion = app.fetch()
        for handler in handlers {
            #expect(completion.answers.isEmpty)
            handler.answer(.newData)
        }
        #expect(completion.answers == [.newData])
        app.clock.advance(by: 100)
        #expect(completion.answers == [.newData])
        #expect(app.faults.isEmpty)
    }

    @Test func theSystemIsAnsweredInTheSameTurnIfAllAnswerInsideTheCall() {
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .noData), FetchHandler(answering: .newData)]
        #expect(app.fetch().answers == [.newData])
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func anAnswerInsideTheCallDoesNotEndTheWaitBeforeTheOthersWereAsked() {
        let last = FetchHandler()
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData), last]
        let completion = app.fetch()
        #expect(completion.answers.isEmpty)
        #expect(last.completions.count == 1)
        last.answer(.noData)
        #expect(completion.answers == [.newData])
    }

    @Test func anAnswerToAnEventInsideAnotherOneOfItsKindIsItsOwn() {
        let inner = SystemCompletion<UIBackgroundFetchResult>()
        var outer: FetchHandler.Completion?
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { [unowned app] completion in
                guard let first = outer else {
                    outer = completion
                    app.delegate.application(app.application, performFetchWithCompletionHandler: inner.receive)
                    return
                }
                first(.newData)
                completion(.noData)
            }
        ]
        #expect(app.fetch().answers == [.newData])
        #expect(inner.answers == [.noData])
        #expect(app.faults.isEmpty)
    }

    @Test func whatHandlersHaveAnsweredCountsThoughALaterOneCausesAnotherEventOfItsKind() {
        let inner = SystemCompletion<UIBackgroundFetchResult>()
        var calls = 0
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { completion in
                calls += 1
                completion(calls == 1 ? .newData : .noData)
            },
            FetchHandler { [unowned app] completion in
                if calls == 1 {
                    app.delegate.application(app.application, performFetchWithCompletionHandler: inner.receive)
                }
                completion(.noData)
            },
        ]
        #expect(app.fetch().answers == [.newData])
        #expect(inner.answers == [.noData])
    }

    @Test func aSecondAnswerWithTheSameValueCountsOnceAndIsReported() {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        handler.answer(.failed)
        handler.answer(.failed)
        #expect(completion.answers == [.failed])
        #expect(app.faults.map(\.reason) == [.answeredTwice])
    }

    @Test func ofTwoDifferentAnswersTheFirstCountsAndTheOtherIsReported() {
        let handler = FetchHandler()
        let other = OtherFetchHandler()
        app.delegate.backgroundFetchDelegate = [handler, other]
        let completion = app.fetch()
        handler.answer(.failed)
        handler.answer(.newData)
        #expect(app.faults.map(\.reason) == [.answeredTwice])
        #expect(app.faults.map(\.handler) == ["FetchHandler"])
        other.answer(.noData)
        #expect(completion.answers == [.failed])
    }

    @Test func twoAnswersInsideTheCallCountOnce() {
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { completion in
                completion(.failed)
                completion(.newData)
            }
        ]
        #expect(app.fetch().answers == [.failed])
        #expect(app.faults.map(\.reason) == [.answeredTwice])
    }

    @Test func aSecondAnswerDoesNotStandInForASilentHandler() {
        let silent = OtherFetchHandler()
        let eager = FetchHandler()
        app.delegate.backgroundFetchDelegate = [eager, silent]
        let completion = app.fetch()
        eager.answer(.failed)
        eager.answer(.failed)
        eager.answer(.failed)
        #expect(completion.answers.isEmpty)
        silent.answer(.newData)
        #expect(completion.answers == [.newData])
    }

    @Test func overlappingEventsKeepTheirAnswersApart() throws {
        let first = FetchHandler()
        let second = FetchHandler()
        app.delegate.backgroundFetchDelegate = [first, second]
        let early = app.fetch()
        let late = app.fetch()
        try first.completion(1)(.failed)
        try second.completion()(.noData)
        try second.completion(1)(.noData)
        #expect(early.answers.isEmpty)
        #expect(late.answers == [.failed])
        try first.completion()(.newData)
        #expect(early.answers == [.newData])
        #expect(late.answers == [.failed])
        #expect(app.faults.isEmpty)
    }

    @Test func overlappingEventsHaveDeadlinesOfTheirOwn() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let early = app.fetch()
        app.clock.advance(by: 24)
        let late = app.fetch()
        app.clock.advance(by: 5)
        #expect(early.answers == [.noData])
        #expect(late.answers.isEmpty)
        try handler.completion(1)(.newData)
        #expect(late.answers == [.newData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test func anEventInsideAnEventAwaitsAnswersOfItsOwn() throws {
        var inner: SystemCompletion<UIBackgroundFetchResult>?
        var isNested = false
        let nested = FetchHandler()
        let nesting = FetchHandler { [unowned app] completion in
            guard !isNested else { return completion(.failed) }
            isNested = true
            inner = app.fetch()
            completion(.newData)
        }
        app.delegate.backgroundFetchDelegate = [nesting, nested]
        let outer = app.fetch()
        try nested.completion()(.noData)
        #expect(inner?.answers == [.failed])
        #expect(outer.answers.isEmpty)
        try nested.completion(1)(.noData)
        #expect(outer.answers == [.newData])
        #expect(app.faults.isEmpty)
    }

    @Test func anObserverIsAskedAndNeitherUsedNorAwaited() {
        let observer = FetchHandler()
        app.delegate.backgroundFetchDelegate = Handlers {
            Observing(FetchHandler(answering: .newData))
            FetchHandler(answering: .failed)
            Observing(observer)
        }
        #expect(app.fetch().answers == [.failed])
        #expect(observer.completions.count == 1)
        observer.answer(.newData)
        observer.letGo()
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatIsRemovedBeforeItsTurnIsNeitherAskedNorAwaited() {
        let removed = FetchHandler()
        let removing = FetchHandler { [unowned app] completion in
            app.delegate.backgroundFetchDelegate.remove(removed)
            completion(.newData)
        }
        app.delegate.backgroundFetchDelegate = [removing, removed]
        #expect(app.fetch().answers == [.newData])
        #expect(removed.completions.isEmpty)
        #expect(app.faults.isEmpty)
    }
}
