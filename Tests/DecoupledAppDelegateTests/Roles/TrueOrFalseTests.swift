import DecoupledAppDelegate
import Testing

/// How answers of true and false become one.
@MainActor
@Suite(.net) struct TrueOrFalseTests {
    private static nonisolated let answers = [
        [], [true], [false], [true, true], [false, false], [true, false], [false, true],
    ]

    private let app = IsolatedApp()

    @Test(arguments: await RoleCase.questions, answers)
    func theAnswerIsTheOneThatTheRolePromises(event: AppEvent, answers: [Bool]) async throws {
        try await expectThePromisedAnswer(to: event, of: answers)
    }

    @Test(arguments: await RoleCase.questions.filter(RoleCase.eventsWithDefaults.contains), answers)
    func handlersWithoutTheMethodDoNotChangeTheAnswer(event: AppEvent, answers: [Bool]) async throws {
        try await expectThePromisedAnswer(to: event, of: answers, after: [Idle()])
    }

    /// One handler is enough for the answer that is not the neutral one.
    private func expectThePromisedAnswer(
        to event: AppEvent, of answers: [Bool], after others: [any RoleHandler] = []
    ) async throws {
        let (role, eventCase) = try RoleCase.find(event)
        let handler = try #require(eventCase.handler)
        role.fill(&app.delegate.roles, others + answers.map(handler))
        let decisive = answers.map(words).first { $0 != eventCase.neutralAnswer }
        #expect(try await app.answers(to: event).first() == decisive ?? eventCase.neutralAnswer)
    }
}
