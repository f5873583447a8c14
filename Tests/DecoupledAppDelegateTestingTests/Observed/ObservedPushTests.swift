#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What people saw the real UIKit do with pushes, played by a test app.
@Suite(.net) @MainActor struct ObservedPushTests {
    @Test("The headless application and a test app make the same calls for a push", arguments: Situation.pushes)
    func sameCalls(in situation: Situation) async {
        #expect(await situation.heardHeadless() == situation.heardInTestApp())
    }

    @Test("O22: a tapped push without a delegate of the center is received before the app is active")
    func warmTapWithoutDelegate() async {
        let handler = RecordingHandler(wanting: [.didReceiveRemoteNotification, .willEnterForeground, .didBecomeActive])
        var roles = Roles()
        roles.append(handler)
        let app = TestApp(roles: roles)
        app.launch()
        app.enterBackground()
        handler.removeEntries()
        #expect(await app.respond(to: app.makeResponse(to: ["aps": [:] as [String: Any]])))
        #expect(handler.events == [.willEnterForeground, .didReceiveRemoteNotification, .didBecomeActive])
    }
}

extension Situation {
    fileprivate static let pushes =
        [
            Situation("push", .cold, scenes: false) {
                $0.launchReason = .remoteNotification(order)
                $0.launch()
            } testApp: {
                await $0.launch(receiving: order)
            }
        ]
        + [false, true].map { hasScenes in
            Situation("push", .background, scenes: hasScenes) {
                $0.receiveRemoteNotification(order) { _ in }
            } testApp: {
                await $0.push(order)
            }
        }

    @MainActor private static var order: [AnyHashable: Any] { ["aps": ["alert": "order"]] }
}
#endif
