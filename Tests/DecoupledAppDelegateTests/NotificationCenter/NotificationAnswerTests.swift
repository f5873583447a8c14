import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// How the handlers' answers about notifications become one.
@MainActor
struct NotificationAnswerTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private var system: HeadlessSystem { app.application.system }

    @Test func aNotificationIsPresentedInAllTheWaysThatHandlersSay() async {
        launch(NotificationProbe(.banner), SilentNotificationHandler(), NotificationProbe([.sound, .banner]))
        #expect(await presentation() == [.banner, .sound])
    }

    @Test func aHandlerThatIsSilentAtTheDeadlineAddsNothing() async {
        let silent = NotificationProbe(.badge, answersAtOnce: false)
        launch(NotificationProbe(.banner), silent)
        var answers: [UNNotificationPresentationOptions?] = []
        system.deliver(.greeting) { answers.append($0) }
        app.clock.advance(by: 9)
        #expect(answers.isEmpty)
        app.clock.advance(by: 1)
        #expect(answers == [.banner])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 10)])
        silent.finish()
        #expect(answers.count == 1)
    }

    @Test func nothingIsPresentedWhereTheHandlersAreGone() throws {
        launch(NotificationProbe(.banner))
        let delegate = try #require(app.application.notificationCenter.delegate)
        app.delegate.userNotificationsDelegate = []
        let answers = Answers()
        delegate.userNotificationCenter(
            app.application.notificationCenter,
            willPresent: UNNotification(request: .greeting)
        ) { options in
            MainActor.assumeIsolated { answers.options.append(options) }
        }
        #expect(answers.options == [[]])
    }

    @Test func aResponseIsDoneOnceWhenAllHandlersAre() {
        let handlers = [NotificationProbe(answersAtOnce: false), NotificationProbe(answersAtOnce: false)]
        launch(handlers[0], handlers[1], NotificationProbe())
        var count = 0
        system.respond(to: UNNotification(request: .greeting)) { if $0 != nil { count += 1 } }
        handlers[1].finish()
        #expect(count == 0)
        handlers[0].finish()
        #expect(count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func everyHandlerIsToldThatTheSettingsAreWanted() {
        let handlers = [NotificationProbe(), NotificationProbe()]
        launch(handlers[0], handlers[1])
        #expect(system.openNotificationSettings())
        #expect(handlers.map(\.heard) == [[.openNotificationSettings], [.openNotificationSettings]])
    }

    @Test func handlersRunOnTheMainThreadThoughTheCenterCallsOnAnother() async {
        let handler = NotificationProbe(.sound)
        launch(handler)
        let options = await withCheckedContinuation { continuation in
            system.deliver(.greeting, on: .background) { continuation.resume(returning: $0) }
        }
        #expect(options == .sound)
        await withCheckedContinuation { continuation in
            system.respond(to: UNNotification(request: .greeting), on: .background) { _ in continuation.resume() }
        }
        #expect(handler.heard == [.willPresentNotification, .didReceiveNotificationResponse])
    }

    private func launch(_ handlers: any UserNotificationsDelegate...) {
        app.delegate.userNotificationsDelegate = Handlers { for handler in handlers { handler } }
        app.launch()
    }

    private func presentation() async -> UNNotificationPresentationOptions? {
        await withCheckedContinuation { continuation in
            system.deliver(.greeting) { continuation.resume(returning: $0) }
        }
    }
}

@MainActor
private final class Answers {
    var options: [UNNotificationPresentationOptions] = []
}
