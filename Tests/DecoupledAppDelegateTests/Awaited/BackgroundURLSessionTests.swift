import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct BackgroundURLSessionTests {
    private let app = IsolatedApp()

    @Test func thereIsNoDeadline() {
        let owner = SessionHandler("uploads")
        app.delegate.backgroundURLSessionDelegate = [owner]
        let completion = handleEvents(of: "uploads")
        #expect(app.clock.scheduledCount == 0)
        app.clock.advance(by: 1e9)
        #expect(completion.answers.isEmpty)
        owner.finish()
        #expect(completion.answers.count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func aDeadlineCanBeSet() {
        app.delegate.backgroundURLSessionDelegate = [SessionHandler("uploads")]
        app.delegate.deadlines[.handleBackgroundURLSessionEvents] = 60
        let completion = handleEvents(of: "uploads")
        app.clock.advance(by: 60)
        #expect(completion.answers.count == 1)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 60)])
    }

    @Test func aHandlerOfAnotherSessionAnswersAtOnceAndHoldsUpNobody() {
        let owner = SessionHandler("uploads")
        let other = SessionHandler("downloads")
        app.delegate.backgroundURLSessionDelegate = [other, owner, SessionHandler("sync")]
        let completion = handleEvents(of: "uploads")
        #expect(other.asked == ["uploads"])
        #expect(completion.answers.isEmpty)
        owner.finish()
        #expect(completion.answers.count == 1)
    }

    @Test func theSystemIsToldWhenTheLastHandlerIsDone() {
        let handlers = [SessionHandler("uploads"), SessionHandler("uploads")]
        app.delegate.backgroundURLSessionDelegate = [handlers[0], handlers[1]]
        let completion = handleEvents(of: "uploads")
        handlers[1].finish()
        #expect(completion.answers.isEmpty)
        handlers[0].finish()
        #expect(completion.answers.count == 1)
    }

    @Test func aHandlerThatDropsItsCompletionHoldsUpNobody() async {
        let owner = SessionHandler("uploads")
        app.delegate.backgroundURLSessionDelegate = [owner]
        let completion = handleEvents(of: "uploads")
        owner.letGo()
        await nextTurn()
        #expect(completion.answers.count == 1)
        #expect(app.faults.map(\.reason) == [.dropped])
    }

    @Test func withoutAHandlerTheSystemIsToldAtOnce() {
        #expect(handleEvents(of: "uploads").answers.count == 1)
    }

    private func handleEvents(of identifier: String) -> SystemCompletion<Void> {
        let completion = SystemCompletion<Void>()
        app.delegate.application(
            app.application,
            handleEventsForBackgroundURLSession: identifier,
            completionHandler: { completion.receive(()) }
        )
        return completion
    }
}

/// A handler that owns one session, and answers at once for any other.
@MainActor
private final class SessionHandler: BackgroundURLSessionDelegate {
    private(set) var asked: [String] = []
    private let identifier: String
    private var completion: (@Sendable () -> Void)?

    init(_ identifier: String) {
        self.identifier = identifier
    }

    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        asked.append(identifier)
        if identifier == self.identifier {
            completion = completionHandler
        } else {
            completionHandler()
        }
    }

    func finish() {
        completion?()
    }

    func letGo() {
        completion = nil
    }
}
