#if Intents
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A call that a closure stores passes its event on later; the answer that the event has got is not kept with it.
@MainActor
struct AnswerLifetimeTests {
    private let app = IsolatedApp()

    @Test func anAnswerThatKeepsItsCallIsFreed() {
        weak var answer: Keeper?
        app.delegate.intercept(.handlerForIntent) { call in Keeper(of: call) }
        answer = app.delegate.deliver(.handlerForIntent, INIntent()) as? Keeper
        #expect(answer == nil)
    }

    @Test func aStoredCallDoesNotKeepTheAnswer() {
        weak var answer: Keeper?
        var calls: [InterceptedCall<INIntent, Any?>] = []
        app.delegate.intercept(.handlerForIntent) { call in
            calls.append(call)
            return Keeper(of: ())
        }
        answer = app.delegate.deliver(.handlerForIntent, INIntent()) as? Keeper
        #expect(calls.count == 1)
        #expect(answer == nil)
    }

    @Test func aStoredCallDoesNotKeepTheAnswerOfAHandler() {
        weak var answer: Keeper?
        var calls: [InterceptedCall<INIntent, Any?>] = []
        app.delegate.intentDelegate = [KeepingHandler()]
        app.delegate.intercept(.handlerForIntent) { call in
            calls.append(call)
            return call.next()
        }
        answer = app.delegate.deliver(.handlerForIntent, INIntent()) as? Keeper
        #expect(calls.count == 1)
        #expect(answer == nil)
    }

    @Test func anAwaitedAnswerThatKeepsItsCallIsFreed() {
        weak var answer: Keeper?
        app.delegate.intercept(.handleWatchKitRequest) { call in
            let keeper = Keeper(of: call)
            answer = keeper
            return Reply(["keeper": keeper])
        }
        app.delegate.deliver(.handleWatchKitRequest, nil)
        #expect(answer == nil)
    }
}

/// Retains what it was made with.
private final class Keeper {
    let content: Any

    init(of content: Any) { self.content = content }
}

private final class KeepingHandler {}

extension KeepingHandler: IntentDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { Keeper(of: intent) }
}
#endif
