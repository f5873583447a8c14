import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Faults of scenes and of the notification center that an application reports: a test app reports them too.
@MainActor
@Suite(.net) struct TestAppFaultTests {
    private let app = TestApp()

    @Test func aSceneDelegateThatForwardsNothingIsReported() async {
        app.sceneDelegateClass = StrangeSceneDelegate.self
        app.connectScene(opening: URL(fileURLWithPath: "/page"))
        await app.settle()
        #expect(app.faults.map(\.reason) == [.foreignSceneDelegate])
        #expect(app.faults.map(\.handler) == ["StrangeSceneDelegate"])
        #expect("\(app.faults)".contains("a URL of the scheme file"))
    }

    @Test func aSecondSceneWhoseDelegateForwardsNothingIsReportedToo() async {
        app.connectScene()
        app.sceneDelegateClass = StrangeSceneDelegate.self
        app.connectScene()
        await app.settle()
        #expect(app.faults.map(\.reason) == [.foreignSceneDelegate])
    }

    @Test func aSceneDelegateThatForwardsEverythingIsNotReported() async {
        app.sceneDelegateClass = OwnSceneDelegate.self
        app.connectScene()
        await app.settle()
        #expect(app.faults.isEmpty)
    }

    @Test func aConnectionThatIsNotForwardedIsReportedWhereTheSessionConnectsAgain() async {
        app.sceneDelegateClass = PartialSceneDelegate.self
        let scene = app.connectScene()
        app.disconnect(scene)
        await app.settle()
        #expect(app.faults.isEmpty)
        app.enterForeground()
        await app.settle()
        #expect(app.faults.map(\.reason) == [.unforwardedConnection])
    }

    @Test func aConnectionThatIsNotForwardedIsDelivered() async {
        let recorder = RecordingHandler()
        app.delegate.sceneConnectionDelegate = [recorder]
        app.sceneDelegateClass = PartialSceneDelegate.self
        app.connectScene()
        await app.settle()
        #expect(recorder.events == [.sceneWillConnect])
        #expect(app.faults.isEmpty)
    }

    @Test func aDelegateThatTakesTheCentersPlaceWhenTheAppIsActiveIsReported() {
        let strange = StrangeCenterDelegate()
        app.delegate.userNotificationsDelegate = [RecordingHandler()]
        app.delegate.appStateDelegate = [
            Handling(.didBecomeActive) { UNUserNotificationCenter.current().delegate = strange }
        ]
        app.launch()
        app.enterBackground()
        app.enterForeground()
        #expect(app.faults.map(\.reason) == [.displaced])
        #expect(app.faults.map(\.handler) == ["StrangeCenterDelegate"])
    }

    @Test func anApplicationsDelegateThatNoLongerForwardsIsReported() async {
        app.delegate.urlDelegate = [RecordingHandler()]
        app.launch()
        unsafe app.application.delegate = StrangeAppDelegate.shared
        app.enterBackground()
        app.enterForeground()
        app.delegate.systemConditionsDelegate = [RecordingHandler()]
        await app.settle()
        #expect(app.faults.map(\.reason).contains(.shadowed))
    }
}

private final class StrangeSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class OwnSceneDelegate: SceneDelegate {}

/// Forwards every method of ours but that of the connection, as SwiftUI's scene delegate was seen to do.
private final class PartialSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let next = SceneDelegate()
    private let unforwarded = Selector("scene:willConnectToSession:options:")

    override func responds(to aSelector: Selector!) -> Bool {
        aSelector != unforwarded && next.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { aSelector == unforwarded ? nil : next }

    func sceneDidBecomeActive(_ scene: UIScene) { next.sceneDidBecomeActive(scene) }
}

private final class StrangeCenterDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {}

private final class StrangeAppDelegate: UIResponder, UIApplicationDelegate {
    static let shared = StrangeAppDelegate()

    override func responds(to aSelector: Selector!) -> Bool { false }
}
