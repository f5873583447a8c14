import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// When a scene's delegate says that it has a method: exactly if a handler wants the event that the method tells of.
@MainActor
struct SceneSelectorTests {
    private let app = IsolatedApp(scenes: SceneManifest())

    /// The methods by UIKit's own names, each with the event it tells of.
    private static let doors: [(selector: String, event: AppEvent)] = {
        var doors: [(String, AppEvent)] = [
            ("scene:willConnectToSession:options:", .sceneWillConnect),
            ("sceneDidDisconnect:", .sceneDidDisconnect),
            ("sceneDidBecomeActive:", .sceneDidBecomeActive),
            ("sceneWillResignActive:", .sceneWillResignActive),
            ("sceneWillEnterForeground:", .sceneWillEnterForeground),
            ("sceneDidEnterBackground:", .sceneDidEnterBackground),
            ("scene:openURLContexts:", .openURL),
            ("scene:willContinueUserActivityWithType:", .willContinueUserActivity),
            ("scene:continueUserActivity:", .continueUserActivity),
            ("scene:didFailToContinueUserActivityWithType:error:", .didFailToContinueUserActivity),
            ("scene:didUpdateUserActivity:", .didUpdateUserActivity),
            ("stateRestorationActivityForScene:", .sceneStateRestorationActivity),
            ("scene:restoreInteractionStateWithUserActivity:", .sceneRestoreInteractionState),
            ("windowScene:didUpdateEffectiveGeometry:", .windowSceneDidUpdateGeometry),
            ("supportedInterfaceOrientationsForWindowScene:", .supportedInterfaceOrientations),
            ("windowScene:performActionForShortcutItem:completionHandler:", .performShortcutAction),
        ]
        #if CloudKit
        doors.append(("windowScene:userDidAcceptCloudKitShareWithMetadata:", .didAcceptCloudKitShare))
        #endif
        return doors
    }()

    @Test func onlyTheConnectionIsRespondedToWithoutHandlers() {
        #expect(respondedTo(SceneDelegate(for: app.delegate)) == [.sceneWillConnect])
    }

    @Test func eachEventAloneDecidesOverItsMethod() {
        let delegate = SceneDelegate(for: app.delegate)
        for event in AppEvent.allCases {
            app.delegate.roles = Roles(RecordingHandler.taking(wanting: [event]))
            let expected = Set(Self.doors.map(\.event)).intersection([event]).union([.sceneWillConnect])
            #expect(respondedTo(delegate) == expected)
        }
    }

    @Test func theMethodThatVersion26ReplacedIsLeftToSubclasses() {
        app.delegate.roles = Roles(RecordingHandler.taking())
        let replaced = Selector("windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:")
        #expect(!SceneDelegate(for: app.delegate).responds(to: replaced))
        #expect(OlderSceneDelegate(for: app.delegate).responds(to: replaced))
    }

    @Test func selectorsOfNoSceneAreAnsweredAsUsual() {
        app.delegate.roles = Roles(RecordingHandler.taking())
        let delegate = SceneDelegate(for: app.delegate)
        for selector in ["application:openURL:options:", "somebodyElsesMethod:", ""] {
            #expect(!delegate.responds(to: Selector(selector)))
        }
        #expect(!delegate.responds(to: nil))
    }

    @Test func anOverrideRunsAndMakesItsMethodRespondedTo() throws {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = OverridingSceneDelegate.self
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        let state = AppStateProbe()
        app.delegate.appStateDelegate = [state]
        app.launch()
        let delegate = app.application.connectedScenes.first?.delegate
        let own = try #require(delegate as? OverridingSceneDelegate)
        #expect(respondedTo(own) == [.sceneWillConnect, .sceneDidBecomeActive])
        #expect(own.activations == 1)
        #expect(state.told == [.willEnterForeground, .didBecomeActive])
    }

    private func respondedTo(_ delegate: SceneDelegate) -> Set<AppEvent> {
        Set(Self.doors.filter { delegate.responds(to: Selector($0.selector)) }.map(\.event))
    }
}

private final class OverridingSceneDelegate: SceneDelegate {
    private(set) var activations = 0

    override class var overriddenEvents: Set<AppEvent>? { [.sceneDidBecomeActive] }

    override func sceneDidBecomeActive(_ scene: UIScene) {
        activations += 1
        super.sceneDidBecomeActive(scene)
    }
}

private final class OlderSceneDelegate: SceneDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [.windowSceneDidUpdateGeometry] }

    override func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}
