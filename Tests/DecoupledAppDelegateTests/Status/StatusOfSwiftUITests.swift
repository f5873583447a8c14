import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Foundation
import Testing

/// SwiftUI has an application delegate and, without a scene manifest, scene delegates of its own; the system's notifications remain.
@MainActor
struct StatusOfSwiftUITests {
    private let app = IsolatedApp()
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    init() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = ForeignSceneDelegate.self
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
    }

    @Test func theStatusIsRightThoughAnotherDelegatePassesEventsOn() {
        _ = status
        let wrapper = Wrapper(around: app.delegate)
        unsafe app.application.delegate = wrapper
        system.launch()
        app.application.connectedScenes.forEach(system.enterBackground)
        #expect(status.applicationState == .background)
        system.enterForeground()
        #expect(status.applicationState == .active)
        system.setProtectedDataAvailable(false)
        #expect(!status.isProtectedDataAvailable)
        system.receiveMemoryWarning()
        #expect(status.lastMemoryWarning != nil)
        withExtendedLifetime(wrapper) {}
    }

    @Test func scenesOfTheProcesssApplicationWithADelegateOfAnotherKindAreScenesOfTheSharedStatus() {
        let status = AppDelegate.shared.status
        let session = UISceneSession(
            persistentIdentifier: "1", configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let delegate = ForeignSceneDelegate()
        scene.delegate = delegate
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        #expect(status.connectedScenes.contains(scene))
        #expect(self.status.connectedScenes.isEmpty)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        #expect(!status.connectedScenes.contains(scene))
    }

    @Test func scenesOfAnotherApplicationAreNotScenesOfTheSharedStatus() throws {
        let status = AppDelegate.shared.status
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        #expect(!status.connectedScenes.contains(scene))
        #expect(self.status.connectedScenes.isEmpty)
    }
}

private final class ForeignSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    required override init() {
        super.init()
    }
}

/// Passes on what it does not implement, as SwiftUI's application delegate does.
private final class Wrapper: UIResponder, UIApplicationDelegate {
    private let wrapped: AppDelegate

    init(around wrapped: AppDelegate) {
        self.wrapped = wrapped
        super.init()
    }

    required override init() {
        wrapped = .shared
        super.init()
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { wrapped }
}
