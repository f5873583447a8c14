import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What becomes of the share of a handler that lets go of its completion without calling it.
@MainActor
@Suite(.net) struct DroppedCompletionTests {
    private let app = IsolatedApp()

    @Test func aCompletionThatIsDroppedInsideTheCallIsNeutralAtOnceAndReported() {
        app.delegate.backgroundFetchDelegate = [FetchHandler { _ in }, FetchHandler(answering: .failed)]
        #expect(app.fetch().answers == [.failed])
        #expect(app.faults.map(\.reason) == [.dropped])
        #expect(app.faults.map(\.handler) == ["FetchHandler"])
    }

    @Test func aCompletionThatIsDroppedInsideTheCallIsReportedWhenAllHaveBeenAsked() {
        let journal = Journal()
        app.delegate.onFault = { _ in journal.note("fault") }
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { _ in },
            FetchHandler {
                journal.note("asked")
                $0(.noData)
            },
        ]
        _ = app.fetch()
        #expect(journal.lines == ["asked", "fault"])
    }

    @Test(arguments: [true, false])
    func aCompletionThatIsDroppedWhileAnotherIsReportedIsNeutralToo(isIntercepted: Bool) async {
        let keeper = OtherFetchHandler()
        app.delegate.backgroundFetchDelegate = [keeper, FetchHandler { _ in }]
        if isIntercepted { app.delegate.intercept(.performFetch) { $0.next().map { $0 } } }
        app.delegate.onFault = { _ in keeper.letGo() }
        let completion = app.fetch()
        await nextTurn()
        #expect(completion.answers == [.noData])
    }

    @Test func aCompletionThatIsDroppedLaterIsNeutralOnTheNextTurn() async {
        let handler = OtherFetchHandler()
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData), handler]
        let completion = app.fetch()
        #expect(completion.answers.isEmpty)
        handler.letGo()
        #expect(completion.answers.isEmpty)
        await nextTurn()
        #expect(completion.answers == [.newData])
        #expect(app.faults.map(\.reason) == [.dropped])
        #expect(app.faults.map(\.handler) == ["OtherFetchHandler"])
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func aCompletionThatIsDroppedAfterItsCallIsNoFault() {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        handler.answer(.newData)
        handler.letGo()
        #expect(completion.answers == [.newData])
        #expect(app.faults.isEmpty)
    }

    @Test func aCompletionThatIsDroppedOnAnotherThreadIsNeutralToo() async throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        let isLast = DispatchSemaphore(value: 0)
        giveToThread(try handler.completion(), that: isLast)
        handler.letGo()
        #expect(completion.answers.isEmpty)
        isLast.signal()
        #expect(await completion.first() == .noData)
        #expect(app.faults.map(\.reason) == [.dropped])
    }

    @Test(arguments: [true, false])
    func aHandlerThatIsFreedWithItsCompletionIsNeutralAtOnce(isWeak: Bool) async {
        var handler: FetchHandler? = FetchHandler()
        app.delegate.backgroundFetchDelegate = Handlers {
            if let handler {
                if isWeak { Weak(handler) } else { handler }
            }
            FetchHandler(answering: .newData)
        }
        let completion = app.fetch()
        #expect(completion.answers.isEmpty)
        if !isWeak { app.delegate.backgroundFetchDelegate = [] }
        handler = nil
        await nextTurn()
        #expect(completion.answers == [.newData])
        #expect(app.faults.map(\.reason) == [.dropped])
    }

    @Test func theCompletionOfAHandlerThatIsFreedStillCountsWhileSomebodyHoldsIt() async throws {
        weak var freed: FetchHandler?
        let completion: SystemCompletion<UIBackgroundFetchResult>
        let held: FetchHandler.Completion
        do {
            let handler = FetchHandler()
            freed = handler
            app.delegate.backgroundFetchDelegate = [handler]
            completion = app.fetch()
            held = try handler.completion()
            app.delegate.backgroundFetchDelegate = []
        }
        #expect(freed == nil)
        await nextTurn()
        #expect(completion.answers.isEmpty)
        held(.newData)
        #expect(completion.answers == [.newData])
        #expect(app.faults.isEmpty)
    }

    @Test func theSystemsCompletionMayReadThePropertyInWhoseSetterACompletionWasDropped() async {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        var completionsLeft: [Int] = []
        app.delegate.deliver(.performFetch)
            .whenAnswered { _ in completionsLeft.append(handler.completions.count) }
        handler.completions = []
        await nextTurn()
        #expect(completionsLeft == [0])
    }

    @Test func everyCopyOfACompletionHasToGoBeforeItIsDropped() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        let copy = try handler.completion()
        handler.letGo()
        #expect(completion.answers.isEmpty)
        copy(.newData)
        #expect(completion.answers == [.newData])
        #expect(app.faults.isEmpty)
    }

    /// Has a thread hold a completion until nobody else does.
    private func giveToThread(_ completion: @escaping FetchHandler.Completion, that isLast: DispatchSemaphore) {
        Thread.detachNewThread {
            isLast.wait()
            withExtendedLifetime(completion) {}
        }
    }
}
