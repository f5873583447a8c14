import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What holds for every event whose answers are gathered.
@MainActor
@Suite(.net) struct GatheredRoleTests {
    private let app = IsolatedApp()

    @Test(arguments: await GatheredCase.all)
    func theAsynchronousFormIsCalledAndItsAnswerIsUsed(gathered: GatheredCase) async throws {
        let listener = AsyncListener(waits: false)
        app.delegate.roles = Roles(listener, inSlotsOf: [gathered.event])
        let answers = try tell(gathered.event)
        #expect(await answers.first() == gathered.answer)
        #expect(listener.end.answers == [false])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await GatheredCase.all)
    func aHandlerThatImplementsNeitherFormIsNeutral(gathered: GatheredCase) async throws {
        app.delegate.roles = Roles(Unopinionated(), inSlotsOf: [gathered.event])
        let answers = try tell(gathered.event)
        #expect(await answers.first() == RoleCase.find(gathered.event)?.1.neutralAnswer)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await GatheredCase.all)
    func theSystemIsAnsweredAtTheDeadlineOfTheRoleAndTheTaskIsCancelled(gathered: GatheredCase) async throws {
        let listener = AsyncListener(waits: true)
        app.delegate.roles = Roles(listener, inSlotsOf: [gathered.event])
        let answers = try tell(gathered.event)
        guard let deadline = gathered.deadline else {
            #expect(app.clock.scheduledCount == 0)
            return
        }
        app.clock.advance(by: deadline - 0.5)
        #expect(answers.answers.isEmpty)
        app.clock.advance(by: 0.5)
        #expect(answers.answers == [RoleCase.find(gathered.event)?.1.neutralAnswer])
        #expect(app.faults.map(\.reason) == [.silent(deadline: deadline)])
        #expect(await listener.end.first() == true)
    }

    @Test(arguments: await GatheredCase.all)
    func everyRolesDeadlineCanBeSet(gathered: GatheredCase) async throws {
        let listener = AsyncListener(waits: true)
        app.delegate.roles = Roles(listener, inSlotsOf: [gathered.event])
        app.delegate.deadlines[gathered.event] = 1
        let answers = try tell(gathered.event)
        app.clock.advance(by: 1)
        #expect(answers.answers.count == 1)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 1)])
        #expect(app.faults.map(\.event) == [gathered.event])
        #expect(app.faults.map(\.handler) == ["AsyncListener"])
        #expect(await listener.end.first() == true)
    }

    /// Has the system tell of an event, and returns the answers it gets, in words.
    private func tell(_ event: AppEvent) throws -> SystemCompletion<String> {
        let (_, eventCase) = try #require(RoleCase.find(event))
        let answers = SystemCompletion<String>()
        app.delegate.onRecord = { answers.receive($0.answer) }
        _ = eventCase.tell(app.delegate, app.application)
        return answers
    }
}
