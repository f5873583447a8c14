import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Closures over an event that is kept as long as its slot is empty.
@MainActor
struct InterceptedKeptEventTests {
    private let app = IsolatedApp()
    private let handler = URLProbe()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    @Test func aURLThatAClosurePassesOnToAnEmptySlotIsKept() async {
        delegate.intercept(.openURL) { [journal] call in
            journal.note("closure")
            return call.next()
        }
        app.open()
        await fill()
        #expect(handler.urls == [.page])
        #expect(journal.lines == ["closure", "closure"])
    }

    @Test func aURLThatAClosureTakesIsNotKept() async {
        delegate.intercept(.openURL) { _ in true }
        app.open()
        await fill()
        #expect(handler.urls == [])
    }

    @Test func aURLThatAClosureTakesSinceNobodyBelowDoesIsNotKept() async {
        delegate.intercept(.openURL) { call in call.next() || true }
        app.open()
        await fill()
        #expect(handler.urls == [])
    }

    @Test func aURLThatAClosureStopsIsNotKept() async {
        let interception = delegate.intercept(.openURL) { _ in false }
        app.open()
        interception.cancel()
        await fill()
        #expect(handler.urls == [])
    }

    @Test func aShortcutThatAClosureStopsIsNotKept() async {
        let interception = delegate.intercept(.performShortcutAction) { _ in Reply(false) }
        performShortcut()
        interception.cancel()
        #expect(await shortcutsOfALateHandler() == 0)
    }

    @Test func aURLWhoseClosureFillsTheSlotIsDeliveredOnTheNextTurn() async {
        delegate.intercept(.openURL) { [handler] call in
            call.interception.cancel()
            call.delegate.urlDelegate = [handler]
            return call.next()
        }
        app.open()
        #expect(handler.urls == [])
        await nextTurn()
        #expect(handler.urls == [.page])
    }

    @Test(arguments: [true, false])
    func aShortcutIsKeptIfTheReplyDoesNotTakeIt(isTaken: Bool) async {
        delegate.intercept(.performShortcutAction) { call in
            let reply = PendingReply<Bool>()
            call.next().whenAnswered { _ in reply.resolve(with: isTaken) }
            return reply
        }
        performShortcut()
        #expect(await shortcutsOfALateHandler() == (isTaken ? 0 : 1))
    }

    @Test(arguments: [(52.0, 1), (53.0, 0)])
    func theLifetimeOfAShortcutCountsFromItsArrivalThoughItsClosureAnswersLater(seconds: Double, expected: Int) async {
        let reply = PendingReply<Bool>()
        delegate.intercept(.performShortcutAction) { call in
            call.next()
            return reply
        }
        performShortcut()
        app.clock.advance(by: 7)
        reply.resolve(with: false)
        app.clock.advance(by: seconds)
        #expect(await shortcutsOfALateHandler() == expected)
    }

    @Test func whatIsKeptAsksForNothingOnceItsTimeIsUp() {
        app.open()
        #expect(app.clock.scheduledCount == 1)
        app.clock.advance(by: 60)
        #expect(app.clock.scheduledCount == 0)
    }

    private func performShortcut() {
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        delegate.application(app.application, performActionFor: item) { _ in }
    }

    private func shortcutsOfALateHandler() async -> Int {
        let late = ShortcutHandler("late", answering: true, in: journal)
        delegate.shortcutItemDelegate = [late]
        await nextTurn()
        return late.items.count
    }

    private func fill() async {
        delegate.urlDelegate = [handler]
        await nextTurn()
    }
}
