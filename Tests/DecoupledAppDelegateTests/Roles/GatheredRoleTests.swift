import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What holds for every event whose answers are gathered.
@MainActor
@Suite(.net) struct GatheredRoleTests {
    private let app = IsolatedApp()

    @Test(arguments: await GatheredCase.all.keys)
    func theAsynchronousFormIsCalledOnALaterTurnAndItsAnswerIsUsed(event: AppEvent) async throws {
        let gathered = try #require(GatheredCase.all[event])
        let listener = AsyncListener(waits: false)
        app.delegate.roles = gathered.roles(with: listener)
        let answers = try tell(event)
        #expect(answers.answers.isEmpty)
        #expect(await answers.first() == gathered.answer)
        #expect(listener.end.answers == [false])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await GatheredCase.all.keys)
    func aHandlerThatImplementsNeitherFormIsNeutralOnALaterTurn(event: AppEvent) async throws {
        let gathered = try #require(GatheredCase.all[event])
        app.delegate.roles = gathered.roles()
        let answers = try tell(event)
        #expect(answers.answers.isEmpty)
        #expect(await answers.first() == RoleCase.find(event)?.1.neutralAnswer)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await GatheredCase.all.keys)
    func theSystemIsAnsweredAtTheDeadlineOfTheRoleAndTheTaskIsCancelled(event: AppEvent) async throws {
        let gathered = try #require(GatheredCase.all[event])
        let listener = AsyncListener(waits: true)
        app.delegate.roles = gathered.roles(with: listener)
        let answers = try tell(event)
        guard let deadline = gathered.deadline else {
            #expect(app.clock.scheduledCount == 0)
            return
        }
        app.clock.advance(by: deadline - 0.5)
        #expect(answers.answers.isEmpty)
        app.clock.advance(by: 0.5)
        #expect(answers.answers == [RoleCase.find(event)?.1.neutralAnswer])
        #expect(app.faults.map(\.reason) == [.silent(deadline: deadline)])
        #expect(await listener.end.first() == true)
    }

    @Test(arguments: await GatheredCase.all.keys)
    func everyRolesDeadlineCanBeSet(event: AppEvent) async throws {
        let gathered = try #require(GatheredCase.all[event])
        let listener = AsyncListener(waits: true)
        app.delegate.roles = gathered.roles(with: listener)
        app.delegate.deadlines[event] = 1
        let answers = try tell(event)
        app.clock.advance(by: 1)
        #expect(answers.answers.count == 1)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 1)])
        #expect(app.faults.map(\.event) == [event])
        #expect(app.faults.map(\.handler) == ["AsyncListener"])
        #expect(await listener.end.first() == true)
    }

    /// Has the system tell of an event, and returns the answers it gets, in words.
    private func tell(_ event: AppEvent) throws -> SystemCompletion<String> {
        let (_, stimulus) = try #require(RoleCase.find(event))
        let answers = SystemCompletion<String>()
        app.delegate.onRecord = { answers.receive($0.answer) }
        _ = stimulus.tell(app.delegate, app.application)
        return answers
    }
}
