import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Closures over an activity: the objects that continue it are handed over once.
@MainActor
struct InterceptedActivityTests {
    private let app = IsolatedApp()
    private let completion = SystemCompletion<Int>()

    @Test func theObjectsOfTheHandlersAreHandedOverThroughAClosure() {
        app.delegate.activityContinuationDelegate = [Restoring(2), Restoring(1)]
        app.delegate.activityContinuationDelegate.routing = .everyHandler
        app.delegate.intercept(.continueUserActivity) { $0.next() }
        #expect(continueActivity())
        #expect(completion.answers == [3])
    }

    @Test func aClosureThatOverridesTheHandlersNamesObjectsItself() {
        app.delegate.activityContinuationDelegate = [Restoring(2)]
        app.delegate.intercept(.continueUserActivity) { call in
            call.input.restorationHandler([UIResponder()])
            return true
        }
        #expect(continueActivity())
        #expect(completion.answers == [1])
    }

    @Test func theObjectsOfAClosureAreJoinedWithThoseOfTheHandlers() {
        app.delegate.activityContinuationDelegate = [Restoring(2)]
        app.delegate.intercept(.continueUserActivity) { call in
            call.input.restorationHandler([UIResponder()])
            return call.next()
        }
        #expect(continueActivity())
        #expect(completion.answers == [3])
    }

    @Test func passingTheActivityOnTwiceHandsOverOnce() {
        app.delegate.activityContinuationDelegate = [Restoring(2)]
        app.delegate.intercept(.continueUserActivity) { call in call.next() && call.next() }
        #expect(continueActivity())
        #expect(completion.answers == [4])
    }

    @Test func theObjectsOfAClosureThatNamesThemLaterAreJoinedWithThoseOfTheHandlers() async {
        app.delegate.activityContinuationDelegate = [Restoring(2)]
        var restore: (([any UIUserActivityRestoring]?) -> Void)?
        app.delegate.intercept(.continueUserActivity) { call in
            restore = call.input.restorationHandler
            return call.next()
        }
        #expect(continueActivity())
        restore?([UIResponder()])
        restore?([UIResponder()])
        #expect(completion.answers.isEmpty)
        restore = nil
        await nextTurn()
        #expect(completion.answers == [4])
        #expect(app.faults.isEmpty)
    }

    @Test func aClosureThatKeepsTheRestorationHandlerHoldsUpTheOthersUntilTheDeadline() {
        app.delegate.deadlines[.continueUserActivity] = 5
        app.delegate.activityContinuationDelegate = [Restoring(2)]
        var restore: (([any UIUserActivityRestoring]?) -> Void)?
        app.delegate.intercept(.continueUserActivity) { call in
            restore = call.input.restorationHandler
            return call.next()
        }
        #expect(continueActivity())
        app.clock.advance(by: 4.9)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 0.1)
        #expect(completion.answers == [2])
        restore?([UIResponder()])
        #expect(completion.answers == [2])
        #expect(app.faults.map(\.reason) == [.late])
    }

    @Test func theObjectsAreHandedOverAtTheDeadlineOfASilentHandler() {
        app.delegate.activityContinuationDelegate = [Restoring(2), Restoring(nil)]
        app.delegate.activityContinuationDelegate.routing = .everyHandler
        app.delegate.intercept(.continueUserActivity) { $0.next() }
        #expect(continueActivity())
        app.clock.advance(by: 3)
        #expect(completion.answers == [2])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 3)])
    }

    @Test func theObjectsOfAHandlerThatComesLateAreHandedOver() async {
        app.delegate.intercept(.continueUserActivity) { $0.next() }
        #expect(!continueActivity())
        app.clock.advance(by: 10)
        app.delegate.activityContinuationDelegate = [Restoring(2)]
        await nextTurn()
        #expect(completion.answers == [2])
    }

    @Test func aHandlerThatNamesObjectsAndAnswersFalseIsNotHeard() {
        app.delegate.activityContinuationDelegate = [Restoring(2, isTaken: false), Restoring(1)]
        #expect(continueActivity())
        #expect(completion.answers == [1])
    }

    private func continueActivity() -> Bool {
        app.delegate.application(app.application, continue: NSUserActivity(activityType: "type")) { [completion] in
            completion.receive($0?.count ?? -1)
        }
    }
}

/// A handler that continues activities with some objects, named inside the call; without a number of them it only keeps the handler.
@MainActor
private final class Restoring: ActivityContinuationDelegate {
    private let count: Int?
    private let isTaken: Bool
    private var restorationHandler: (@Sendable ([any UIUserActivityRestoring]?) -> Void)?

    init(_ count: Int?, isTaken: Bool = true) {
        self.count = count
        self.isTaken = isTaken
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if let count {
            restorationHandler((0..<count).map { _ in UIResponder() })
        } else {
            self.restorationHandler = restorationHandler
        }
        return isTaken
    }
}
