import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Responses that come twice, from the connection options of a scene and from the center, and those that only look alike.
@MainActor
struct RepeatedResponseTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = ResponseProbe()
    private let notification = UNNotification(request: .greeting)
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    init() {
        app.delegate.userNotificationsDelegate = [handler]
    }

    @Test func twoRepliesToOneNotificationAreTwoResponses() {
        app.launch()
        for text in ["one", "two", "two"] {
            system.respond(to: notification, actionIdentifier: "reply", userText: text)
            app.clock.advance(by: 3600)
        }
        #expect(handler.heard == ["greeting reply one", "greeting reply two", "greeting reply two"])
    }

    @Test(arguments: [[Door.options, .center], [.center, .options]])
    func aResponseThatComesBothWaysIsOneWhicheverWayIsFirst(_ doors: [Door]) {
        app.launch()
        for door in doors {
            bring(reply("one"), by: door)
            app.clock.advance(by: 3600)
        }
        #expect(handler.heard == ["greeting reply one"])
    }

    @Test func theNextResponseOfTheSameContentIsAnotherOne() {
        app.launch()
        for door: Door in [.options, .center, .center, .options, .options, .center] { bring(reply("one"), by: door) }
        #expect(handler.heard.count == 3)
    }

    @Test func aTapAfterOneThatHasLaunchedTheAppIsAnotherOne() {
        unsafe app.application.delegate = app.delegate
        system.respond(to: notification)
        #expect(handler.heard.count == 1)
        system.respond(to: notification)
        #expect(handler.heard.count == 2)
    }

    @Test func responsesThatComeBothWaysCrosswiseAreDeliveredOnceEach() {
        app.launch()
        for door: Door in [.options, .center] { for text in ["one", "two", "three"] { bring(reply(text), by: door) } }
        #expect(handler.heard == ["greeting reply one", "greeting reply two", "greeting reply three"])
    }

    @Test func aResponseThatDiffersInItsTextAloneIsNotTheOther() {
        app.launch()
        bring(reply("one"), by: .options)
        bring(reply("two"), by: .center)
        #expect(handler.heard == ["greeting reply one", "greeting reply two"])
    }

    @Test func aResponseIsOneThoughADisplacedDelegateHearsOfItToo() {
        let foreign = ForeignDelegate(forwarding: .twice)
        center.delegate = foreign
        app.launch()
        foreign.previous = center.delegate
        for door: Door in [.options, .center, .center] { bring(reply("one"), by: door) }
        #expect(handler.heard.count == 2)
        #expect(foreign.heard.count == 2)
    }

    @Test func aTapAnHourAfterOneThatADisplacedDelegateHasHeardOfTooIsAnotherOne() {
        let foreign = ForeignDelegate()
        center.delegate = foreign
        unsafe app.application.delegate = app.delegate
        for count in 1...2 {
            system.respond(to: notification)
            #expect(handler.heard.count == count)
            #expect(foreign.heard.count == count)
            app.clock.advance(by: 3600)
        }
    }

    @Test func aResponseThatASceneDelegatePassesToTheCenterByHandIsOne() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = PassingSceneDelegate.self
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        unsafe app.application.delegate = app.delegate
        system.respond(to: notification)
        #expect(handler.heard.count == 1)
        system.respond(to: notification)
        #expect(handler.heard.count == 2)
    }

    enum Door {
        case options, center
    }

    private func reply(_ text: String) -> UNNotificationResponse {
        UNTextInputNotificationResponse(notification: notification, actionIdentifier: "reply", userText: text)
    }

    private func bring(_ response: UNNotificationResponse, by door: Door) {
        switch door {
        case .options: system.connectScene(options: UIScene.ConnectionOptions(notificationResponse: response))
        case .center: center.delegate?.userNotificationCenter(center, didReceive: response) {}
        }
    }
}

@MainActor
private final class ResponseProbe: UserNotificationsDelegate {
    private(set) var heard: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText
        let parts = [response.notification.request.identifier, response.actionIdentifier, text]
        heard.append(parts.compactMap(\.self).joined(separator: " "))
        completionHandler()
    }
}

private final class PassingSceneDelegate: SceneDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [.sceneWillConnect] }

    override func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        guard let response = connectionOptions.notificationResponse else { return }
        let center = UNUserNotificationCenter.current()
        center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
}
