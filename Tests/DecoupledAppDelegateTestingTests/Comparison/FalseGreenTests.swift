#if RemoteNotifications && !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Differences that are easily taken for none.
@MainActor
@Suite(.net)
struct FalseGreenTests {
    private let effects = Effects()
    private let page = URL(fileURLWithPath: "/page")

    /// Compares an app delegate that notes something for some events with another one that has a scene delegate which does.
    private func adopting(
        _ before: [AppEvent: [String]], _ after: [AppEvent: [String]] = [:], scene: [AppEvent: [String]]
    ) -> Comparison {
        let effects = effects
        var comparison = Comparison(
            before: { NotingDelegate(effects, before) }, after: { NotingDelegate(effects, after) },
            sceneDelegate: { NotingSceneDelegate(effects, scene) }, effects: { effects.take() }
        )
        .acceptingSceneAdoption()
        comparison.triesVariants = false
        return comparison
    }

    private func ofRoles(
        _ fill: @escaping @MainActor (inout Roles) -> Void, _ refill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        var comparison = Comparison.ofRoles(fill, refill, effects: effects, patience: 0.05)
        comparison.triesVariants = false
        return comparison
    }

    // MARK: State

    @Test(arguments: [true, false])
    func whatASceneDelegateSavedAndNoHandlerDoesIsFound(isSaved: Bool) async {
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { SavingSceneDelegate(activityType: "reading") },
            after: {
                roles {
                    let saving = RecordingHandler(wanting: [.sceneStateRestorationActivity])
                    saving.answer(.sceneStateRestorationActivity) { _ in NSUserActivity(activityType: "reading") }
                    if isSaved { $0.sceneRestorationDelegate = [saving] }
                }
            }
        )
        .run([.roundTrip])
        let lost = report.differences.filter { $0.event == .sceneStateRestorationActivity }
        #expect(lost.map(\.before) == (isSaved ? [] : ["reading"]), "\(report)")
    }

    @Test func whatASceneDelegateSavesAndAnotherSavesOtherwiseIsFound() async {
        let report = await Comparison(
            before: { PlainDelegate() }, sceneDelegate: { SavingSceneDelegate(activityType: "reading") },
            after: { PlainDelegate() }, sceneDelegate: { SavingSceneDelegate(activityType: "writing") }
        )
        .run([.roundTrip])
        #expect(report.differences.map(\.kind) == [.answer], "\(report)")
        #expect(report.differences.map(\.after) == ["writing"], "\(report)")
    }

    // MARK: Order

    @Test(arguments: [["theme", "sync"], ["sync", "theme"]])
    func theOrderOfWhatASceneDelegateDoesInPlaceOfTheAppDelegateIsCompared(now: [String]) async {
        let report = await adopting([.didBecomeActive: ["theme", "sync"]], scene: [.sceneDidBecomeActive: now])
            .run([.roundTrip])
        let isSame = now == ["theme", "sync"]
        #expect(report.differences.map(\.kind) == (isSame ? [] : [.order]), "\(report)")
        #expect(report.differences.map(\.before) == (isSame ? [] : ["theme; sync"]), "\(report)")
        #expect(report.differences.map(\.after) == (isSame ? [] : ["sync; theme"]), "\(report)")
    }

    @Test(arguments: [["database", "window"], ["window", "database"]])
    func theOrderOfWhatHasMovedFromTheLaunchToTheSceneIsCompared(now: [String]) async {
        let report = await adopting([.didFinishLaunching: ["database", "window"]], scene: [.sceneWillConnect: now])
            .run([.launch])
        let isSame = now == ["database", "window"]
        #expect(report.differences.map(\.kind) == (isSame ? [] : [.order]), "\(report)")
    }

    @Test(arguments: [["window", "opened"], ["opened", "window"]])
    func aLinkThatASceneOpensBeforeItHasWhatTheLaunchMadeIsFound(now: [String]) async {
        let report = await adopting(
            [.didFinishLaunching: ["window"], .openURL: ["opened"]],
            scene: [.sceneWillConnect: now, .openURL: ["opened"]]
        )
        .run([.url(page)])
        let found = report.rows.filter { $0.difference.kind == .order && $0.acceptedBecause == nil }
        let isSame = now == ["window", "opened"]
        #expect(found.flatMap(\.cases) == (isSame ? [] : ["\(page) (cold, adopting scenes)"]), "\(report)")
    }

    @Test func anotherOrderOfWhatRemainsIsFoundBesideALossThatIsAccepted() async {
        let effects = effects
        let opening: @MainActor ([String]) -> @MainActor (inout Roles) -> Void = { texts in
            {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        texts.forEach(effects.note)
                        return true
                    }
                ]
            }
        }
        let accepting: @MainActor ([String]) -> Comparison = { now in
            self.ofRoles(opening(["log", "check", "open", "log"]), opening(now)).accepting(
                "application(_:open:options:)", .effects, before: "check", after: "nothing",
                because: "Every link is good.")
        }
        let same = await accepting(["log", "open", "log"]).run([.url(page)], in: [.withoutScenes])
        #expect(same.differences == [], "\(same)")
        let report = await accepting(["open", "log", "log"]).run([.url(page)], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.order], "\(report)")
        #expect(report.differences.map(\.before) == ["log; open; log"], "\(report)")
    }

    // MARK: Answers

    private func fetching(answersFirst isHasty: Bool) -> @MainActor (inout Roles) -> Void {
        let effects = effects
        return {
            let fetching = RecordingHandler(wanting: [.performFetch])
            fetching.answer(.performFetch) { _, completion in
                if isHasty { completion(.newData) }
                effects.note("stored")
                if !isHasty { completion(.newData) }
            }
            $0.backgroundFetchDelegate = [fetching]
        }
    }

    @Test func aCompletionHandlerThatIsCalledBeforeTheWorkIsDoneIsFoundWhereTheOrderIsNotCompared() async {
        var comparison = ofRoles(fetching(answersFirst: false), fetching(answersFirst: true))
        comparison.comparesOrder = false
        let report = await comparison.run([.fetch], in: [.withoutScenes])
        #expect(report.differences.map(\.after) == ["stored, after the result"], "\(report)")
    }

    @Test func aSceneDelegateThatCallsTheCompletionHandlerBeforeItsWorkIsDoneIsFound() async {
        let effects = effects
        var comparison = Comparison(
            before: { PlainDelegate() },
            sceneDelegate: { ScanningSceneDelegate(effects, answersFirst: false) },
            after: { PlainDelegate() },
            sceneDelegate: { ScanningSceneDelegate(effects, answersFirst: true) },
            effects: { effects.take() })
        comparison.patience = 0.05
        let report = await comparison.run([.shortcut("scan")])
        #expect(Set(report.differences.map(\.after)) == ["scanned, after the result"], "\(report)")
    }

    @Test(arguments: [true, false])
    func anAnswerThatDiffersWhenACaseIsPlayedFirstAloneIsFound(isChanged: Bool) async {
        let answering: @MainActor ([Bool]) -> @MainActor (inout Roles) -> Void = { answers in
            var rest = answers
            return {
                $0.urlDelegate = [Handling(.openURL) { _ in rest.isEmpty ? answers.last == true : rest.removeFirst() }]
            }
        }
        let report = await ofRoles(
            answering(isChanged ? [true] : [false, true]), answering(isChanged ? [false, true] : [true])
        )
        .run([.url(page)], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.answer], "\(report)")
    }

    @Test func anAnswerThatDiffersTheSecondTimeInOneLifeOfTheAppIsFound() async {
        let answering: @MainActor (Bool) -> @MainActor (inout Roles) -> Void = { isOnce in
            {
                var hasOpened = false
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        defer { hasOpened = true }
                        return !isOnce || !hasOpened
                    }
                ]
            }
        }
        var comparison = ofRoles(answering(false), answering(true))
        comparison.triesVariants = true
        let report = await comparison.run([.url(page)], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.answer], "\(report)")
    }

    // MARK: What is accepted

    @Test func whatIsAcceptedOfSomeCasesIsNotAcceptedOfAsManyOthers() async {
        let samples = ["a", "b", "c", "d"].map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let refusing: @MainActor ([String]) -> Comparison = { refused in
            self.ofRoles {
                $0.urlDelegate = [Handling(.openURL) { _ in true }]
            } _: {
                $0.urlDelegate = [Handling(.openURL) { !refused.contains($0.url.lastPathComponent) }]
            }
        }
        let known = await refusing(["a", "b"]).run(samples, in: [.withoutScenes])
        #expect(known.rows.map(\.cases.count) == [6])
        let accepting: @MainActor (Comparison) -> Comparison = { comparison in
            known.rows.reduce(comparison) { comparison, row in
                comparison.accepting(
                    "application(_:open:options:)", .answer, before: "true", after: "false",
                    set: row.set, because: "Nobody opens it any more.")
            }
        }
        let same = await accepting(refusing(["a", "b"])).run(samples, in: [.withoutScenes])
        #expect(same.differences == [], "\(same)")
        let other = await accepting(refusing(["c", "d"])).run(samples, in: [.withoutScenes])
        #expect(Set(other.differences.map(\.kind)) == [.answer, .unneededAcceptance], "\(other)")
    }

    @Test func whatIsAcceptedOfSomeCasesIsNotAcceptedOfVariantsOfOthers() async {
        let samples = ["a", "b", "c"].map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let refusing: @MainActor ([String]) -> Comparison = { refused in
            var comparison = self.ofRoles {
                $0.urlDelegate = [Handling(.openURL) { _ in true }]
            } _: {
                $0.urlDelegate = [Handling(.openURL) { input in !refused.contains(where: input.url.path.hasPrefix) }]
            }
            comparison.triesVariants = true
            return comparison
        }
        let set = await refusing(["/a", "/b"]).run(samples, in: [.withoutScenes]).rows.first?.set
        let accepting: @MainActor (Comparison) -> Comparison = { comparison in
            comparison.accepting(
                "application(_:open:options:)", .answer, before: "true", after: "false", set: set,
                because: "Nobody opens it any more.")
        }
        let same = await accepting(refusing(["/a", "/b"])).run(samples, in: [.withoutScenes])
        #expect(same.differences == [], "\(same)")
        let report = await accepting(refusing(["/a", "/b", "/c/"])).run(samples, in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.answer], "\(report)")
        let found = report.rows.filter { $0.acceptedBecause == nil }.flatMap(\.cases)
        #expect(!found.isEmpty && found.allSatisfy { $0.contains("/c") }, "\(report)")
    }

    // MARK: Launches

    @Test func workOfTheLaunchThatIsDoneWhenTheSceneComesToTheFrontIsFound() async {
        let effects = effects
        let report = await Comparison(
            before: { NotingDelegate(effects, [.didFinishLaunching: ["database"]]) }, after: { PlainDelegate() },
            sceneDelegate: { LateSceneDelegate { effects.note("database") } }, effects: { effects.take() }
        )
        .acceptingSceneAdoption().run([.launch])
        #expect(report.differences.map(\.kind) == [.otherEvent], "\(report)")
        #expect(report.differences.map(\.after) == ["for sceneWillEnterForeground(_:)"], "\(report)")
    }

    /// Compares an app delegate that performs quick actions with roles, and a scene delegate that inherits from the package's.
    private func scanning(
        _ sceneDelegate: @escaping @MainActor () -> any UIWindowSceneDelegate, _ after: @escaping @MainActor () -> Roles
    ) -> Comparison {
        let effects = effects
        var comparison = Comparison(
            before: { ScanningDelegate(effects) }, sceneDelegate: nil, after: after, sceneDelegate: sceneDelegate,
            effects: { effects.take() })
        comparison.patience = 0.05
        return comparison.acceptingSceneAdoption()
    }

    /// The subclass does not call super, by which handlers would be told.
    @Test func aQuickActionThatASubclassReadsFromItsConnectionIsNotOneThatIsNeverAnswered() async {
        let effects = effects
        let report = await scanning({ OwnSceneDelegate(effects) }, { Roles() }).run([.shortcut("scan")])
        #expect(report.differences == [], "\(report)")
    }

    @Test func aQuickActionThatASubclassPassesOnAndNobodyAnswersIsFound() async {
        let effects = effects
        let silent: @MainActor () -> Roles = {
            let silent = RecordingHandler(wanting: [.performShortcutAction])
            silent.answer(.performShortcutAction) { item, _ in effects.note(item.type) }
            return roles { $0.shortcutItemDelegate = [silent] }
        }
        let report = await scanning({ PassingSceneDelegate() }, silent).run([.shortcut("scan")])
        let found = report.rows.filter { $0.difference.kind == .promptness }
        #expect(found.flatMap(\.cases).contains("quick action scan (cold, adopting scenes)"), "\(report)")
    }
}

