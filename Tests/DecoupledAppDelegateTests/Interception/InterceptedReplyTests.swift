import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What closures do to an awaited event: the system is answered once, whatever they do.
@MainActor
@Suite(.net) struct InterceptedReplyTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    @Test func theReplyOfNextIsReturned() throws {
        let handler = FetchHandler()
        delegate.backgroundFetchDelegate = [handler]
        delegate.intercept(.performFetch) { $0.next() }
        let completion = app.fetch()
        #expect(completion.answers == [])
        handler.answer(.newData)
        #expect(completion.answers == [.newData])
        #expect(app.faults == [])
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func aClosureAnswersByItself() {
        let handler = FetchHandler()
        delegate.backgroundFetchDelegate = [handler]
        delegate.intercept(.performFetch) { _ in Reply(.failed) }
        #expect(app.fetch().answers == [.failed])
        #expect(handler.completions.isEmpty)
    }

    @Test func aReplyOfItsOwnIsAnsweredLater() {
        let reply = PendingReply<UIBackgroundFetchResult>()
        delegate.intercept(.performFetch) { _ in reply }
        let completion = app.fetch()
        #expect(completion.answers == [])
        reply.resolve(with: .newData)
        reply.resolve(with: .failed)
        #expect(completion.answers == [.newData])
    }

    @Test func whatIsBelowIsAwaitedAndChanged() async {
        let handler = FetchHandler()
        delegate.backgroundFetchDelegate = [handler]
        delegate.intercept(.performFetch) { call in
            let reply = PendingReply<UIBackgroundFetchResult>()
            Task { reply.resolve(with: try await call.next().value == .noData ? .failed : .newData) }
            return reply
        }
        let completion = app.fetch()
        await nextTurn()
        handler.answer(.noData)
        #expect(await completion.first() == .failed)
        #expect(app.faults == [])
    }

    @Test func twoRepliesAreCombined() {
        let handler = FetchHandler()
        delegate.backgroundFetchDelegate = [handler]
        delegate.intercept(.performFetch) { call in
            let reply = PendingReply<UIBackgroundFetchResult>()
            let first = call.next()
            let second = call.next()
            second.whenAnswered { _ in first.whenAnswered { reply.resolve(with: $0) } }
            return reply
        }
        let completion = app.fetch()
        #expect(handler.completions.count == 2)
        handler.answer(.newData)
        #expect(completion.answers == [.newData])
        #expect(app.faults == [])
    }

