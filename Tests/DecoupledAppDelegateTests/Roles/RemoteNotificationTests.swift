#if RemoteNotifications
import DecoupledAppDelegate
import Testing

@MainActor
@Suite(.net) struct RemoteNotificationTests {
    private let app = IsolatedApp()

    @Test(arguments: [
        [], [0], [1], [2], [0, 0], [1, 1], [2, 2], [0, 2], [2, 0], [1, 2], [2, 1], [0, 1], [1, 0],
    ])
    func newDataWinsOverFailedAndFailedOverNoData(rawAnswers: [UInt]) {
        let answers = rawAnswers.compactMap(UIBackgroundFetchResult.init)
        app.delegate.remoteNotificationsDelegate = Handlers { for answer in answers { PushHandler(answer) } }
        let expected = [.newData, .failed].first(where: answers.contains) ?? .noData
        #expect(receive().answers == [expected])
    }

    @Test(arguments: [0, 1, 2] as [UInt])
    func aHandlerOfRegistrationsAloneNeitherChangesNorDelaysTheAnswer(rawAnswer: UInt) throws {
        let answer = try #require(UIBackgroundFetchResult(rawValue: rawAnswer))
        app.delegate.remoteNotificationsDelegate = [RegistrationHandler(), PushHandler(answer)]
        #expect(receive().answers == [answer])
        #expect(app.faults.isEmpty)
    }

    private func receive() -> SystemCompletion<UIBackgroundFetchResult> {
        let completion = SystemCompletion<UIBackgroundFetchResult>()
        app.delegate.application(
            app.application,
            didReceiveRemoteNotification: ["aps": ["content-available": 1]],
            fetchCompletionHandler: { completion.receive($0) }
        )
        return completion
    }
}

@MainActor
private final class PushHandler: RemoteNotificationsDelegate {
    private let answer: UIBackgroundFetchResult

    init(_ answer: UIBackgroundFetchResult) {
        self.answer = answer
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(answer)
    }
}

@MainActor
private final class RegistrationHandler: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
}
#endif
