import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An app has a window of the package's scene delegate, and one whose delegate is of another class, such as that of an SDK.
@MainActor
struct MixedScenesTests {
    private let app = TestApp()
    private let old = OldAppDelegate(implementing: Self.day)
    private static let day: [AppEvent] = [
        .willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive,
    ]

    @Test(arguments: [false, true])
    func aWrappedAppDelegateReceivesTheTransitionsOfThePackagesSceneOnce(otherForwardsByHand: Bool) throws {
        let scene = app.connectScene()
        let other = app.connectScene()
        let delegate = OtherSceneDelegate()
        if otherForwardsByHand { delegate.target = app }
        other.delegate = delegate
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.enterBackground(other)
        app.enterForeground(scene)
        let before = old.calls.count
        app.enterBackground(scene)
        app.enterForeground(scene)
        // It comes to the front as well, and forwards what the app has made already.
        app.enterForeground(other)
        #expect(old.calls.dropFirst(before).map(\.event) == Self.day)
    }
}

/// A scene delegate of an app's own that forwards transitions by hand, or does nothing.
private final class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {
    weak var target: TestApp?

    func sceneDidBecomeActive(_ scene: UIScene) {
        if let target { target.delegate.applicationDidBecomeActive(target.application) }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        if let target { target.delegate.applicationWillEnterForeground(target.application) }
    }
}
