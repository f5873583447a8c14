import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of an event that reaches the app's code more often than before.
@MainActor
@Suite(.net)
struct RepeatedDeliveryTests {
    private let url = URL(fileURLWithPath: "/page")

    private func comparison(_ sceneDelegate: @escaping @MainActor () -> any UIWindowSceneDelegate) -> Comparison {
        Comparison(
            before: { OldDelegate() }, sceneDelegate: { OldSceneDelegate() },
            after: { roles { $0.urlDelegate = [Handling(.openURL) { _ in true }] } }, sceneDelegate: sceneDelegate)
    }

    @Test func anEventThatABridgeBringsOnceMoreOnALaterTurnIsFoundWithoutEffects() async {
        let report = await comparison { RepeatingSceneDelegate() }.run([.url(url)])
        #expect(report.differences.map(\.event) == [.openURL], "\(report)")
        #expect(report.differences.map(\.after) == ["called 2 times"], "\(report)")
        #expect(report.rows.first?.cases.count == 2, "\(report)")
        #expect(await comparison { SceneDelegate() }.run([.url(url)]).differences == [])
    }

    @Test func anEventThatIsBroughtTwiceInOneTurnIsAFaultWithoutEffects() async {
        let report = await comparison { BridgingSceneDelegate() }.run([.url(url)])
        #expect(report.differences.map(\.kind) == [.fault], "\(report)")
    }

    @Test func aCallThatNoHandlerWantsAnyMoreTheSecondTimeIsFoundWithoutEffects() async {
        let report = await Comparison.ofRoles(
            { $0.systemConditionsDelegate = [Counting(limit: 2)] },
            { $0.systemConditionsDelegate = [Counting(limit: 1)] }
        )
        .run([Sample(.significantTimeChange) {}], in: [.withoutScenes])
        #expect(report.differences.map(\.before) == ["called 2 times"], "\(report)")
        #expect(report.differences.map(\.after) == ["called once"], "\(report)")
    }

    @Test func aCallThatAHandlerStillWantsTheSecondTimeIsFoundWithoutEffects() async {
        let report = await Comparison.ofRoles(
            { $0.systemConditionsDelegate = [Counting(limit: 1)] },
            { $0.systemConditionsDelegate = [Counting(limit: 2)] }
        )
        .run([Sample(.significantTimeChange) {}], in: [.withoutScenes])
        #expect(report.differences.map(\.after) == ["called 2 times"], "\(report)")
    }

    @Test func aReportWithoutEffectsSaysThatItDoesNotSeeWhatTwoObjectsDo() async {
        let report = await comparison { DoublingSceneDelegate() }.run([.url(url)])
        #expect(report.differences == [])
        #expect("\(report)".contains("what it does twice"), "\(report)")
    }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {}

private final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Forwards each URL to the handlers, and to the app delegate.
private final class BridgingSceneDelegate: SceneDelegate {
    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        super.scene(scene, openURLContexts: URLContexts)
        for context in URLContexts { _ = AppDelegate.shared.application(.shared, open: context.url) }
    }
}

/// The same, but the app delegate has it later.
private final class RepeatingSceneDelegate: SceneDelegate {
    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        super.scene(scene, openURLContexts: URLContexts)
        let urls = URLContexts.map(\.url)
        Task { for url in urls { _ = AppDelegate.shared.application(.shared, open: url) } }
    }
}

/// Opens each URL itself, and leaves it to the handlers as well.
private final class DoublingSceneDelegate: SceneDelegate {
    private var opened: [URL] = []

    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        opened += URLContexts.map(\.url)
        super.scene(scene, openURLContexts: URLContexts)
    }
}

/// Wants the first calls only.
private final class Counting: SystemConditionsDelegate {
    private var left: Int

    init(limit: Int) { left = limit }

    func handles(_ event: AppEvent) -> Bool { event == .significantTimeChange && left > 0 }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        left -= 1
        AppDelegate.shared.refreshResponses()
    }
}
