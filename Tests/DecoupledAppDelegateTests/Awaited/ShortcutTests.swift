import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// The one awaited event whose handlers are asked one after the other.
@MainActor
@Suite(.net) struct ShortcutTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func theNextHandlerIsAskedOnlyIfTheOneBeforeSaidFalse() {
        let handlers = [handler("first"), handler("second"), handler("third")]
        fill(handlers)
        let completion = perform()
        #expect(journal.take() == ["first"])
        handlers[0].answer(false)
        #expect(journal.take() == ["second"])
        handlers[1].answer(true)
        #expect(journal.take() == [])
        #expect(completion.answers == [true])
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func asManyHandlersAsOneLikesMaySayFalseAtOnce() {
        let handlers = (0..<4_000).map { ShortcutHandler("\($0)", answering: false, in: journal) }
        fill(handlers)
        #expect(perform().answers == [false])
        #expect(journal.lines.count == 4_000)
    }

    @Test func theAnswerIsFalseIfEveryHandlerSaysFalse() {
        let handlers = [handler("first"), handler("second")]
        fill(handlers)
        let completion = perform()
        handlers[0].answer(false)
        #expect(completion.answers.isEmpty)
        handlers[1].answer(false)
        #expect(completion.answers == [false])
        #expect(app.faults.isEmpty)
    }

    @Test func anAnswerCountsThoughTheDeadlinePassesLaterInTheSameCall() {
        let first = handler("first")
        app.delegate.shortcutItemDelegate = [first, Hasty { [unowned app] in app.clock.advance(by: 29) }]
        let completion = perform()
        first.answer(false)
        #expect(completion.answers == [true])
        #expect(app.faults.isEmpty)
    }

    @Test func whoAnswersAfterTheDeadlineInTheSameCallIsLateAndTheSystemIsAnswered() {
        let first = handler("first")
        app.delegate.shortcutItemDelegate = [first, Tardy { [unowned app] in app.clock.advance(by: 29) }]
        let completion = perform()
        first.answer(false)
        #expect(completion.answers == [false])
        #expect(app.faults.map(\.reason) == [.late])
    }

    @Test func withoutAHandlerTheAnswerIsFalseAtOnce() {
        #expect(perform().answers == [false])
    }

    @Test func aTaskThatBeginsAsTheDeadlinePassesIsCancelledAtOnce() async {
        let first = handler("first")
        let end = SystemCompletion<Bool>()
        let second = Handling(.performShortcutAction) { [unowned app] _ in
            app.clock.advance(by: 29)
            await untilCancelled()
            end.receive(Task.isCancelled)
            return true
        }
        app.delegate.shortcutItemDelegate = [first, second]
        let completion = perform()
        first.answer(false)
        #expect(completion.answers == [false])
        #expect(await end.first() == true)
    }

    @Test func handlersThatAnswerInsideTheCallAreDoneWithInTheSameTurn() {
        fill([handler("first", answering: false), handler("second", answering: true), handler("third")])
        #expect(perform().answers == [true])
        #expect(journal.lines == ["first", "second"])
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func oneDeadlineCoversThePass() {
        let first = handler("first")
        let second = SecondShortcutHandler("second", in: journal)
        fill([first, second, handler("third")])
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        let completion = perform()
        app.clock.advance(by: 6)
        first.answer(false)
        app.clock.advance(by: 22.9)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 0.1)
        #expect(completion.answers == [false])
        #expect(journal.lines == ["first", "second"])
        #expect(app.faults.map(\.handler) == ["SecondShortcutHandler"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
        #expect(records.map { $0.notAsked.map(\.reason) } == [[.deadlinePassed]])
        second.answer(true)
        #expect(completion.answers == [false])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    @Test func aDeadlineThatPassesWhileAHandlerIsCalledEndsThePass() {
        let first = handler("first")
        let lingering = handler("lingering")
        lingering.whenAsked = { [unowned app] in app.clock.advance(by: 29) }
        fill([first, lingering, handler("third")])
        let completion = perform()
        first.answer(false)
        #expect(completion.answers == [false])
        #expect(journal.lines == ["first", "lingering"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test func aHandlerThatDropsItsCompletionLeavesTheActionToTheNext() async {
        let first = handler("first")
        fill([first, handler("second", answering: true)])
        let completion = perform()
        first.letGo()
        await nextTurn()
        #expect(completion.answers == [true])
        #expect(app.faults.map(\.reason) == [.dropped])
    }

