import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Handlers that implement the asynchronous form of an awaited method, or none.
@MainActor
@Suite(.net) struct AsyncHandlerTests {
    private let app = IsolatedApp()

    @Test func theAsynchronousFormIsCalledLikeTheOneWithACompletion() async {
        app.delegate.backgroundFetchDelegate = [
            AsyncFetchHandler.resumed { .newData }, FetchHandler(answering: .failed),
        ]
        let completion = app.fetch()
        #expect(completion.answers.isEmpty)
        #expect(await completion.first() == .newData)
        #expect(app.faults.isEmpty)
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func aHandlerWithoutEitherFormIsNeutralInsideTheCall() {
        app.delegate.backgroundFetchDelegate = [NoFetchHandler(), FetchHandler(answering: .failed)]
        #expect(app.fetch().answers == [.failed])
        #expect(app.faults.isEmpty)
        #expect(app.clock.scheduledCount == 0)
    }

    @Test(arguments: [true, false])
    func handlersBeginInSlotOrderInsideTheCall(isAsynchronousFirst: Bool) {
        let journal = Journal()
        let asynchronous = AsyncFetchHandler {
            journal.note("asynchronous")
            return .noData
        }
        let other = FetchHandler {
            journal.note("other")
            $0(.noData)
        }
        app.delegate.backgroundFetchDelegate = isAsynchronousFirst ? [asynchronous, other] : [other, asynchronous]
        let completion = app.fetch()
        #expect(journal.lines == (isAsynchronousFirst ? ["asynchronous", "other"] : ["other", "asynchronous"]))
        #expect(completion.answers == [.noData])
    }

    @Test func aTaskOfAHandlerThatIsCalledFromAnotherHandlersCallIsNotCancelledAtItsDeadline() async {
        let end = SystemCompletion<Bool>()
        let opening = Handling(.openURL) { _ in
            _ = Reply<Void>.async {
                await untilCancelled()
                end.receive(true)
            }
            return true
        }
        let slow = FetchHandler()
        let fetching = FetchHandler { [unowned app] in
            app.open()
            slow.application(app.application, performFetchWithCompletionHandler: $0)
        }
        app.delegate.urlDelegate = [opening]
        app.delegate.backgroundFetchDelegate = [fetching]
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.noData])
        for _ in 0..<5 { await nextTurn() }
        #expect(end.answers.isEmpty)
        withExtendedLifetime(slow) {}
    }

    @Test func theTaskIsCancelledAtTheDeadlineAndItsAnswerNotPassedOn() async {
        let handler = AsyncFetchHandler.waiting()
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.noData])
        #expect(await handler.end.first() == true)
        await nextTurn()
        #expect(completion.answers == [.noData])
        #expect(app.faults.first?.reason == .silent(deadline: 29))
        #expect(app.faults.first?.handler == "AsyncFetchHandler")
    }

    @Test func theTasksOfAllSilentHandlersAreCancelledAndNoOther() async {
        let silent = (0..<3).map { _ in AsyncFetchHandler.waiting() }
        let prompt = AsyncFetchHandler { .failed }
        app.delegate.backgroundFetchDelegate = [silent[0], prompt, silent[1], silent[2]]
        let completion = app.fetch()
        #expect(await prompt.end.first() == false)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 29)
        for handler in silent {
            #expect(await handler.end.first() == true)
        }
        #expect(completion.answers == [.failed])
        #expect(app.faults.prefix(3).map(\.reason) == silent.map { _ in .silent(deadline: 29) })
    }

    @Test func aTaskThatOnFaultStartsAfterAHandlerHasReturnedIsNotCancelledAtItsDeadline() async {
        let task = AsyncFetchHandler.waiting()
        var kept: [FetchHandler.Completion] = []
        let slow = FetchHandler { [unowned app] in
            kept.append($0)
            app.clock.advance(by: 2)
        }
        app.delegate.handlerBudget = 1
        app.delegate.onFault = { [unowned app] fault in
            guard fault.reason == .overBudget(seconds: 2, budget: 1) else { return }
            task.application(app.application) { _ in }
        }
        app.delegate.backgroundFetchDelegate = [slow]
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.noData])
        await nextTurn()
        #expect(task.end.answers.isEmpty)
        _ = kept
    }

    @Test func aTaskThatOnFaultStartsAfterAnActivityHandlerHasReturnedIsNotCancelledAtItsDeadline() async {
        let task = AsyncFetchHandler.waiting()
        app.delegate.handlerBudget = 1
        app.delegate.onFault = { [unowned app] fault in
            guard fault.reason == .overBudget(seconds: 2, budget: 1) else { return }
            task.application(app.application) { _ in }
        }
        let slow = SlowRestorer(app.clock)
        app.delegate.activityContinuationDelegate = [slow]
        let activity = NSUserActivity(activityType: "parcel")
        #expect(app.delegate.application(app.application, continue: activity, restorationHandler: { _ in }))
        app.clock.advance(by: 3)
        await nextTurn()
        #expect(task.end.answers.isEmpty)
        #expect(slow.completions.count == 1)
    }

    @Test func theTasksOfOverlappingEventsAreCancelledEachAtItsOwnDeadline() async {
        let handler = AsyncFetchHandler.waiting()
        app.delegate.backgroundFetchDelegate = [handler]
        let early = app.fetch()
        app.clock.advance(by: 24)
        let late = app.fetch()
        app.clock.advance(by: 5)
        #expect(await handler.end.first() == true)
        #expect(early.answers == [.noData])
        #expect(late.answers.isEmpty)
        #expect(handler.end.answers.count == 1)
        app.clock.advance(by: 24)
        #expect(await handler.end.first() == true)
        #expect(late.answers == [.noData])
    }

    @Test func aHandlerThatCausesAnEventAndPassesItsOwnOnKeepsItsTaskAndDeadline() async {
        let outer = AsyncFetchHandler.waiting()
        let inner = AsyncFetchHandler.waiting()
        var calls = 0
        let nesting = FetchHandler { [unowned app] completion in
            calls += 1
            let isOuter = calls == 1
            if isOuter {
                app.delegate.deadlines[.performFetch] = 5
                _ = app.fetch()
                app.delegate.deadlines = [:]
            }
            (isOuter ? outer : inner).application(app.application, performFetchWithCompletionHandler: completion)
        }
        app.delegate.backgroundFetchDelegate = [nesting]
        _ = app.fetch()
        app.clock.advance(by: 5)
        #expect(await inner.end.first() == true)
        #expect(outer.end.answers.isEmpty)
        app.clock.advance(by: 24)
        #expect(await outer.end.first() == true)
    }

    @Test func aCancelledTaskMayAnswerForAnotherHandler() async {
        let other = FetchHandler()
        let (start, hasStarted) = AsyncStream.makeStream(of: Void.self)
        let cancelled = AsyncFetchHandler {
            let answer = other.completions.first
            await withTaskCancellationHandler {
                hasStarted.finish()
                await untilCancelled()
            } onCancel: {
                answer?(.failed)
            }
            return .newData
        }
        app.delegate.backgroundFetchDelegate = [other, cancelled]
        let completion = app.fetch()
        for await _ in start {}
        app.clock.advance(by: 29)
        #expect(completion.answers == [.failed])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test func aTaskThatFinishesAsTheDeadlinePassesAnswersOnce() async {
        let handler = AsyncFetchHandler.resumed { .newData }
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(await handler.end.first() == true)
        await nextTurn()
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    @Test func aHandlerThatIgnoresItsCancellationAndAnswersLateIsReported() async {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let handler = AsyncFetchHandler {
            await Task.detached { for await _ in gate {} }.value
            return .newData
        }
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        app.clock.advance(by: 40)
        await nextTurn()
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
        opening.finish()
        #expect(await handler.end.first() == true)
        await nextTurn()
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
        #expect(app.faults.map(\.handler) == ["AsyncFetchHandler", "AsyncFetchHandler"])
    }

    @Test func theTaskOfAnObserverIsCancelledAtTheDeadlineAndItsLateAnswerNotReported() async {
        let observer = AsyncFetchHandler.waiting()
        app.delegate.backgroundFetchDelegate = Handlers {
            Observing(observer)
            FetchHandler()
        }
        _ = app.fetch()
        app.clock.advance(by: 29)
        #expect(await observer.end.first() == true)
        await nextTurn()
        #expect(app.faults.map(\.handler) == ["FetchHandler"])
    }

    @Test func theTaskOfAnObserverIsCancelledAtTheDeadlineThoughTheHandlersHaveAnswered() async {
        let observer = AsyncFetchHandler.waiting()
        app.delegate.backgroundFetchDelegate = Handlers {
            Observing(observer)
            FetchHandler(answering: .newData)
        }
        let completion = app.fetch()
        #expect(completion.answers == [.newData])
        app.clock.advance(by: 28)
        await nextTurn()
        #expect(observer.end.answers.isEmpty)
        app.clock.advance(by: 1)
        for _ in 0..<5 { await nextTurn() }
        #expect(observer.end.answers == [true])
        #expect(completion.answers == [.newData])
        #expect(app.faults.isEmpty)
        #expect(app.clock.scheduledCount == 0)
    }
}

