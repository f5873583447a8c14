import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct FetchResultTests {
    private nonisolated static let results: [UIBackgroundFetchResult] = [.newData, .noData, .failed]

    @Test(arguments: results, results)
    func newDataWinsOverFailedAndFailedOverNoDataInAnyOrderOfArrival(
        first: UIBackgroundFetchResult,
        second: UIBackgroundFetchResult
    ) {
        for third in Self.results {
            let answers = [first, second, third]
            let expected = [.newData, .failed].first(where: answers.contains) ?? .noData
            for arrival in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let app = IsolatedApp()
                let handlers = answers.map { _ in FetchHandler() }
                app.delegate.backgroundFetchDelegate = Handlers { for handler in handlers { handler } }
                let completion = app.fetch()
                for index in arrival {
                    #expect(completion.answers.isEmpty)
                    handlers[index].answer(answers[index])
                }
                #expect(completion.answers == [expected], "\(answers) arriving as \(arrival)")
            }
        }
    }

    @Test(arguments: results)
    func oneHandlerAnswersForItself(result: UIBackgroundFetchResult) {
        let app = IsolatedApp()
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: result)]
        #expect(app.fetch().answers == [result])
    }

    @Test func withoutAHandlerTheAnswerIsNoDataAtOnce() {
        let app = IsolatedApp()
        #expect(app.fetch().answers == [.noData])
        #expect(app.clock.scheduledCount == 0)
    }
}
