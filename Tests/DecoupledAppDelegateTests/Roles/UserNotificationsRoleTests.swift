import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// How the notification center is answered.
@MainActor
@Suite(.net) struct UserNotificationsRoleTests {
    private let app = IsolatedApp()

    @Test(
        arguments: [
            ([], []),
            ([.banner], [.banner]),
            ([.banner, .banner], [.banner]),
            ([.banner, .sound], [.banner, .sound]),
            ([[], [.badge, .sound], [.list, .sound]], [.badge, .sound, .list]),
        ] as [([UNNotificationPresentationOptions], UNNotificationPresentationOptions)]
    )
    func aNotificationIsPresentedInEveryWayThatAnyHandlerSays(
        answers: [UNNotificationPresentationOptions],
        union: UNNotificationPresentationOptions
    ) throws {
        let handlers = answers.map { _ in NotificationHandler() }
        let completion = try present(to: handlers)
        for (handler, answer) in zip(handlers, answers).reversed() {
            #expect(completion.answers.isEmpty)
            handler.present(answer)
        }
        #expect(completion.answers == [union])
        #expect(app.faults.isEmpty)
    }

    @Test func aNotificationIsPresentedAsTheOthersSayThoughAHandlerIsWithoutTheMethod() async throws {
        let handler = NotificationHandler()
        app.delegate.userNotificationsDelegate = [Silent(), handler]
        let completion = try present()
        handler.present(.list)
        #expect(await completion.first() == .list)
        #expect(app.faults.isEmpty)
    }

    @Test func aNotificationIsPresentedAtTheDeadlineAsTheOthersSay() throws {
        let handlers = [NotificationHandler(), NotificationHandler()]
        let completion = try present(to: handlers)
        handlers[1].present(.sound)
        #expect(completion.answers.isEmpty)
        app.clock.advance(by: 10)
        #expect(completion.answers == [.sound])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 10)])
    }

    @Test func theCenterIsToldOnceThatAResponseIsHandledWhenAllHandlersAreDone() throws {
        let handlers = [NotificationHandler(), NotificationHandler(), NotificationHandler()]
        let completion = try respond(to: handlers)
        for handler in [handlers[1], handlers[2], handlers[0]] {
            #expect(completion.answers.isEmpty)
            handler.finish()
        }
        #expect(completion.answers.count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func aResponseIsHandledWhereNobodyListens() throws {
        #expect(try respond(to: []).answers.count == 1)
    }

    @Test func aResponseIsHandledAtTheDeadlineThoughAHandlerIsSilent() throws {
        let handlers = [NotificationHandler(), NotificationHandler()]
        let completion = try respond(to: handlers)
        handlers[0].finish()
        app.clock.advance(by: 29)
        #expect(completion.answers.count == 1)
        handlers[1].finish()
        #expect(completion.answers.count == 1)
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    private func present(
        to handlers: [NotificationHandler]
    ) throws -> SystemCompletion<UNNotificationPresentationOptions> {
        app.delegate.userNotificationsDelegate = Handlers { for handler in handlers { handler } }
        return try present()
    }

    private func present() throws -> SystemCompletion<UNNotificationPresentationOptions> {
        let completion = SystemCompletion<UNNotificationPresentationOptions>()
        let delegate = try #require(app.delegate.takeNotificationCenter(of: app.application))
        delegate.userNotificationCenter(
            app.application.notificationCenter,
            willPresent: .sample(),
            withCompletionHandler: { options in MainActor.assumeIsolated { completion.receive(options) } }
        )
        return completion
    }

    private func respond(to handlers: [NotificationHandler]) throws -> SystemCompletion<Void> {
        app.delegate.userNotificationsDelegate = Handlers { for handler in handlers { handler } }
        let completion = SystemCompletion<Void>()
        let delegate = try #require(app.delegate.takeNotificationCenter(of: app.application))
        delegate.userNotificationCenter(
            app.application.notificationCenter,
            didReceive: UNNotificationResponse(notification: .sample()),
            withCompletionHandler: { MainActor.assumeIsolated { completion.receive(()) } }
        )
        return completion
    }
}

/// A handler that keeps its completions for the test to call.
@MainActor
private final class NotificationHandler: UserNotificationsDelegate {
    private var presentation: (@Sendable (UNNotificationPresentationOptions) -> Void)?
    private var completion: (@Sendable () -> Void)?

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        presentation = completionHandler
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        completion = completionHandler
    }

    func present(_ options: UNNotificationPresentationOptions) {
        presentation?(options)
    }

    func finish() {
        completion?()
    }
}

/// A handler with none of the methods.
private final class Silent: UserNotificationsDelegate {}
