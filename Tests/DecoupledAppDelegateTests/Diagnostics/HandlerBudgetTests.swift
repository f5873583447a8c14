import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net) struct HandlerBudgetTests {
    private let app = IsolatedApp()

    @Test func aHandlerThatExceedsTheBudgetIsReportedByName() {
        app.delegate.handlerBudget = 1
        app.delegate.systemConditionsDelegate = [Lingerer(0.5, app.clock), LongLingerer(1.5, app.clock)]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(app.faults.map(\.handler) == ["LongLingerer"])
        #expect(app.faults.map(\.reason) == [.overBudget(seconds: 1.5, budget: 1)])
        #expect(app.faults.map(\.event) == [.didReceiveMemoryWarning])
        #expect(app.faults.map(\.slot) == ["systemConditionsDelegate"])
    }

    @Test func aHandlerThatUsesUpTheBudgetIsNotReported() {
        app.delegate.handlerBudget = 1
        app.delegate.systemConditionsDelegate = [Lingerer(1, app.clock)]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(app.faults.isEmpty)
    }

    @Test func withoutABudgetNobodyIsReported() {
        app.delegate.systemConditionsDelegate = [Lingerer(1e9, app.clock)]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        app.delegate.handlerBudget = 1
        app.delegate.handlerBudget = nil
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(app.faults.isEmpty)
    }

    @Test func anObserverIsReportedToo() {
        app.delegate.handlerBudget = 1
        app.delegate.systemConditionsDelegate = Handlers { Observing(LongLingerer(2, app.clock)) }
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(app.faults.map(\.handler) == ["LongLingerer"])
    }

    @Test func anInterceptionIsNotReportedForTheHandlersBelowIt() {
        app.delegate.handlerBudget = 1
        app.delegate.systemConditionsDelegate = [LongLingerer(2, app.clock)]
        app.delegate.intercept(.didReceiveMemoryWarning) { $0.next() }
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(app.faults.map(\.handler) == ["LongLingerer"])
    }

    @Test func theTimeAnAwaitedAnswerTakesIsNotTimeOnTheMainThread() {
        app.delegate.handlerBudget = 1
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        _ = app.fetch()
        app.clock.advance(by: 20)
        handler.answer(.newData)
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerOfAnActivityIsReportedOnce() {
        app.delegate.handlerBudget = 1
        app.delegate.activityContinuationDelegate = [LongLingerer(2, app.clock)]
        _ = app.delegate.application(
            app.application,
            continue: NSUserActivity(activityType: "type"),
            restorationHandler: { _ in }
        )
        #expect(app.faults.map(\.reason) == [.overBudget(seconds: 2, budget: 1)])
    }

    @Test func aHandlerMaySetTheBudgetForThoseAfterIt() {
        app.clock.advance(by: 1_000)
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { [unowned app] completion in
                app.delegate.handlerBudget = 1
                completion(.newData)
            },
            FetchHandler(answering: .noData),
        ]
        _ = app.fetch()
        #expect(app.faults.isEmpty)
        app.delegate.systemConditionsDelegate = [LongLingerer(2, app.clock)]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(app.faults.map(\.handler) == ["LongLingerer"])
    }
}

/// A handler that keeps the main thread, on a clock that stands still otherwise.
@MainActor
private class Lingerer: SystemConditionsDelegate, ActivityContinuationDelegate {
    private let seconds: Double
    private let clock: ManualClock

    init(_ seconds: Double, _ clock: ManualClock) {
        self.seconds = seconds
        self.clock = clock
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        clock.advance(by: seconds)
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        clock.advance(by: seconds)
        return true
    }
}

private final class LongLingerer: Lingerer {}