    @Test func anAnswerFromAnotherThreadHasTheNextAskedOnTheMainThread() async throws {
        let first = handler("first")
        fill([first, handler("second", answering: true)])
        let completion = perform()
        let answer = try first.completion()
        Thread.detachNewThread { answer(false) }
        #expect(await completion.first() == true)
        #expect(journal.lines == ["first", "second"])
    }

    @Test func observersAreToldBeforeAndAfterTheClaimAndNotWaitedFor() {
        let claimer = handler("claimer")
        app.delegate.shortcutItemDelegate = Handlers {
            Observing(handler("before"))
            claimer
            handler("unasked", answering: true)
            Observing(handler("after", answering: true))
        }
        let completion = perform()
        #expect(journal.take() == ["before", "claimer"])
        claimer.answer(true)
        #expect(journal.lines == ["after"])
        #expect(completion.answers == [true])
    }

    @Test func theAnswerOfAnObserverIsNeverUsed() {
        app.delegate.shortcutItemDelegate = Handlers {
            Observing(handler("before", answering: true))
            handler("handler", answering: false)
            Observing(handler("after", answering: true))
        }
        #expect(perform().answers == [false])
        #expect(journal.lines == ["before", "handler", "after"])
    }

    @Test func observersAreToldThoughTheDeadlineHasPassed() {
        app.delegate.shortcutItemDelegate = Handlers {
            handler("silent")
            Observing(handler("observer"))
        }
        let completion = perform()
        app.clock.advance(by: 29)
        #expect(journal.lines == ["silent", "observer"])
        #expect(completion.answers == [false])
    }

    @Test func everyHandlerIsAskedInTurnWhereTheRoutingSaysSo() {
        let claimer = handler("claimer")
        app.delegate.shortcutItemDelegate = Handlers(routing: .everyHandler) {
            claimer
            handler("second", answering: false)
        }
        let completion = perform()
        #expect(journal.lines == ["claimer"])
        claimer.answer(true)
        #expect(journal.lines == ["claimer", "second"])
        #expect(completion.answers == [true])
    }

    @Test func aHandlerThatIsRemovedBeforeItsTurnIsSpared() {
        let handlers = [handler("first"), handler("removed"), handler("third", answering: true)]
        fill(handlers)
        let completion = perform()
        app.delegate.shortcutItemDelegate.remove(handlers[1])
        handlers[0].answer(false)
        #expect(journal.lines == ["first", "third"])
        #expect(completion.answers == [true])
    }

    @Test func aHandlerThatIsFreedBeforeItsTurnIsSkipped() {
        let first = handler("first")
        var weak: ShortcutHandler? = handler("weak")
        app.delegate.shortcutItemDelegate = Handlers {
            first
            if let weak { Weak(weak) }
            handler("third", answering: true)
        }
        let completion = perform()
        weak = nil
        first.answer(false)
        #expect(journal.lines == ["first", "third"])
        #expect(completion.answers == [true])
    }

    @Test func anotherShortcutMeanwhileHasAPassOfItsOwn() throws {
        let handlers = [handler("first"), handler("second")]
        fill(handlers)
        let early = perform()
        let late = perform()
        #expect(journal.take() == ["first", "first"])
        try handlers[0].completion(1)(true)
        #expect(late.answers == [true])
        #expect(early.answers.isEmpty)
        try handlers[0].completion()(false)
        #expect(journal.lines == ["second"])
        try handlers[1].completion()(true)
        #expect(early.answers == [true])
    }

    @Test func aShortcutThatLaunchesTheAppIsDeliveredOnce() {
        let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "New message")
        let handler = handler("handler", answering: true)
        fill([handler])
        app.application.system.launchReason = .shortcutItem(item)
        app.launch()
        app.application.system.enterBackground()
        app.application.system.enterForeground()
        #expect(handler.items == [item])
    }

    private func handler(_ name: String, answering answer: Bool? = nil) -> ShortcutHandler {
        ShortcutHandler(name, answering: answer, in: journal)
    }

    private func fill(_ handlers: [ShortcutHandler]) {
        app.delegate.shortcutItemDelegate = Handlers { for handler in handlers { handler } }
    }

    private func perform() -> SystemCompletion<Bool> {
        let completion = SystemCompletion<Bool>()
        app.delegate.application(
            app.application,
            performActionFor: UIApplicationShortcutItem(type: "type", localizedTitle: "title"),
            completionHandler: { completion.receive($0) }
        )
        return completion
    }
}

/// A handler that does something after it has answered.
private final class Hasty: ShortcutItemDelegate {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completionHandler(true)
        action()
    }
}

/// Does something, and answers only then.
private final class Tardy: ShortcutItemDelegate {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        action()
        completionHandler(true)
    }
}
