import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// The deadline of handlers below a closure that passes its event on later.
@MainActor
struct DeferredDeadlineTests {
    private let app = IsolatedApp()
    private let handler = FetchHandler()
    private var delegate: AppDelegate { app.delegate }

    init() {
        app.delegate.backgroundFetchDelegate = [handler]
    }

    @Test(arguments: [5.0, 25, 100, .infinity])
    func anEventKeepsTheDeadlineItBeganWith(changed: Double) {
        let later = intercept()
        let completion = app.fetch()
        delegate.deadlines[.performFetch] = changed
        app.clock.advance(by: 20)
        later.next()
        app.clock.advance(by: 8.9)
        #expect(app.faults.isEmpty)
        #expect(completion.answers == [])
        app.clock.advance(by: 0.6)
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.handler) == ["FetchHandler", "closure"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .silent(deadline: 29)])
    }

    @Test func aHandlerThatAnswersBeforeTheDeadlineItsEventBeganWithIsInTime() {
        let later = intercept()
        let completion = app.fetch()
        delegate.deadlines[.performFetch] = 5
        app.clock.advance(by: 20)
        later.next().whenAnswered { later.reply.resolve(with: $0) }
        app.clock.advance(by: 1)
        handler.answer(.newData)
        #expect(completion.answers == [.newData])
        #expect(app.faults.isEmpty)
    }

    @Test func aQuickActionsHandlersKeepTheDeadlineItBeganWith() {
        let journal = Journal()
        let first = ShortcutHandler("first", in: journal)
        delegate.shortcutItemDelegate = [first, ShortcutHandler("second", answering: true, in: journal)]
        let later = Later<UIApplicationShortcutItem, Bool>()
        delegate.intercept(.performShortcutAction, key: "closure") { later.keep($0) }
        var answers: [Bool] = []
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        delegate.application(app.application, performActionFor: item) { answers.append($0) }
        delegate.deadlines[.performShortcutAction] = 1
        app.clock.advance(by: 5)
        later.next().whenAnswered { later.reply.resolve(with: $0) }
        app.clock.advance(by: 0.5)
        first.answer(false)
        #expect(journal.lines == ["first", "second"])
        #expect(answers == [true])
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatIsCalledAfterTheAnswerIsNotBlamedForNoTime() {
        let later = intercept()
        let completion = app.fetch()
        later.reply.resolve(with: .failed)
        #expect(completion.answers == [.failed])
        app.clock.advance(by: 40)
        later.next()
        #expect(handler.completions.count == 1)
        app.clock.advance(by: 1)
        #expect(app.faults.isEmpty)
        handler.answer(.newData)
        #expect(app.faults.isEmpty)
        #expect(completion.answers == [.failed])
    }

    @Test func aHandlerThatIsCalledAfterTheDeadlineIsNotBlamedForNoTime() {
        let later = intercept()
        _ = app.fetch()
        app.clock.advance(by: 40)
        #expect(app.faults.map(\.handler) == ["closure"])
        later.next()
        app.clock.advance(by: 1)
        handler.answer(.newData)
        #expect(app.faults.map(\.handler) == ["closure"])
    }

    /// Adds a closure that passes on later what it receives.
    private func intercept() -> Later<Void, UIBackgroundFetchResult> {
        let later = Later<Void, UIBackgroundFetchResult>()
        delegate.intercept(.performFetch, key: "closure") { later.keep($0) }
        return later
    }
}

/// A call of a closure that is passed on later, and the closure's reply.
@MainActor
private final class Later<Input, Answer> {
    let reply = PendingReply<Answer>()
    private var call: InterceptedCall<Input, Reply<Answer>>?

    func keep(_ call: InterceptedCall<Input, Reply<Answer>>) -> Reply<Answer> {
        self.call = call
        return reply
    }

    @discardableResult
    func next() -> Reply<Answer> { call?.next() ?? PendingReply() }
}
