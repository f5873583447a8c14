import HeadlessUIKit
import Testing

/// Whoever observes traits of a scene is told when one of them has changed, with those before.
@MainActor struct SceneTraitTests {
    private let tablet = Tablet.launched()

    @Test func aTraitThatChangesIsToldToWhoeverObservesIt() throws {
        let scene = try #require(tablet.scene())
        var styles: [UIUserInterfaceStyle] = []
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, previous) in
            styles += [previous.userInterfaceStyle, scene.traitCollection.userInterfaceStyle]
        }
        tablet.system.rotate(to: .landscapeLeft)
        #expect(styles == [])
        tablet.system.setUserInterfaceStyle(.dark)
        tablet.system.setUserInterfaceStyle(.dark)
        #expect(styles == [.light, .dark])
    }

    @Test func aTurnedPhoneIsCompactFromTopToBottom() throws {
        let scene = try #require(tablet.scene())
        var sizes: [UIUserInterfaceSizeClass] = []
        scene.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) {
            (scene: UIWindowScene, previous) in
            sizes += [previous.verticalSizeClass, scene.traitCollection.verticalSizeClass]
        }
        tablet.system.rotate(to: .landscapeLeft)
        #expect(sizes == [.regular, .compact])
        tablet.system.rotate(to: .landscapeRight)
        #expect(sizes.count == 2)
    }

    @Test func anObservationCanBeEnded() throws {
        let scene = try #require(tablet.scene())
        var changes = 0
        let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIWindowScene, _) in changes += 1
        }
        scene.unregisterForTraitChanges(registration)
        tablet.system.setUserInterfaceStyle(.dark)
        #expect(changes == 0)
    }

    @Test func traitsAreComparedByValue() {
        #expect(tablet.scene()?.traitCollection == tablet.scene()?.traitCollection)
        #expect(tablet.scene()?.traitCollection != UITraitCollection())
        #expect(UITraitCollection().hash == UITraitCollection().hash)
    }
}
