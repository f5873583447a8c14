import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SceneOrientationTests {
    private let tablet = Tablet.launched()

    @Test func aTurnedSceneIsToldHowItWas() {
        let log = tablet.log { #expect(tablet.system.rotate(to: .landscapeLeft)) }
        #expect(log == ["didUpdateGeometry from portrait to landscapeLeft 1 foregroundActive"])
        let later = tablet.log { #expect(tablet.system.rotate(to: .landscapeLeft)) }
        #expect(later.isEmpty)
        #expect(tablet.scene()?.coordinateSpace.bounds.width == 844)
    }

    @Test func aSceneWithoutTheMethodOfVersion26IsToldByTheOneBefore() {
        let tablet = Tablet.launched(lacks: ["windowScene:didUpdateEffectiveGeometry:"])
        let log = tablet.log { tablet.system.rotate(to: .landscapeLeft) }
        #expect(log == ["didUpdate from portrait to landscapeLeft 1 foregroundActive"])
        let later = tablet.log { tablet.system.setUserInterfaceStyle(.dark) }
        #expect(later == ["didUpdate from landscapeLeft to landscapeLeft 1 foregroundActive"])
    }

    @Test func eachSceneTurnsForItself() throws {
        let second = try #require(tablet.system.connectScene() as? UIWindowScene)
        tablet.sceneDelegate("1")?.orientations = .portrait
        #expect(tablet.system.rotate(to: .landscapeRight))
        #expect(tablet.scene("1")?.interfaceOrientation == .portrait)
        #expect(second.interfaceOrientation == .landscapeRight)
        #expect(!tablet.system.rotate(try #require(tablet.scene("1")), to: .landscapeRight))
    }

    @Test func theSceneIsAskedBeforeTheApplication() {
        tablet.delegate.orientations = .portrait
        #expect(tablet.system.rotate(to: .landscapeLeft))
    }

    @Test func theApplicationIsAskedForASceneThatHasNoMethodForThat() {
        let tablet = Tablet.launched(lacks: ["supportedInterfaceOrientationsForWindowScene:"])
        tablet.delegate.orientations = .portrait
        #expect(!tablet.system.rotate(to: .landscapeLeft))
        tablet.delegate.orientations = .landscape
        #expect(tablet.system.rotate(to: .landscapeLeft))
    }

    @Test func aSceneThatLeavesTheMethodToItsDefaultHasWhatTheApplicationsDelegateSays() {
        final class Silent: UIResponder, UIWindowSceneDelegate {}
        let tablet = Tablet()
        tablet.delegate.configuration = { session in
            session.configuration.delegateClass = Silent.self
            return session.configuration
        }
        tablet.delegate.orientations = .portrait
        tablet.system.launch()
        #expect(!tablet.system.rotate(to: .landscapeLeft))
    }

    @Test func aSceneThatSupportsNothingHasWhatTheApplicationDeclares() {
        tablet.sceneDelegate()?.orientations = []
        #expect(tablet.system.rotate(to: .landscapeLeft))
        #expect(!tablet.system.rotate(to: .portraitUpsideDown))
    }

    @Test func aNewSceneIsTurnedAsTheDeviceIs() {
        tablet.system.rotate(to: .landscapeLeft)
        let scene = tablet.system.connectScene() as? UIWindowScene
        #expect(scene?.interfaceOrientation == .landscapeLeft)
    }
}
