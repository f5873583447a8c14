import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing

/// An SDK that becomes the notification center's delegate at some time: a test app and the application give what the center sends to the
/// same ones, and report the same.
@MainActor
@Suite(.net) struct CenterTakenTests {
    private let sdk = Taker()
    private let handler = RecordingHandler()

    /// When the SDK takes the center's place.
    enum Time: CaseIterable { case beforeLaunch, willFinish, didFinish, active, later }

    /// What the center sends.
    enum Sent: CaseIterable { case notification, response, settings }

    @Test(arguments: Time.allCases, Sent.allCases)
    func theSameOnesReceiveWhatTheCenterSends(time: Time, sent: Sent) async {
        let launched = Launched(roles(time), sent, to: sdk, at: time)
        await nextTurns()
        let expected = (handler.events, sdk.heard)
        handler.removeEntries()
        sdk.reset()

        let app = TestApp(roles: roles(time))
        if time == .beforeLaunch { app.application.notificationCenter.delegate = sdk }
        app.launch()
        if time == .later { app.application.notificationCenter.delegate = sdk }
        switch sent {
        case .notification: await app.present(app.makeNotification([:]))
        case .response: await app.respond(to: app.makeResponse(to: [:]))
        case .settings: app.deliver(.openNotificationSettings, nil)
        }
        #expect(handler.events == expected.0)
        #expect(sdk.heard == expected.1)
        await app.settle()
        #expect(app.faults == launched.faults)
    }

    @Test func oneThatTakesThePlaceWhenTheAppIsActiveReceivesAResponseAlone() async {
        let app = TestApp(roles: roles(.active))
        app.launch()
        await app.settle()
        await app.respond(to: app.makeResponse(to: [:]))
        #expect(handler.events == [])
        #expect(sdk.heard == [.didReceiveNotificationResponse])
        #expect(app.faults.map(\.reason) == [.displaced])
        #expect(app.faults.map(\.handler) == ["Taker"])
    }

    /// Lets pass what the application does on later turns.
    private func nextTurns() async {
        for _ in 0..<3 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
    }

    private func roles(_ time: Time) -> Roles {
        let take: @MainActor () -> Bool = { [sdk] in
            UNUserNotificationCenter.current().delegate = sdk
            return true
        }
        var roles = Roles()
        roles.userNotificationsDelegate = [handler]
        switch time {
        case .beforeLaunch, .later: break
        case .willFinish: roles.appStateDelegate = [Handling(.willFinishLaunching) { _ in take() }]
        case .didFinish: roles.appStateDelegate = [Handling(.didFinishLaunching) { _ in take() }]
        case .active: roles.appStateDelegate = [Handling(.didBecomeActive) { _ = take() }]
        }
        return roles
    }

    /// The application that is launched, which tells what a test app is to do.
    @MainActor private final class Launched {
        private(set) var faults: [Fault] = []
        private let application = UIApplication()
        private let delegate: AppDelegate

        init(_ roles: Roles, _ sent: Sent, to sdk: Taker, at time: Time) {
            delegate = AppDelegate(roles: roles)
            application.system.configuration.sources = []
            application.system.configuration.sceneManifest = nil
            delegate.onFault = { [weak self] in self?.faults.append($0) }
            unsafe application.delegate = delegate
            if time == .beforeLaunch { application.notificationCenter.delegate = sdk }
            application.system.launch()
            if time == .later { application.notificationCenter.delegate = sdk }
            let request = UNNotificationRequest(identifier: "1", content: UNNotificationContent(), trigger: nil)
            switch sent {
            case .notification: application.system.deliver(request)
            case .response: application.system.respond(to: UNNotification(request: request))
            case .settings: application.system.openNotificationSettings()
            }
        }
    }
}

/// A delegate of the center that notes what it receives.
@MainActor
private final class Taker: NSObject, UNUserNotificationCenterDelegate {
    private(set) var heard: [AppEvent] = []

    func reset() { heard = [] }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        MainActor.assumeIsolated { heard.append(.willPresentNotification) }
        completionHandler([])
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        MainActor.assumeIsolated { heard.append(.didReceiveNotificationResponse) }
        completionHandler()
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        MainActor.assumeIsolated { heard.append(.openNotificationSettings) }
    }
}
