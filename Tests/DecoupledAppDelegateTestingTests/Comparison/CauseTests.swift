import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a report says once of one cause.
@MainActor
@Suite(.net)
struct CauseTests {
    private let effects = Effects()
    private let url = URL(fileURLWithPath: "/page")

    /// How often a report says that something differs in an event.
    private func rows(of text: String) -> Int {
        text.components(separatedBy: "\n").filter { $0.contains(" | ") && $0.contains(": ") }.count
    }

    @Test func aSceneDelegateWhoseEffectsAreAllGoneIsOneCause() async {
        let effects = effects
        let report = await Comparison(
            before: { CastDelegate(effects) }, sceneDelegate: { CastingSceneDelegate() },
            after: { Roles() }, sceneDelegate: { CastingSceneDelegate() }, effects: { effects.take() }
        )
        .run([.launch, .roundTrip, .url(url), .activity("order")])
        #expect(report.differences.count > 4)
        let paragraphs = "\(report)".components(separatedBy: "\n\n")
        #expect(paragraphs[1].hasPrefix("All effects of CastingSceneDelegate are gone: is a cast nil?\n"), "\(report)")
        #expect(paragraphs[1].contains("more of this cause"))
        #expect(rows(of: paragraphs[1]) < 3)
        #expect(paragraphs.dropFirst(2).allSatisfy { !$0.contains("| effects") }, "\(report)")
        #expect(report.markdown().contains("**All effects of CastingSceneDelegate are gone: is a cast nil?** and "))
    }

    @Test func aLaunchMethodThatNowReturnsFalseIsOneCause() async {
        let opening: @MainActor (inout Roles, Bool) -> Void = { roles, isWilling in
            roles.appStateDelegate = [Handling(.didFinishLaunching) { $0 == nil || isWilling }]
            roles.urlDelegate = [note(.openURL, "opened")]
            roles.activityContinuationDelegate = [note(.continueUserActivity, "continued")]
            roles.shortcutItemDelegate = [note(.performShortcutAction, "performed")]
        }
        let report = await Comparison.ofRoles({ opening(&$0, true) }, { opening(&$0, false) }, effects: effects)
            .run([.url(url), .activity("order"), .shortcut("scan")], in: [.withoutScenes])
        #expect(report.differences.count > 3, "\(report)")
        let paragraphs = "\(report)".components(separatedBy: "\n\n")
        #expect(paragraphs.dropFirst(2).allSatisfy { $0.hasPrefix("Methods without a sample") }, "\(report)")
        #expect(
            paragraphs[1].hasPrefix(
                "A launch method now returns false: UIKit does not send what the app is launched for."))
        #expect(rows(of: paragraphs[1]) < 3)
    }

    private func note<Input>(_ event: Event<Input, Bool>, _ text: String) -> Handling {
        Handling(event) { _ in
            effects.note(text)
            return true
        }
    }

    private func note<Input>(_ event: Event<Input, Reply<Bool>>, _ text: String) -> Handling {
        Handling(event) { _ in
            effects.note(text)
            return true
        }
    }

    @Test func aSlotThatIsEmptyIsOneCause() async {
        let report = await Comparison.ofRoles {
            $0.appStateDelegate = [RecordingHandler()]
        } _: { _ in
        }
        .run([.launch, .roundTrip])
        #expect(report.differences.count > 6)
        let paragraphs = "\(report)".components(separatedBy: "\n\n")
        #expect(paragraphs[1].hasPrefix("No handler in appStateDelegate is called."), "\(report)")
        #expect(paragraphs.dropFirst(2).allSatisfy { $0.hasPrefix("Methods without a sample") }, "\(report)")
    }

    @Test func whereElseADifferenceWasSeenIsSaid() async {
        let comparison = Comparison.ofRoles(
            { $0.urlDelegate = [note(.openURL, "opened")] },
            { $0.urlDelegate = [Handling(.openURL) { _ in true }] }, effects: effects)
        let both = await comparison.run([.url(url)])
        #expect("\(both)".contains("in      file:///page (cold, without scenes) and 5 more, without and with scenes"))
        let one = await comparison.run([.url(url)], in: [.withScenes])
        #expect("\(one)".contains("in      file:///page (cold, with scenes) and 2 more, with scenes"), "\(one)")
        #expect(one.differences.map(\.worlds) == [[.withScenes]])
    }
}

@MainActor
private protocol Noting {
    var effects: Effects { get }
}

private final class CastDelegate: UIResponder, UIApplicationDelegate, Noting {
    let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }
}

/// Finds the application's delegate by a cast, as many scene delegates do.
private final class CastingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var effects: Effects? { unsafe (UIApplication.shared.delegate as? any Noting)?.effects }

    func sceneDidBecomeActive(_ scene: UIScene) { effects?.note("active") }
    func sceneWillResignActive(_ scene: UIScene) { effects?.note("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { effects?.note("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { effects?.note("foreground") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { effects?.note("opened") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { effects?.note("continued") }
}
