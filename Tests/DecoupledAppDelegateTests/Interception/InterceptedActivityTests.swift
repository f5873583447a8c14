import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Closures over an activity: the objects that continue it are handed over once.
@MainActor
@Suite struct InterceptedActivityTests {
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

/// A handler that continues activities with some objects, named inside the call.
@MainActor
private final class Restoring: ActivityContinuationDelegate {
    private let count: Int
    private let isTaken: Bool

    init(_ count: Int, isTaken: Bool = true) {
        self.count = count
        self.isTaken = isTaken
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler((0..<count).map { _ in UIResponder() })
        return isTaken
    }
}
