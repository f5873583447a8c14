import Foundation
import HeadlessUIKit
import Testing

@Suite(.net) @MainActor struct SceneSessionTests {
    private let tablet = Tablet.launched()

    @Test func aDisconnectedSceneIsFreedAndItsSessionRemains() throws {
        weak var scene: UIScene?
        weak var delegate: AnyObject?
        weak var window: UIWindow?
        scene = tablet.scene()
        delegate = tablet.sceneDelegate()
        window = tablet.sceneDelegate()?.window
        let session = try #require(scene?.session)
        let log = tablet.log { scene.map(tablet.system.disconnect) }
        #expect(
            log == [
                "willResignActive 1 foregroundActive", "didEnterBackground 1 background", "didDisconnect 1 unattached",
            ]
        )
        #expect(scene == nil)
        #expect(delegate == nil)
        #expect(window == nil)
        #expect(session.scene == nil)
        #expect(tablet.application.connectedScenes.isEmpty)
        #expect(tablet.application.openSessions == [session])
        #expect(tablet.application.applicationState == .background)
    }

    @Test func aSessionConnectsAgainAsItWasConfigured() throws {
        let session = try #require(tablet.scene()?.session)
        let configuration = session.configuration
        tablet.scene().map(tablet.system.disconnect)
        let log = tablet.log { tablet.system.enterForeground() }
        #expect(
            log == [
                "willConnect 1 unattached", "willEnterForeground 1 unattached", "didBecomeActive 1 foregroundActive",
            ]
        )
        #expect(session.scene === tablet.scene())
        #expect(session.configuration === configuration)
    }

    @Test(arguments: 0..<3) func aRequestConnectsTheSessionThatRemains(index: Int) throws {
        let session = try #require(tablet.scene()?.session)
        let configuration = session.configuration
        tablet.scene().map(tablet.system.disconnect)
        let system = tablet.system
        let requests: [() -> Void] = [
            { system.open(URL(fileURLWithPath: "/page")) },
            { system.performAction(for: UIApplicationShortcutItem(type: "scan", localizedTitle: "")) { _ in } },
            {
                let content = UNMutableNotificationContent()
                system.respond(
                    to: system.deliver(UNNotificationRequest(identifier: "1", content: content, trigger: nil)))
            },
        ]
        requests[index]()
        #expect(tablet.application.openSessions == [session])
        #expect(session.scene === tablet.scene())
        #expect(session.configuration === configuration)
    }

    @Test func whatASceneShowedIsRestoredAfterItConnectsAndBeforeItBecomesActive() throws {
        let session = try #require(tablet.scene()?.session)
        tablet.sceneDelegate()?.activity = NSUserActivity(activityType: "list")
        tablet.scene().map(tablet.system.disconnect)
        #expect(session.stateRestorationActivity?.activityType == "list")
        let log = tablet.log { tablet.system.reconnectScene(of: session) }
        #expect(log.prefix(2) == ["willConnect 1 unattached", "restore list 1 unattached"])
    }

    @Test func aSceneThatDescribesNothingLeavesWhatTheSessionHas() throws {
        let session = try #require(tablet.scene()?.session)
        session.stateRestorationActivity = NSUserActivity(activityType: "list")
        tablet.system.enterBackground()
        #expect(session.stateRestorationActivity?.activityType == "list")
    }

    @Test func aClosedSceneIsDiscarded() throws {
        let scene = try #require(tablet.system.connectScene())
        let log = tablet.log { tablet.system.close(scene) }
        #expect(log.dropFirst(2).prefix(2) == ["didDisconnect 2 unattached", "didDiscard 2 active"])
        #expect(tablet.application.openSessions.map(\.persistentIdentifier) == ["1"])
        #expect(tablet.system.reconnectScene(of: scene.session) == nil)
        #expect(tablet.log { tablet.system.close(scene) }.isEmpty)
    }

    @Test func sessionsThatAreNotConnectedAreDiscardedTogether() throws {
        let scenes = [tablet.system.connectScene(), tablet.system.connectScene()].compactMap(\.self)
        scenes.forEach(tablet.system.disconnect)
        let log = tablet.log { tablet.system.discard(tablet.application.openSessions) }
        #expect(log == ["didDiscard 2 3 active"])
        #expect(tablet.application.openSessions.map(\.persistentIdentifier) == ["1"])
    }

    @Test func aWindowIsInItsSceneAsLongAsSomebodyOwnsIt() throws {
        let scene = try #require(tablet.scene())
        let delegate = try #require(tablet.sceneDelegate())
        #expect(scene.windows == [delegate.window])
        #expect(scene.keyWindow === delegate.window)
        #expect(delegate.window?.frame.width == scene.coordinateSpace.bounds.width)
        let other = UIWindow(frame: CGRect())
        other.windowScene = scene
        #expect(scene.windows.count == 2)
        other.windowScene = nil
        #expect(scene.windows == [delegate.window])
        delegate.window = nil
        #expect(scene.windows.isEmpty)
    }

    @Test func anAppAsksForANewSceneWithAnActivity() async throws {
        let activity = NSUserActivity(activityType: "parcel")
        tablet.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        await nextTurn()
        #expect(tablet.scene("2")?.activationState == .foregroundActive)
        #expect(tablet.delegate.connectionOptions.last?.userActivities == [activity])
    }

    @Test func anAppAsksForASceneItHas() async throws {
        let session = try #require(tablet.scene()?.session)
        tablet.system.enterBackground()
        tablet.delegate.log = []
        let activity = NSUserActivity(activityType: "parcel")
        tablet.application.requestSceneSessionActivation(session, userActivity: activity, options: nil)
        await nextTurn()
        #expect(
            tablet.delegate.log == [
                "willEnterForeground 1 background", "willContinue parcel 1 foregroundInactive",
                "continue parcel 1 foregroundInactive", "didBecomeActive 1 foregroundActive",
            ]
        )
    }

    @Test func anAppClosesItsOwnScene() async throws {
        let session = try #require(tablet.scene()?.session)
        tablet.application.requestSceneSessionDestruction(session, options: nil)
        #expect(tablet.scene() != nil)
        await nextTurn()
        #expect(tablet.delegate.log.last == "didDiscard 1 background")
        var errors: [any Error] = []
        tablet.application.requestSceneSessionDestruction(session, options: nil) { errors.append($0) }
        await nextTurn()
        #expect(errors.map { ($0 as? UISceneError)?.code } == [.requestDenied])
    }

    @Test func anAppThatShowsOneSceneIsToldThatThereIsNoOther() async {
        tablet.system.configuration.sceneManifest?.supportsMultipleScenes = false
        var errors: [any Error] = []
        tablet.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0) }
        await nextTurn()
        #expect(errors.map { ($0 as? UISceneError)?.code } == [.multipleScenesNotSupported])
    }

    /// What is on the main queue by now has been done.
    private func nextTurn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