/// A handler with the asynchronous form.
@MainActor
private final class AsyncFetchHandler: BackgroundFetchDelegate {
    /// Whether the task had been cancelled, as each call ends.
    let end = SystemCompletion<Bool>()
    private let fetch: () async -> UIBackgroundFetchResult

    init(_ fetch: @escaping () async -> UIBackgroundFetchResult) {
        self.fetch = fetch
    }

    /// Creates a handler that fetches until it is cancelled.
    static func waiting() -> AsyncFetchHandler {
        AsyncFetchHandler {
            await untilCancelled()
            return .newData
        }
    }

    /// Creates a handler that goes on with what it does on a later turn.
    static func resumed(_ fetch: @escaping () async -> UIBackgroundFetchResult) -> AsyncFetchHandler {
        AsyncFetchHandler {
            await nextTurn()
            return await fetch()
        }
    }

    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult {
        let result = await fetch()
        end.receive(Task.isCancelled)
        return result
    }
}

/// A handler without any method of its role.
private final class NoFetchHandler: BackgroundFetchDelegate {}

/// A handler that takes an activity after two seconds, and keeps its completion handler.
private final class SlowRestorer: ActivityContinuationDelegate {
    private(set) var completions: [@Sendable ([any UIUserActivityRestoring]?) -> Void] = []
    private let clock: ManualClock

    init(_ clock: ManualClock) {
        self.clock = clock
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        completions.append(restorationHandler)
        clock.advance(by: 2)
        return true
    }
}
