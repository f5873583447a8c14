#if RemoteNotifications && !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Links that come to nothing in an app with scenes.
@MainActor
@Suite(.net)
struct UnheardLinkTests {
    private let page = URL(fileURLWithPath: "/page")

    @Test(arguments: [true, false])
    func aLinkThatASceneDelegateHadAMethodForAndNoRoleTakesIsFoundWithoutEffects(isTaken: Bool) async {
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { LinkSceneDelegate(isOfLinks: true) },
            after: { roles { if isTaken { $0.urlDelegate = [Handling(.openURL) { _ in true }] } } }
        )
        .run([.url(page)])
        #expect(report.differences.map(\.kind) == (isTaken ? [] : [.notHandled]), "\(report)")
        #expect(report.differences.map(\.before) == (isTaken ? [] : ["implemented"]), "\(report)")
    }

    @Test(arguments: [true, false])
    func aLinkThatASceneDelegateHadAMethodForAndAnotherHasNotIsFoundWithoutEffects(isTaken: Bool) async {
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { LinkSceneDelegate(isOfLinks: true) },
            after: { PlainDelegate() }, sceneDelegate: { LinkSceneDelegate(isOfLinks: isTaken) }
        )
        .run([.url(page)])
        #expect(report.differences.map(\.event) == (isTaken ? [] : [.openURL]), "\(report)")
    }

    @Test func aStateThatASceneDelegateHadAMethodForAndARoleOfTheAppTakesIsNoLoss() async {
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { ActiveSceneDelegate() },
            after: { roles { $0.appStateDelegate = [Handling(.didBecomeActive) { _ in }] } }
        )
        .run([.launch])
        #expect(!report.differences.map(\.kind).contains(.notHandled), "\(report)")
    }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

/// Has a method for links, or for none.
private final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let isOfLinks: Bool

    init(isOfLinks: Bool) {
        self.isOfLinks = isOfLinks
        super.init()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    override func responds(to selector: Selector!) -> Bool {
        isOfLinks && selector == Selector("scene:openURLContexts:")
    }
}

private final class ActiveSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {}

    override func responds(to selector: Selector!) -> Bool { selector == Selector("sceneDidBecomeActive:") }
}
#endif
