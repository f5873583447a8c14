import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of completion handlers of quick actions that an app delegate or a scene delegate calls twice, or never.
@MainActor
@Suite(.net)
struct QuickActionComparisonTests {
    private func comparison(
        _ before: Use, scene sceneBefore: Use? = nil, to after: Use, sceneAfter: Use? = nil
    ) -> Comparison {
        var comparison = Comparison(
            before: { ActionDelegate(before) }, sceneDelegate: sceneDelegate(sceneBefore),
            after: { ActionDelegate(after) }, sceneDelegate: sceneDelegate(sceneAfter))
        comparison.patience = 0.05
        return comparison
    }

    private func sceneDelegate(_ use: Use?) -> (@MainActor () -> any UIWindowSceneDelegate)? {
        guard let use else { return nil }
        return { ActionSceneDelegate(use) }
    }

    private func report(_ comparison: Comparison) async -> ComparisonReport {
        var comparison = comparison
        comparison.triesVariants = false
        return await comparison.run([.shortcut("scan")])
    }

    /// What differs while the app runs; one that a quick action launches performs it without a completion handler if it has scenes.
    private func differences(_ report: ComparisonReport) -> [Difference] {
        let cases = report.cases.filter { $0.start != .cold }
        return cases.flatMap(\.differences).filter { $0.event == .performShortcutAction }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// How a report begins to list what was wrong before.
    private let listed = "Mistakes that the app made before: application(_:performActionFor:"

    @Test(arguments: [nil, Use.once])
    fileprivate func aSceneDelegateThatCallsTheCompletionHandlerTwiceIsFound(scene: Use?) async {
        let report = await report(comparison(.once, scene: scene, to: .once, sceneAfter: .twice))
        #expect(differences(report).map(\.kind) == [.fault], "\(report)")
        #expect(differences(report).first?.after.hasPrefix("ActionSceneDelegate called") == true, "\(report)")
    }

    @Test(arguments: [nil, Use.twice])
    fileprivate func oneThatCalledItTwiceBeforeIsNoDifferenceAndListed(scene: Use?) async {
        let report = await report(comparison(.twice, scene: scene, to: .once, sceneAfter: .twice))
        #expect(differences(report) == [], "\(report)")
        #expect("\(report)".contains(listed), "\(report)")
    }

    @Test(arguments: [Use.drops, .keeps])
    fileprivate func aCompletionHandlerThatIsNeverCalledOnEitherSideIsNoDifference(use: Use) async {
        let adopting = await report(comparison(use, to: .once, sceneAfter: use))
        #expect(differences(adopting) == [], "\(adopting)")
        for scene in [nil, use] {
            var wrapping = Comparison(
                before: { ActionDelegate(use) }, sceneDelegate: sceneDelegate(scene),
                after: { roles { $0.append(ExistingAppDelegate(wrapping: ActionDelegate(use))) } })
            wrapping.patience = 0.05
            let report = await report(wrapping)
            #expect(differences(report) == [], "\(report)")
            #expect("\(report)".contains(listed), "\(report)")
            // Nobody else has a result in the place of an app delegate's.
            #expect("\(report)".contains("That counts as no result; call it"), "\(report)")
        }
    }

    @Test(arguments: [Use.drops, .keeps], [nil, Use.declines])
    fileprivate func aCompletionHandlerThatIsCalledOnOneSideAloneIsFound(use: Use, scene: Use?) async {
        let called = await report(comparison(use, to: .declines, sceneAfter: scene))
        #expect(differences(called).map(\.kind) == [.promptness], "\(called)")
        #expect(differences(called).map(\.before) == ["never finished"], "\(called)")
        let uncalled = await report(comparison(.declines, to: use, sceneAfter: scene.map { _ in use }))
        #expect(
            differences(uncalled).contains { $0.kind == .promptness && $0.after == "never finished" }, "\(uncalled)")
    }

    @Test func aHandlerThatCallsWhatTheAppDelegateNeverCalledIsFound() async {
        var comparison = Comparison(
            before: { ActionDelegate(.drops) },
            after: { roles { $0.shortcutItemDelegate = [Handling(.performShortcutAction) { _ in false }] } })
        comparison.patience = 0.05
        let report = await report(comparison)
        #expect(differences(report).map(\.kind) == [.promptness], "\(report)")
    }

    @Test func aQuickActionThatNobodyPerformsIsNoDifference() async {
        var comparison = Comparison(
            before: { UnawareDelegate() }, after: { UnawareDelegate() }, sceneDelegate: { EmptySceneDelegate() })
        comparison.patience = 0.05
        let report = await report(comparison)
        #expect(report.differences == [], "\(report)")
    }
}

/// How often a completion handler is called, and with what.
private enum Use: Sendable {
    case once, twice, declines, drops, keeps

    @MainActor func call(_ completionHandler: @escaping (Bool) -> Void) {
        switch self {
        case .once: completionHandler(true)
        case .twice: for _ in 0..<2 { completionHandler(true) }
        case .declines: completionHandler(false)
        case .drops: break
        case .keeps: Kept.completionHandlers.append(completionHandler)
        }
    }
}

@MainActor private enum Kept {
    static var completionHandlers: [(Bool) -> Void] = []
}

private final class ActionDelegate: UIResponder, UIApplicationDelegate {
    private let use: Use

    init(_ use: Use) {
        self.use = use
        super.init()
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { use.call(completionHandler) }
}

private final class ActionSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let use: Use

    init(_ use: Use) {
        self.use = use
        super.init()
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { use.call(completionHandler) }
}

private final class UnawareDelegate: UIResponder, UIApplicationDelegate {
    override func responds(to aSelector: Selector!) -> Bool { false }
}

/// Has every method by default, as each class has where there is no Objective-C.
private final class EmptySceneDelegate: UIResponder, UIWindowSceneDelegate {}