extension ComparisonReport.Row {
    /// How the line of code that accepts it names its cases together.
    fileprivate var set: String? {
        acceptingCode.range(of: "(?<=set: \")[^\"]+", options: .regularExpression).map { String(acceptingCode[$0]) }
    }
}

/// Notes texts for events.
@MainActor private final class Notes {
    private let effects: Effects
    private let texts: [AppEvent: [String]]

    init(_ effects: Effects, _ texts: [AppEvent: [String]]) {
        self.effects = effects
        self.texts = texts
    }

    func note(_ event: AppEvent) { texts[event]?.forEach(effects.note) }
}

private final class NotingDelegate: UIResponder, UIApplicationDelegate {
    private let notes: Notes

    init(_ effects: Effects, _ texts: [AppEvent: [String]]) {
        notes = Notes(effects, texts)
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        notes.note(.didFinishLaunching)
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        notes.note(.openURL)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { notes.note(.didBecomeActive) }
}

private final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let notes: Notes

    init(_ effects: Effects, _ texts: [AppEvent: [String]]) {
        notes = Notes(effects, texts)
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        notes.note(.sceneWillConnect)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { notes.note(.openURL) }

    func sceneDidBecomeActive(_ scene: UIScene) { notes.note(.sceneDidBecomeActive) }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

/// Saves what the scene shows.
private final class SavingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let activityType: String

    init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: activityType) }
}

/// Performs a quick action, and then says so, or the other way round.
private final class ScanningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private let answersFirst: Bool

    init(_ effects: Effects, answersFirst: Bool) {
        self.effects = effects
        self.answersFirst = answersFirst
        super.init()
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        if answersFirst { completionHandler(true) }
        effects.note("scanned")
        if !answersFirst { completionHandler(true) }
    }
}

/// Does something when its scene comes to the front first.
private final class LateSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var work: (() -> Void)?

    init(_ work: @escaping () -> Void) {
        self.work = work
        super.init()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        work?()
        work = nil
    }
}

/// Performs quick actions.
private final class ScanningDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        effects.note(shortcutItem.type)
        completionHandler(true)
    }
}

/// Leaves quick actions to super.
private final class PassingSceneDelegate: SceneDelegate {}

/// Performs the quick action that its scene connects for, or that comes later, without calling super.
private final class OwnSceneDelegate: SceneDelegate {
    private var effects: Effects?

    convenience init(_ effects: Effects) {
        self.init()
        self.effects = effects
    }

    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem { effects?.note(item.type) }
    }

    override func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        effects?.note(shortcutItem.type)
        completionHandler(true)
    }
}
#endif
