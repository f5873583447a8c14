import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What is accepted as a report printed it, and nothing else.
@MainActor
@Suite(.net)
struct AcceptanceTests {
    private let effects = Effects()

    private static let launch = "application(_:didFinishLaunchingWithOptions:)"

    private let samples = [Sample.launch, .backgroundURLSession("uploads")]

    /// Compares an app delegate that does something at each launch, and makes a screen, with one that does less, and a scene delegate that
    /// makes the screen for its scene, or forgets to.
    private func comparison(lost: String = "launched", makesScreen: Bool = true) -> Comparison {
        let effects = effects
        return Comparison(
            before: {
                LaunchingAppDelegate {
                    for effect in ["launched", "database open", "screen"] { effects.note(effect) }
                }
            },
            after: {
                LaunchingAppDelegate {
                    for effect in ["launched", "database open"] where !lost.contains(effect) { effects.note(effect) }
                }
            },
            sceneDelegate: { ConnectingSceneDelegate { if makesScreen { effects.note("screen") } } },
            effects: { effects.take() }
        )
    }

    @Test func whatIsAcceptedIsNoDifferenceAndIsPrintedWithItsReason() async {
        let report = await comparison().acceptingAll(of: await comparison().run(samples)).run(samples)
        #expect(report.hasNoDifferences)
        #expect(
            "\(report)".contains("| effects: launched; screen -> nothing\n    because  It is meant."), "\(report)")
    }

    /// What is lost with launch options and without them reads the same.
    @Test func whatReadsTheSameIsAcceptedByOneLine() async {
        let links = ["a", "b", "c", "d"].map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let report = await comparison(makesScreen: false).run([.launch, .backgroundURLSession("uploads")] + links)
        let rows = report.rows.filter { $0.difference.kind == .effects && $0.difference.event == .didFinishLaunching }
        #expect(rows.count == 1, "\(report)")
        #expect(Set(rows.first?.cases ?? []).count > 4, "\(report)")
    }

    @Test func whatIsLostBesideWhatIsAcceptedIsFound() async {
        let report = await comparison(lost: "launched, database open").acceptingAll(of: await comparison().run(samples))
            .run(samples)
        #expect(report.differences.contains { $0.before.contains("database open") }, "\(report)")
        #expect(report.differences.contains { $0.kind == .unneededAcceptance }, "\(report)")
    }

    @Test func whatIsAcceptedInOneCaseIsFoundInAnother() async {
        let right = comparison(lost: "").acceptingNoScreen(in: "background session uploads (cold, adopting scenes)")
        let report = await right.run(samples)
        #expect(report.differences.filter { $0.kind == .effects } == [], "\(report)")
        #expect(report.accepted.map(\.kind) == [.effects], "\(report)")
        let wrong = await comparison(lost: "", makesScreen: false)
            .acceptingNoScreen(in: "background session uploads (cold, adopting scenes)").run(samples)
        let found = wrong.rows.filter { $0.difference.kind == .effects && $0.acceptedBecause == nil }
        #expect(found.map(\.cases) == [["a launch (cold, adopting scenes)"]], "\(wrong)")
    }

    @Test func aDifferenceThatIsSeenInMoreCasesThanThoseOfASetIsNotAccepted() async {
        let twice = [Sample.backgroundURLSession("uploads"), .backgroundURLSession("downloads")]
        let accepting = comparison(lost: "").accepting(
            Self.launch, .effects, before: "screen", after: "nothing", set: "2-d131f8a0", because: "There is no scene.")
        #expect(await accepting.run(twice).differences.filter { $0.kind != .arguments } == [])
        let more = await accepting.run(twice + [.backgroundURLSession("other")])
        #expect(more.differences.map(\.kind) == [.effects, .unneededAcceptance], "\(more)")
    }

    @Test func anAcceptanceThatMatchesTwoDifferencesIsOne() async {
        let report = await comparison(makesScreen: false).accepting(
            Self.launch, .effects, before: .matching(".*launched.*"), after: "nothing", because: "It is meant."
        )
        .accepting(Self.launch, .effects, before: "lost", after: "nothing", because: "It never was.").run(samples)
        #expect(report.differences.contains { $0.kind == .unneededAcceptance }, "\(report)")
        let broad = await comparison(makesScreen: true).accepting(
            Self.launch, .effects, before: .matching(".*launched.*"), after: "nothing", because: "It is meant."
        )
        .run(samples)
        #expect(broad.differences.map(\.kind).contains(.broadAcceptance), "\(broad)")
    }

    @Test func anAcceptanceThatAnotherShadowsIsUnneeded() async {
        let once = comparison(lost: "").accepting(
            Self.launch, .effects, before: "screen", after: "nothing", because: "There is no scene.")
        let twice = once.accepting(
            Self.launch, .effects, before: .matching("scr.*"), after: "nothing", because: "There is no scene.")
        #expect(await once.run(samples).differences.filter { $0.kind == .unneededAcceptance } == [])
        #expect(await twice.run(samples).differences.contains { $0.kind == .unneededAcceptance })
    }

    @Test func acceptancesThatNothingNeedsAreOneDifference() async {
        let report = await comparison(lost: "").acceptingNoScreen(in: "a (cold, with scenes)")
            .acceptingNoScreen(in: "b (cold, with scenes)").run([.backgroundURLSession("uploads")])
        let unneeded = report.differences.filter { $0.kind == .unneededAcceptance }
        let text = "\(Self.launch) | effects: screen -> nothing"
        #expect(
            unneeded.map(\.before) == ["\(text), in a (cold, with scenes); \(text), in b (cold, with scenes)"],
            "\(report)")
    }

    @Test func anAcceptanceThatNothingNeedsBesideAnotherDifferenceMayBeNeededAgain() async {
        let broken = await comparison(lost: "launched, database open").acceptingAll(of: await comparison().run(samples))
            .run(samples)
        let beside = broken.differences.first { $0.kind == .unneededAcceptance }
        #expect(beside?.after == "not seen while others differ", "\(broken)")
        #expect(beside?.advice.hasPrefix("It may be needed again: mend the other differences first.") == true)
        let whole = await comparison(lost: "").acceptingAll(of: await comparison(lost: "").run(samples))
            .acceptingNoScreen(in: "a (cold, with scenes)").run(samples)
        #expect(whole.differences.map(\.kind) == [.unneededAcceptance], "\(whole)")
        #expect(whole.differences.first?.after == "the same")
        #expect(whole.differences.first?.advice == "It accepts nothing in this run: remove it.")
    }

    @Test func aLossThatAnAcceptanceHidesIsUnnoticed() async {
        let effects = effects
        let fill: @MainActor (inout Roles) -> Void = {
            $0.systemConditionsDelegate = [
                Handling(.significantTimeChange) { _ in effects.note("day") },
                Handling(.significantTimeChange) { _ in effects.note("sync") },
            ]
        }
        let comparison = Comparison.ofRoles(fill, fill, effects: effects)
        let samples = [Sample(.significantTimeChange) {}]
        #expect(await comparison.unnoticedLosses(samples) == [])
        let hiding = comparison.accepting(
            "applicationSignificantTimeChange(_:)", .effects, before: .matching("sync.*"), after: "nothing",
            because: "It is meant.")
        let unnoticed = await hiding.unnoticedLosses(samples)
        #expect(unnoticed.map(\.description) == ["Handling in systemConditionsDelegate"], "\(unnoticed)")
    }

    @Test func whatIsAcceptedOfASampleHidesNothingOfItsVariants() async {
        let effects = effects
        let comparison = Comparison.ofRoles(
            {
                $0.urlDelegate = [
                    Handling(.openURL) {
                        effects.note("opened \($0.url.host ?? "")"); return true
                    }
                ]
            },
            {
                $0.urlDelegate = [
                    Handling(.openURL) {
                        effects.note("shown \($0.url.host ?? "")"); return true
                    }
                ]
            },
            effects: effects)
        let link = URL(string: "x://a/b")!
        let first = await comparison.run([.url(link)], in: [.withoutScenes])
        #expect(first.differences.map(\.before) == ["opened a"], "\(first)")
        let second = await comparison.acceptingAll(of: first).run([.url(link)], in: [.withoutScenes])
        #expect(second.differences.contains { $0.before == "opened nobody-knows" }, "\(second)")
        let all = comparison.accepting(
            "application(_:open:options:)", .effects, before: .matching("opened .*"), after: .matching("shown .*"),
            because: "The words are others.")
        #expect(await all.run([.url(link)], in: [.withoutScenes]).differences == [])
    }
}

extension Comparison {
    /// Accepts that the launch makes no screen in a case.
    @MainActor fileprivate func acceptingNoScreen(in place: Difference.Pattern) -> Comparison {
        accepting(
            "application(_:didFinishLaunchingWithOptions:)", .effects, before: "screen", after: "nothing", in: place,
            because: "There is no scene.")
    }

    /// Accepts every difference of a report as its line of code does.
    @MainActor fileprivate func acceptingAll(of report: ComparisonReport) -> Comparison {
        report.rows.reduce(self) { comparison, row in
            let title = "\(row.difference)".components(separatedBy: " | ")[0]
            let places = row.cases.map(NSRegularExpression.escapedPattern).joined(separator: "|")
            return comparison.accepting(
                title, row.difference.kind, before: Difference.Pattern(stringLiteral: row.difference.before),
                after: Difference.Pattern(stringLiteral: row.difference.after), in: .matching(places),
                because: "It is meant.")
        }
    }
}

private final class ConnectingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let didConnect: @MainActor () -> Void

    init(_ didConnect: @escaping @MainActor () -> Void) {
        self.didConnect = didConnect
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        didConnect()
    }
}
