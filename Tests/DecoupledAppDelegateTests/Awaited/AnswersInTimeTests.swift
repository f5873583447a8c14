import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct AnswersInTimeTests {
    private let app = IsolatedApp()

    @Test func theSystemIsAnsweredAtTheDeadlineWithWhatIsKnown() {
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .failed), FetchHandler()]
        let completion = app.fetch()
        app.clock.advance(by: 28.9)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 0.1)
        #expect(completion.answers == [.failed])
    }

    @Test func everyHandlerThatIsSilentAtTheDeadlineIsReportedByName() {
        app.delegate.backgroundFetchDelegate = [
            FetchHandler(), FetchHandler(answering: .newData), OtherFetchHandler(),
        ]
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.newData])
        #expect(app.faults.map(\.handler) == ["FetchHandler", "OtherFetchHandler"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .silent(deadline: 29)])
    }

    @Test func aHandlerThatAnswersWhenItsSilenceIsReportedIsLateAndKeepsNobodyFromBeingReported() {
        let handlers = [FetchHandler(), FetchHandler()]
        var (silent, late) = (0, 0)
        app.delegate.onFault = { fault in
            guard fault.reason == .silent(deadline: 29) else { return late += 1 }
            handlers[silent].answer(.newData)
            silent += 1
        }
        app.delegate.backgroundFetchDelegate = Handlers(handlers)
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.noData])
        #expect((silent, late) == (2, 2))
    }

    @Test func whatAHandlerHasAnsweredCountsThoughTheDeadlinePassesWhileTheNextIsCalled() {
        var kept: [FetchHandler.Completion] = []
        let slow = FetchHandler { [unowned app] in
            kept.append($0)
            app.clock.advance(by: 29)
        }
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData), slow]
        let completion = app.fetch()
        app.clock.advance(by: 0)
        #expect(kept.count == 1)
        #expect(completion.answers == [.newData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test func aTaskThatAnswersAsTheDeadlineCancelsItCountsThoughOthersAreCancelledAfterIt() async {
        let reply = PendingReply<UIBackgroundFetchResult>()
        let (first, second) = (Waiting { reply.resolve(with: .failed) }, Waiting {})
        app.delegate.intercept(.performFetch) { _ in
            first.start()
            second.start()
            return reply
        }
        let completion = app.fetch()
        app.clock.advance(by: 30)
        #expect(completion.answers == [.failed])
        #expect(app.faults.isEmpty)
        await nextTurn()
        #expect(second.isCancelled)
    }

    @Test func aLateAnswerThatTheReportOfOneCausesComesTwice() {
        let handler = FetchHandler()
        var reasons: [Fault.Reason] = []
        app.delegate.backgroundFetchDelegate = [handler]
        _ = app.fetch()
        app.clock.advance(by: 29)
        app.delegate.onFault = { fault in
            reasons.append(fault.reason)
            if reasons.count < 3 { handler.answer(.newData) }
        }
        handler.answer(.newData)
        #expect(reasons == [.late, .answeredTwice, .answeredTwice])
    }

    @Test func anAnswerThatComesTwiceIsReportedWhileItsHandlerIsCalled() {
        var steps: [String] = []
        app.delegate.onFault = { steps.append($0.reason.name) }
        app.delegate.backgroundFetchDelegate = [
            FetchHandler {
                $0(.newData)
                $0(.failed)
                steps.append("returned")
            },
            FetchHandler(answering: .noData),
        ]
        #expect(app.fetch().answers == [.newData])
        #expect(steps == ["answeredTwice", "returned"])
    }

    @Test func aLateAnswerIsIgnoredAndReported() {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        app.clock.advance(by: 29)
        handler.answer(.newData)
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    @Test func aCompletionThatIsLetGoOfAfterTheDeadlineIsNotReportedAgain() {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        _ = app.fetch()
        app.clock.advance(by: 29)
        handler.letGo()
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test func nothingWaitsForADeadlineThatIsNoLongerOfInterest() {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        _ = app.fetch()
        #expect(app.clock.scheduledCount == 1)
        handler.answer(.noData)
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func theDeadlineCountsFromTheMomentTheEventArrives() {
        let lingering = FetchHandler { [unowned app] completion in
            app.clock.advance(by: 6)
            completion(.newData)
        }
        app.delegate.backgroundFetchDelegate = [lingering, FetchHandler()]
        let completion = app.fetch()
        app.clock.advance(by: 22.9)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 0.1)
        #expect(completion.answers == [.newData])
    }

    @Test func eachEventCanBeGivenAnotherDeadline() {
        app.delegate.backgroundFetchDelegate = [FetchHandler()]
        app.delegate.deadlines[.performFetch] = 2
        let completion = app.fetch()
        app.clock.advance(by: 2)
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 2)])
    }

    @Test func infinityStandsForNoDeadline() {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        app.delegate.deadlines[.performFetch] = .infinity
        let completion = app.fetch()
        #expect(app.clock.scheduledCount == 0)
        app.clock.advance(by: 1e9)
        #expect(completion.answers.isEmpty)
        handler.answer(.newData)
        #expect(completion.answers == [.newData])
    }

    @Test(arguments: [0, -1, -Double.infinity])
    func aDeadlineThatLeavesNoTimePassesOnALaterTurn(deadline: Double) {
        app.delegate.backgroundFetchDelegate = [FetchHandler(), FetchHandler(answering: .failed)]
        app.delegate.deadlines[.performFetch] = deadline
        let completion = app.fetch()
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 0)
        #expect(completion.answers == [.failed])
    }

    @Test func aDeadlineThatIsNotANumberIsIgnored() {
        app.delegate.backgroundFetchDelegate = [FetchHandler()]
        app.delegate.deadlines[.performFetch] = .nan
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.noData])
        #expect(app.delegate.deadlines == [:])
    }

    @Test func anEventUnderWayKeepsTheDeadlineItBeganWith() {
        app.delegate.backgroundFetchDelegate = [FetchHandler()]
        let completion = app.fetch()
        app.delegate.deadlines[.performFetch] = 1
        app.clock.advance(by: 28)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 1)
        #expect(completion.answers == [.noData])
    }

    @Test func aDeadlineOfOneEventChangesNoOther() {
        app.delegate.backgroundFetchDelegate = [FetchHandler()]
        app.delegate.deadlines = [.performShortcutAction: 1, .handleWatchKitRequest: 1]
        let completion = app.fetch()
        app.clock.advance(by: 28)
        #expect(completion.answers.isEmpty)
    }

    @Test func aHandlerMayAnswerForAnotherWhenItsSilenceIsReported() {
        let other = OtherFetchHandler()
        app.delegate.backgroundFetchDelegate = [FetchHandler(), other]
        app.delegate.onFault = { _ in other.answer(.newData) }
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.newData])
    }
}

/// What waits until its task is canceled.
@MainActor private final class Waiting {
    private(set) var isCancelled = false
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Starts a task that belongs to whoever is being called.
    func start() {
        _ = Reply<Void>.async { [self] in
            await withTaskCancellationHandler {
                await untilCancelled()
            } onCancel: {
                MainActor.assumeIsolated { cancel() }
            }
        }
    }

    private func cancel() {
        isCancelled = true
        action()
    }
}
