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

    @Test(arguments: [true, nil])
    func aWrappedAppDelegateReceivesTheTransitionsOfThePackagesSceneWhereTheAppSaysSo(receivesSceneEvents: Bool?) {
        let scene = app.connectScene()
        let other = app.connectScene()
        let delegate = SilentSceneDelegate()
        other.delegate = delegate
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old, receivesSceneEvents: receivesSceneEvents))
        app.enterBackground(other)
        app.enterForeground(scene)
        let before = old.calls.count
        app.enterBackground(scene)
        app.enterForeground(scene)
        #expect(old.calls.dropFirst(before).map(\.event) == (receivesSceneEvents == true ? Self.day : []))
    }
}

/// A scene delegate that forwards nothing.
private final class SilentSceneDelegate: UIResponder, UIWindowSceneDelegate {}
