import DecoupledAppDelegate
import Testing

/// How answers of true and false become one.
@MainActor
@Suite(.net) struct TruthTests {
    private static nonisolated let answers = [
        [], [true], [false], [true, true], [false, false], [true, false], [false, true],
    ]

    private let app = IsolatedApp()

    @Test(arguments: Question.allCases, answers)
    func theAnswerIsTheOneThatTheRolePromises(question: Question, answers: [Bool]) async {
        question.fill(&app.delegate.roles, with: answers.map(Answerer.init))
        #expect(await question.ask(app) == question.combine(answers))
    }

    @Test(arguments: Question.allCases.filter(\.canBeSilent), answers)
    func handlersWithoutTheMethodDoNotChangeTheAnswer(question: Question, answers: [Bool]) async {
        question.fill(&app.delegate.roles, with: answers.map(Answerer.init), andSilentOnes: true)
        #expect(await question.ask(app) == question.combine(answers))
    }
}
