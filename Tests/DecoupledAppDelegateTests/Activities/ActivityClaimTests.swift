import DecoupledAppDelegate
import Testing

@MainActor
struct ActivityClaimTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test(arguments: ActivityQuestion.allCases)
    func handlersAreAskedInOrderUntilOneTakesTheActivity(question: ActivityQuestion) {
        fill(handler("first"), handler("second", takes: true), handler("third", takes: true))
        #expect(question.ask(app))
        #expect(journal.lines == ["first", "second"])
    }

    @Test(arguments: ActivityQuestion.allCases)
    func everyHandlerIsAskedWhereTheRoutingSaysSo(question: ActivityQuestion) {
        fill(handler("first"), handler("second", takes: true), handler("third"))
        app.delegate.activityContinuationDelegate.routing = .everyHandler
        #expect(question.ask(app))
        #expect(journal.lines == ["first", "second", "third"])
    }

    @Test(arguments: ActivityQuestion.allCases)
    func anActivityThatNobodyTakesIsAnsweredFalse(question: ActivityQuestion) {
        #expect(!question.ask(app))
        app.delegate.activityContinuationDelegate = [handler("first"), UnopinionatedHandler(), handler("second")]
        #expect(!question.ask(app))
        #expect(journal.lines == ["first", "second"])
    }

    @Test(arguments: ActivityQuestion.allCases)
    func observersAreToldInAnyCaseAndTheirAnswerIsNotUsed(question: ActivityQuestion) {
        let undecided = handler("undecided")
        app.delegate.activityContinuationDelegate = Handlers {
            Observing(handler("before", takes: true))
            undecided
            Observing(handler("after", takes: true))
        }
        #expect(!question.ask(app))
        #expect(journal.take() == ["before", "undecided", "after"])
        app.delegate.activityContinuationDelegate.insert(handler("taker", takes: true), before: undecided)
        #expect(question.ask(app))
        #expect(journal.lines == ["before", "taker", "after"])
    }

    @Test func failuresAndUpdatesReachEveryHandlerThoughOneTakesEachActivity() {
        fill(handler("first", takes: true), handler("second", takes: true))
        app.delegate.application(
            app.application,
            didFailToContinueUserActivityWithType: "type",
            error: CancellationError()
        )
        #expect(journal.take() == ["first failed", "second failed"])
        app.delegate.application(app.application, didUpdate: NSUserActivity(activityType: "type"))
        #expect(journal.lines == ["first updated", "second updated"])
    }

    @Test func anUpdateInASceneReachesEveryHandlerOnce() {
        let app = IsolatedApp(scenes: SceneManifest())
        app.delegate.activityContinuationDelegate = [handler("first"), handler("second")]
        app.launch()
        app.application.system.updateUserActivity(NSUserActivity(activityType: "type"))
        #expect(journal.lines == ["first updated", "second updated"])
    }

    private func handler(_ name: String, takes: Bool = false) -> ActivityHandler {
        ActivityHandler(name, takes: takes, in: journal)
    }

    private func fill(_ handlers: ActivityHandler...) {
        app.delegate.activityContinuationDelegate = Handlers { for handler in handlers { handler } }
    }
}

/// The two questions whether an activity is taken.
enum ActivityQuestion: CaseIterable {
    case willContinue, `continue`

    @MainActor
    func ask(_ app: IsolatedApp<AppDelegate>) -> Bool {
        switch self {
        case .willContinue:
            app.delegate.application(app.application, willContinueUserActivityWithType: "type")
        case .continue:
            app.delegate.application(
                app.application,
                continue: NSUserActivity(activityType: "type"),
                restorationHandler: { _ in }
            )
        }
    }
}

private final class UnopinionatedHandler: ActivityContinuationDelegate {}

@MainActor
private final class ActivityHandler: ActivityContinuationDelegate {
    private let name: String
    private let takes: Bool
    private let journal: Journal

    init(_ name: String, takes: Bool, in journal: Journal) {
        self.name = name
        self.takes = takes
        self.journal = journal
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        journal.note(name)
        return takes
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal.note(name)
        return takes
    }

    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        journal.note("\(name) failed")
    }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        journal.note("\(name) updated")
    }
}
