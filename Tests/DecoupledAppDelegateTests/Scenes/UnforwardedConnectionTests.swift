import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Foundation
import HeadlessUIKit
import Testing

/// A scene delegate that forwards to ours as SwiftUI's does, but not the connection of its scene.
@MainActor
struct UnforwardedConnectionTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let everything = RecordingHandler.taking()

    init() {
        app.delegate.roles.append(everything)
        declare(PartialSceneDelegate.self)
    }

    /// What a scene is connected for, by the event that handlers receive.
    nonisolated enum Reason: CaseIterable {
        case url, activity, quickAction, response
        #if CloudKit
        case share
        #endif

        var event: AppEvent {
            switch self {
            case .url: .openURL
            case .activity: .continueUserActivity
            case .quickAction: .performShortcutAction
            case .response: .didReceiveNotificationResponse
            #if CloudKit
            case .share: .didAcceptCloudKitShare
            #endif
            }
        }

        @MainActor var options: UIScene.ConnectionOptions {
            switch self {
            case .url: .init(urlContexts: [UIOpenURLContext(url: .page, options: UIScene.OpenURLOptions())])
            case .activity: .init(userActivities: [NSUserActivity(activityType: "page")])
            case .quickAction: .init(shortcutItem: UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan"))
            case .response: .init(notificationResponse: TestApp().makeResponse(to: [:]))
            #if CloudKit
            case .share: .init(cloudKitShareMetadata: CKShare.Metadata(containerIdentifier: "container"))
            #endif
            }
        }
    }

    @Test(arguments: Reason.allCases)
    func whatTheSceneConnectsForIsDeliveredOnceWithItsConnectionBeforeItIsActive(reason: Reason) async {
        launch(for: reason.options)
        await nextTurn()
        let expected = [AppEvent.sceneWillConnect, reason.event, .sceneDidBecomeActive]
        #expect(everything.events.filter(expected.contains) == expected)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: Reason.allCases)
    func aSceneThatStaysInTheBackgroundHearsOfItByTheNextTurn(reason: Reason) async {
        app.launch()
        await nextTurn()
        _ = app.application.system.connectScene(options: reason.options, inForeground: false)
        #expect(count(of: .sceneWillConnect) == 1)
        await nextTurn()
        #expect(count(of: .sceneWillConnect) == 2)
        #expect(count(of: reason.event) == 1)
    }

    @Test func aSceneThatDisconnectsInTheSameTurnIsNotConnectedAfterwards() async throws {
        app.launch()
        await nextTurn()
        let options = Reason.url.options
        let scene = try #require(app.application.system.connectScene(options: options, inForeground: false))
        app.application.system.disconnect(scene)
        await nextTurn()
        #expect(count(of: .sceneWillConnect) == 1)
        #expect(count(of: .openURL) == 0)
    }

    @Test(arguments: Reason.allCases)
    func aConnectionThatIsForwardedLateIsNotDeliveredAgain(reason: Reason) async throws {
        let options = reason.options
        launch(for: options)
        let scene = try #require(app.application.connectedScenes.first)
        let delegate = try #require(scene.delegate as? PartialSceneDelegate)
        delegate.next.scene(scene, willConnectTo: scene.session, options: options)
        await nextTurn()
        #expect(count(of: .sceneWillConnect) == 1)
        #expect(count(of: reason.event) == 1)
    }

    @Test func aConnectionThatIsForwardedIsDeliveredOnce() async {
        declare(SceneDelegate.self)
        launch(for: Reason.quickAction.options)
        await nextTurn()
        #expect(count(of: .sceneWillConnect) == 1)
        #expect(count(of: .performShortcutAction) == 1)
    }

    @Test func aSubclassThatOverridesTheMethodHasReceivedTheConnectionItself() async {
        declare(OverridingSceneDelegate.self)
        launch(for: Reason.quickAction.options)
        await nextTurn()
        #expect(count(of: .sceneWillConnect) == 0)
        #expect(count(of: .performShortcutAction) == 0)
    }

    @Test(arguments: [
        (Reason.url, "a URL of the scheme file"), (.activity, "an activity of the type page"),
        (.quickAction, "the quick action scan"), (.response, "a response to a notification"),
    ])
    func theFaultOfADelegateThatForwardsNothingSaysWhatIsLost(reason: Reason, words: String) async {
        declare(ForeignSceneDelegate.self)
        launch(for: reason.options)
        await nextTurn()
        #expect(app.faults.map(\.reason) == [.foreignSceneDelegate])
        #expect("\(app.faults[0])".contains("No handler receives what the scene connects for: \(words)."))
    }

    @Test func aSessionThatConnectsAgainWithoutAConfigurationIsReported() async throws {
        launch(for: .init())
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.disconnect(scene)
        await nextTurn()
        app.application.system.reconnectScene(of: scene.session, options: Reason.quickAction.options)
        await nextTurn()
        #expect(app.faults.map(\.reason) == [.unforwardedConnection])
        #expect(app.faults.map(\.handler) == ["PartialSceneDelegate"])
    }

    /// Launches an app whose first scene connects for something.
    private func launch(for options: UIScene.ConnectionOptions) {
        app.application.system.launchReason = .background
        app.launch()
        _ = app.application.system.connectScene(options: options)
    }

    private func count(of event: AppEvent) -> Int { everything.events.count { $0 == event } }

    private func declare(_ type: AnyClass) {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = type
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
    }
}

private final class OverridingSceneDelegate: SceneDelegate {
    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

private final class ForeignSceneDelegate: UIResponder, UIWindowSceneDelegate {}