    @Test func aReplyThatIsDroppedIsNeutralAndReportedUnderTheKey() {
        delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData)]
        delegate.intercept(.performFetch, key: "forgetful") { _ in PendingReply() }
        #expect(app.fetch().answers == [.noData])
        #expect(app.faults.map(\.reason) == [.dropped])
        #expect(app.faults.map(\.handler) == ["forgetful"])
    }

    @Test func theHandlersAreAskedThoughTheirReplyIsNotUsed() {
        let handler = FetchHandler()
        delegate.backgroundFetchDelegate = [handler]
        delegate.intercept(.performFetch) { call in
            call.next()
            return Reply(.noData)
        }
        let completion = app.fetch()
        handler.answer(.newData)
        #expect(completion.answers == [.noData])
        #expect(app.faults == [])
    }

    @Test func atTheDeadlineTheSilentHandlerIsReportedAndTheOthersCount() async {
        delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData), OtherFetchHandler()]
        delegate.intercept(.performFetch) { $0.next() }
        let completion = app.fetch()
        app.clock.advance(by: 29)
        await nextTurn()
        #expect(completion.answers == [.newData])
        #expect(app.faults.map(\.handler) == ["OtherFetchHandler"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test func aTaskThatAwaitsWhatIsBelowStillAnswersAtTheDeadline() async {
        delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData), OtherFetchHandler()]
        delegate.intercept(.performFetch) { call in
            let below = call.next()
            let reply = PendingReply<UIBackgroundFetchResult>()
            Task { reply.resolve(with: try await below.value) }
            return reply
        }
        let completion = app.fetch()
        await nextTurn()
        app.clock.advance(by: 29)
        #expect(await completion.first() == .newData)
        #expect(app.faults.map(\.handler) == ["OtherFetchHandler"])
    }

    @Test func closuresOverOtherEventsTakeNothingOfTheTimeAfterTheDeadline() async {
        delegate.backgroundFetchDelegate = [OtherFetchHandler()]
        let reply = PendingReply<UIBackgroundFetchResult>()
        delegate.intercept(.performFetch, key: "slow") { call in
            call.next()
            return reply
        }
        for key in 0..<48 { delegate.intercept(.didReceiveMemoryWarning, key: "\(key)") { $0.next() } }
        delegate.intercept(.performFetch, key: "top") { $0.next() }
        let completion = app.fetch()
        app.clock.advance(by: 29.2)
        #expect(app.faults.map(\.handler) == ["OtherFetchHandler"])
        reply.resolve(with: .newData)
        #expect(completion.answers == [.newData])
    }

    @Test func whereAllAreSilentTheSystemIsAnsweredHalfASecondBeforeItsLimit() {
        delegate.backgroundFetchDelegate = [OtherFetchHandler()]
        let reply = PendingReply<UIBackgroundFetchResult>()
        for key in ["below", "top"] {
            delegate.intercept(.performFetch, key: key) { call in
                call.next()
                return reply
            }
        }
        let completion = app.fetch()
        app.clock.advance(by: 29.4)
        #expect(completion.answers == [])
        app.clock.advance(by: 0.1)
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.handler) == ["OtherFetchHandler", "below", "top"])
    }

    @Test func aClosureThatIsSilentAtTheDeadlineIsReportedUnderItsKey() {
        let reply = PendingReply<UIBackgroundFetchResult>()
        delegate.intercept(.performFetch, key: "slow") { _ in reply }
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.handler) == ["slow"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
        reply.resolve(with: .newData)
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    @Test(arguments: [true, false])
    func theTaskThatAnswersForAClosureIsCancelledAtTheDeadline(isMapped: Bool) async {
        let end = SystemCompletion<Bool>()
        delegate.intercept(.performFetch, key: "slow") { _ in
            let reply = Reply.async {
                await untilCancelled()
                end.receive(Task.isCancelled)
                return UIBackgroundFetchResult.newData
            }
            return isMapped ? reply.map(\.self) : reply
        }
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(await end.first() == true)
        await nextTurn()
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.handler) == ["slow", "slow"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    @Test func aTaskThatEndsWithItsCancellationIsNotLate() async {
        let end = SystemCompletion<Bool>()
        let never = PendingReply<UIBackgroundFetchResult>()
        delegate.intercept(.performFetch, key: "slow") { _ in
            .async {
                defer { end.receive(Task.isCancelled) }
                return try await never.value
            }
        }
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(await end.first() == true)
        await nextTurn()
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test func aTaskThatThrowsBeforeTheDeadlineIsNeutralAndReported() async {
        delegate.intercept(.performFetch, key: "failing") { _ in .async { throw CancellationError() } }
        #expect(await app.fetch().first() == .noData)
        #expect(app.faults.map(\.handler) == ["failing"])
        #expect(app.faults.map(\.reason) == [.dropped])
    }

    @Test func nextAfterTheSystemHasBeenAnsweredStillAsksTheHandlersAndEndsByItself() throws {
        let handler = FetchHandler()
        delegate.backgroundFetchDelegate = [handler]
        var call: InterceptedCall<Void, Reply<UIBackgroundFetchResult>>?
        delegate.intercept(.performFetch) {
            call = $0
            return Reply(.newData)
        }
        let completion = app.fetch()
        let late = try #require(call).next()
        #expect(handler.completions.count == 1)
        app.clock.advance(by: 29)
        #expect(late.answer == .noData)
        #expect(app.faults.map(\.handler) == ["FetchHandler"])
        #expect(completion.answers == [.newData])
    }

    @Test func aShortcutThatNobodyBelowPerformsIsPerformedByTheClosure() {
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        delegate.shortcutItemDelegate = [
            ShortcutHandler("one", answering: false, in: journal),
            ShortcutHandler("two", answering: false, in: journal),
        ]
        delegate.intercept(.performShortcutAction) { call in
            let reply = PendingReply<Bool>()
            call.next().whenAnswered { reply.resolve(with: !$0) }
            return reply
        }
        let completion = SystemCompletion<Bool>()
        delegate.application(app.application, performActionFor: item) { completion.receive($0) }
        #expect(completion.answers == [true])
        #expect(journal.lines == ["one", "two"])
    }

    @Test(arguments: [true, false])
    func aClosureThatAnswersInPlaceOfHandlersKeepsThePassedOnEventFromNone(passesOnLater: Bool) {
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        let one = ShortcutHandler("one", in: journal)
        delegate.shortcutItemDelegate = [one, ShortcutHandler("two", answering: true, in: journal)]
        var passOn: () -> Void = {}
        delegate.intercept(.performShortcutAction) { call in
            passOn = { call.next() }
            if !passesOnLater { passOn() }
            return Reply(true)
        }
        delegate.application(app.application, performActionFor: item) { _ in }
        if passesOnLater { passOn() }
        one.answer(false)
        #expect(journal.lines == ["one", "two"])
    }

    @Test func theRecordEndsThoughClosuresOverOtherEventsLieBetween() {
        let app = IsolatedApp()
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData)]
        app.delegate.intercept(.openURL) { $0.next() }
        app.delegate.intercept(.performFetch, key: "own") { $0.next() }
        #expect(app.fetch().answers == [.newData])
        #expect(records.map(\.asked.count) == [2])
    }

    @Test func theRecordListsTheClosuresAboveTheHandlers() {
        var records: [EventRecord] = []
        delegate.onRecord = { records.append($0) }
        let handler = FetchHandler()
        delegate.backgroundFetchDelegate = [handler]
        delegate.intercept(.performFetch, key: "below") { $0.next() }
        delegate.intercept(.performFetch, key: "above") { call in
            call.next()
            return Reply(.failed)
        }
        _ = app.fetch()
        #expect(records.map(\.answer) == ["failed"])
        #expect(records.first?.asked.map(\.handler) == ["above", "below", "FetchHandler"])
        #expect(records.first?.asked.map(\.answer) == ["failed", "none", "none"])
    }
}
