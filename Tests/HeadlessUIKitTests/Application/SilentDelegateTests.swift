import Foundation
import HeadlessUIKit
import Testing

/// What the system assumes where a delegate has no method of its own.
@Suite(.net) @MainActor struct SilentDelegateTests {
    private final class Silent: UIResponder, UIApplicationDelegate {}
    private final class SilentScene: UIResponder, UIWindowSceneDelegate {}

    private let application = UIApplication()
    private let delegate = Silent()

    private var system: HeadlessSystem {
        application.system
    }

    init() {
        system.configuration.sources = []
        system.configuration.sceneManifest = nil
        system.configuration.orientations = [.portrait, .landscapeLeft]
    }

    private func launch() throws -> Bool {
        unsafe application.delegate = delegate
        return system.launch()
    }

    @Test func theApplicationLivesThroughEverythingThatHappensToIt() throws {
        #expect(try launch())
        system.enterBackground()
        system.enterForeground()
        system.receiveMemoryWarning()
        system.changeTimeSignificantly()
        system.setProtectedDataAvailable(false)
        system.setProtectedDataAvailable(true)
        system.requestHealthAuthorization()
        system.updateUserActivity(NSUserActivity(activityType: "parcel"))
        system.failToContinueUserActivity(type: "parcel", error: CocoaError(.userCancelled))
        #expect(application.applicationState == .active)
        system.terminate()
    }

    @Test func nothingIsTakenOrKnown() throws {
        #expect(try launch())
        let url = try #require(URL(string: "courier://parcel/7"))
        #expect(system.open(url) == false)
        #expect(system.continueUserActivity(NSUserActivity(activityType: "parcel")) == false)
        #expect(system.handler(for: INIntent()) == nil)
    }

    @Test func whatNobodyForbidsIsAllowed() throws {
        #expect(try launch())
        #expect(system.allowsExtensionPoint(.keyboard))
        #expect(system.localizesKeyCommands())
        #expect(system.rotate(to: .landscapeLeft))
        #expect(!system.rotate(to: .landscapeRight))
    }

    @Test func theStateOfTheAppIsNeitherSavedNorRestored() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(!delegate.application(application, shouldSaveSecureApplicationState: coder))
        #expect(!delegate.application(application, shouldRestoreSecureApplicationState: coder))
        #expect(
            delegate.application(application, viewControllerWithRestorationIdentifierPath: ["root"], coder: coder)
                == nil
        )
    }

    @Test func aWindowThatIsSetIsNotKept() {
        let delegate: any UIApplicationDelegate = delegate
        delegate.window = UIWindow()
        #expect(delegate.window == nil)
        let scene: any UIWindowSceneDelegate = SilentScene()
        scene.window = UIWindow()
        #expect(scene.window == nil)
    }

    @Test func aSceneLivesThroughEverythingThatHappensToIt() async throws {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = SilentScene.self
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        #expect(try launch())
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        #expect(scene.delegate is SilentScene)

        let url = try #require(URL(string: "courier://parcel/7"))
        #expect(system.open(url) == true)
        #expect(system.continueUserActivity(NSUserActivity(activityType: "parcel")) == true)
        system.updateUserActivity(NSUserActivity(activityType: "parcel"))
        system.failToContinueUserActivity(type: "parcel", error: CocoaError(.userCancelled))
        #expect(system.rotate(to: .landscapeLeft))
        #expect(scene.interfaceOrientation == .landscapeLeft)
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        #expect(await firstAnswer { system.performAction(for: item, completion: $0) } == false)

        system.enterBackground()
        system.enterForeground()
        #expect(scene.activationState == .foregroundActive)
        #expect(scene.session.stateRestorationActivity == nil)
        system.close(scene)
        #expect(application.connectedScenes.isEmpty)
    }
}
