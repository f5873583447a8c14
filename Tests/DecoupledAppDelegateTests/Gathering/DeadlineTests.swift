import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct DeadlineTests {
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
        let lingering = FetchHandler { [app] completion in
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
