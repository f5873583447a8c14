import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A handler that was in its slot when an event came, and was never called for it, has not heard it.
@MainActor
struct UncalledHandlerTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    init() {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
    }

    @Test func oneBehindAHandlerThatWasSilentUntilTheDeadlineIsOfferedTheEventWhenItComesBack() async {
        let (first, second) = (ShortcutHandler("first", in: journal), quickActionHandler("second"))
        delegate.shortcutItemDelegate = [first, second]
        performQuickAction()
        app.clock.advance(by: 30)
        await comeBack(second, in: \.shortcutItemDelegate)
        #expect(journal.lines == ["first", "second"])
        app.clock.advance(by: 60)
        #expect(app.faults.filter { $0.reason == .expired }.isEmpty)
    }

    @Test func aURLThatAClosureDeclinedAfterAnotherHandlerTookItIsOfferedToTheNext() async {
        let interception = delegate.intercept(.openURL) { call in
            call.next()
            return false
        }
        let second = Probe("second", claims: true, in: journal)
        delegate.urlDelegate = [Probe("first", claims: true, in: journal), second]
        #expect(!app.open())
        interception.cancel()
        await comeBack(second, in: \.urlDelegate)
        #expect(journal.lines == ["first", "second"])
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
    }

    @Test func aURLThatAClosureDeclinedByItselfIsOfferedToAHandlerThatComesBack() async {
        let interception = delegate.intercept(.openURL) { call in
            call.next()
            return false
        }
        let (observer, second) = (Probe("observer", in: journal), Probe("second", claims: true, in: journal))
        delegate.urlDelegate = Handlers {
            Observing(observer)
            Probe("first", claims: true, in: journal)
            second
        }
        #expect(!app.open())
        interception.cancel()
        await comeBack(second, in: \.urlDelegate)
        #expect(journal.lines == ["observer", "first", "second"])
    }

    @Test func anActivityThatAClosureDeclinedAfterAnotherHandlerTookItIsOfferedToTheNext() async {
        let interception = delegate.intercept(.continueUserActivity) { call in
            call.next()
            return false
        }
        let second = activityHandler("second")
        delegate.activityContinuationDelegate = [activityHandler("first"), second]
        let activity = NSUserActivity(activityType: "type")
        _ = delegate.application(app.application, continue: activity) { _ in }
        interception.cancel()
        await comeBack(second, in: \.activityContinuationDelegate)
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aQuickActionThatAClosureDeclinedAfterAnotherHandlerTookItIsOfferedToTheNext() async {
        let interception = delegate.intercept(.performShortcutAction) { call in
            call.next()
            return Reply(false)
        }
        let second = quickActionHandler("second")
        delegate.shortcutItemDelegate = [quickActionHandler("first"), second]
        performQuickAction()
        await nextTurn()
        interception.cancel()
        await comeBack(second, in: \.shortcutItemDelegate)
        #expect(journal.lines == ["first", "second"])
    }

    @Test func oneBehindAHandlerThatTookAKeptEventWhichAClosureThenDeclinedIsOfferedIt() async {
        app.open()
        let interception = delegate.intercept(.openURL) { call in
            call.next()
            return false
        }
        let second = Probe("second", claims: true, in: journal)
        delegate.urlDelegate = [Probe("first", claims: true, in: journal), second]
        await nextTurn()
        interception.cancel()
        await comeBack(second, in: \.urlDelegate)
        #expect(journal.lines == ["first", "second"])
    }

    @Test func oneThatWasCalledAndDeclinedIsNotOfferedTheEventAgain() async {
        let handler = Probe("handler", in: journal)
        delegate.urlDelegate = [handler]
        app.open()
        await comeBack(handler, in: \.urlDelegate)
        #expect(journal.lines == ["handler"])
    }

    /// Takes a handler out of its slot, and puts it back on a later turn.
    private func comeBack<Role>(_ handler: Role, in slot: ReferenceWritableKeyPath<AppDelegate, Handlers<Role>>) async {
        delegate[keyPath: slot].remove(handler)
        await nextTurn()
        delegate[keyPath: slot].append(handler)
        for _ in 0..<3 { await nextTurn() }
    }

    private func quickActionHandler(_ name: String) -> ShortcutHandler {
        ShortcutHandler(name, answering: true, in: journal)
    }

    private func activityHandler(_ name: String) -> Handling {
        Handling(.continueUserActivity) { [journal] _ in
            journal.note(name)
            return true
        }
    }

    private func performQuickAction() {
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        delegate.application(app.application, performActionFor: item) { _ in }
    }
}
