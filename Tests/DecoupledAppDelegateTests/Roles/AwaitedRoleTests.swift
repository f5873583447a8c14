import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What holds for every event whose handlers have a completion handler.
@MainActor
@Suite(.net) struct AwaitedRoleTests {
    private let app = IsolatedApp()

    @Test(arguments: await RoleCase.awaitedEvents)
    func theAsynchronousFormIsCalledAndItsAnswerIsUsed(event: AppEvent) async throws {
        let (_, eventCase) = try RoleCase.find(event)
        let listener = AsyncListener(waits: false)
        app.delegate.roles = Roles(listener, inSlotsOf: [event])
        let answers = try app.answers(to: event)
        #expect(await answers.first() == eventCase.awaited?.answer)
        #expect(listener.end.answers == [false])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await RoleCase.awaitedEvents)
    func aHandlerThatImplementsNeitherFormIsNeutral(event: AppEvent) async throws {
        let (_, eventCase) = try RoleCase.find(event)
        app.delegate.roles = Roles(Idle(), inSlotsOf: [event])
        let answers = try app.answers(to: event)
        #expect(await answers.first() == eventCase.neutralAnswer)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await RoleCase.awaitedEvents)
    func theSystemIsAnsweredAtTheDeadlineOfTheRoleAndTheTaskIsCancelled(event: AppEvent) async throws {
        let (_, eventCase) = try RoleCase.find(event)
        let listener = AsyncListener(waits: true)
        app.delegate.roles = Roles(listener, inSlotsOf: [event])
        let answers = try app.answers(to: event)
        guard let deadline = eventCase.awaited?.deadline else {
            #expect(app.clock.scheduledCount == 0)
            return
        }
        app.clock.advance(by: deadline - 0.5)
        #expect(answers.answers.isEmpty)
        app.clock.advance(by: 0.5)
        #expect(answers.answers == [eventCase.neutralAnswer])
        #expect(app.faults.map(\.reason) == [.silent(deadline: deadline)])
        #expect(await listener.end.first() == true)
    }

    @Test(arguments: await RoleCase.awaitedEvents)
    func everyRolesDeadlineCanBeSet(event: AppEvent) async throws {
        let listener = AsyncListener(waits: true)
        app.delegate.roles = Roles(listener, inSlotsOf: [event])
        app.delegate.deadlines[event] = 1
        let answers = try app.answers(to: event)
        app.clock.advance(by: 1)
        #expect(answers.answers.count == 1)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 1)])
        #expect(app.faults.map(\.event) == [event])
        #expect(app.faults.map(\.handler) == ["AsyncListener"])
        #expect(await listener.end.first() == true)
    }
}
