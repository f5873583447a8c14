#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What shows only after other samples, and how a report says after which.
@MainActor
@Suite(.net)
struct SequenceTests {
    private let effects = Effects()
    private let names = ["away", "tour", "gone", "finish", "off"]

    private var links: [Sample] { names.map { .url(URL(fileURLWithPath: "/\($0)")) } }

    private func report(
        _ samples: [Sample], reset: @escaping @MainActor () -> Void = {},
        _ make: @escaping @MainActor (_ isNew: Bool, _ roles: inout Roles) -> Void
    ) async -> ComparisonReport {
        let effects = effects
        return await Comparison(
            before: { roles { make(false, &$0) } }, after: { roles { make(true, &$0) } }, effects: { effects.take() },
            reset: reset
        )
        .run(samples, in: [.withoutScenes])
    }

    /// Audio pauses while the app is left, and resumes unless the link has finished the tour.
    @Test(arguments: [true, false])
    func aLinkComesToAnAppThatTheUserHasLeftAfterAnotherOne(isWrong: Bool) async {
        let effects = effects
        let report = await report(links) { isNew, roles in
            var isPlaying = false
            var wasPlaying = false
            roles.appStateDelegate = [
                Handling(.willResignActive) { _ in (isPlaying, wasPlaying) = (false, isPlaying || wasPlaying) },
                Handling(.didBecomeActive) { _ in
                    if wasPlaying { effects.note("resumes") }
                },
            ]
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    let name = input.url.lastPathComponent
                    if name == "tour" { isPlaying = true }
                    if name == "gone" { isPlaying = false }
                    if name == "finish", !isNew || !isWrong { wasPlaying = false }
                    return true
                }
            ]
        }
        #expect(report.differences.map(\.after) == (isWrong ? ["resumes"] : []), "\(report)")
        let place = """
              in      every sample, one after the other and back, each when the app has been left (foreground, without scenes)
              needs   file:///tour; to the background; file:///finish
            """
        #expect("\(report)".contains(place) == isWrong, "\(report)")
    }

    @Test func aReportSaysAfterWhichSamplesOfAnEarlierLifeADifferenceIsSeen() async {
        let effects = effects
        var stored: Set<String> = []
        let report = await report([.launch] + links, reset: { stored = [] }) { isNew, roles in
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    stored.insert(input.url.lastPathComponent)
                    return true
                }
            ]
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    if stored.isSuperset(of: ["tour", "finish"]), !isNew { effects.note("asks for a rating") }
                    return true
                }
            ]
        }
        #expect(report.differences.map(\.before) == ["asks for a rating"], "\(report)")
        #expect("\(report)".contains("\n  needs   a launch, after file:///tour; file:///finish\n"), "\(report)")
    }

    /// Without the sign-in before, nothing is done for a push.
    @Test(arguments: ["", "inactive", "without plan"])
    func severalSamplesAreRepeatedWhereTheyStandAndTheLastIsVaried(mistake: String) async {
        let effects = effects
        var isSignedIn = false
        let samples = Sample.several(
            "signed in, a plan", .step("sign-in") { isSignedIn = true }, .push(["plan": "12"]), .push(["plan": "13"]))
        let report = await report([samples], reset: { isSignedIn = false }) { isNew, roles in
            let mistake = isNew ? mistake : ""
            roles.remoteNotificationsDelegate = [
                Handling(.didReceiveRemoteNotification) { input in
                    guard isSignedIn else { return Reply(.noData) }
                    guard let plan = input["plan"] as? String else {
                        if mistake == "without plan" { effects.note("shows nothing") }
                        return Reply(.noData)
                    }
                    let state = UIApplication.shared.applicationState
                    let isShown = mistake == "inactive" ? state != .background : state == .active
                    effects.note(isShown ? "shows \(plan)" : "counts \(plan)")
                    return Reply(.newData)
                }
            ]
        }
        #expect(report.cases.allSatisfy { $0.differences.isEmpty }, "\(report)")
        #expect(report.hasNoDifferences == mistake.isEmpty, "\(report)")
        let found = report.rows.flatMap(\.cases)
        #expect(found.allSatisfy { $0.hasPrefix("signed in, a plan: push plan: 1") }, "\(report)")
        let varied = found.filter { $0.hasPrefix("signed in, a plan: push plan: 13, without ") }
        #expect(varied.isEmpty == (mistake != "without plan"), "\(report)")
    }

    /// When the app was left is not to outlive its process.
    @Test(arguments: [true, false])
    func theSystemEndsAnAppInTheBackgroundAsSeveralSamplesHaveLeftIt(isWrong: Bool) async {
        let effects = effects
        var hours = 0
        var stored: Int?
        let samples = Sample.several("later", .launch, .leaving, .step("an hour") { hours += 1 }, .launch)
        let report = await report([samples], reset: { (hours, stored) = (0, nil) }) { isNew, roles in
            var kept: Int?
            roles.appStateDelegate = [
                Handling(.didEnterBackground) { _ in if isNew, isWrong { stored = hours } else { kept = hours } },
                Handling(.didBecomeActive) { _ in
                    if let left = isNew && isWrong ? stored : kept, hours > left { effects.note("locks") }
                },
            ]
        }
        #expect(report.differences.map(\.after) == (isWrong ? ["locks"] : []), "\(report)")
        #expect(
            report.rows.first?.cases.first
                == (isWrong ? "an hour; a launch, after a launch; to the background (cold, without scenes)" : nil),
            "\(report)")
    }

    /// With scenes, a quick action that launches the app is not what it was without: a launch comes before.
    @Test(arguments: [true, false])
    func aLaunchComesBeforeTheRestOfSeveralSamplesWhereScenesAreAdopted(isRenamed: Bool) async {
        let (effects, stored) = (effects, Stored())
        let key = isRenamed ? "lastWorkout" : "last"
        let report = await Comparison(
            before: { WorkoutDelegate(stored, effects) },
            after: {
                roles {
                    $0.urlDelegate = [
                        Handling(.openURL) { input in
                            stored.values[key] = input.url.lastPathComponent
                            return true
                        }
                    ]
                    $0.shortcutItemDelegate = [
                        Handling(.performShortcutAction) { _ in
                            effects.note("shows \(stored.values[key] ?? "nothing")")
                            return Reply(true)
                        }
                    ]
                }
            },
            effects: { effects.take() }, reset: { stored.values = [:] }
        )
        .acceptingSceneAdoption()
        .run(
            [.launch, .several("the last one", links[1], .shortcut("last"), links[0], .shortcut("last"))],
            in: [.withScenes])
        #expect(report.differences.map(\.after) == (isRenamed ? ["shows nothing"] : []), "\(report)")
    }

    /// Mended or accepted, the others may be gone.
    @Test func whatAVariantAloneShowsIsALineBesideWhatASampleShows() async {
        let effects = effects
        let report = await report(links + [Sample(.significantTimeChange) {}]) { isNew, roles in
            var count = 0
            roles.urlDelegate = [
                Handling(.openURL) { _ in
                    if !isNew { effects.note("opened") }
                    count += 1
                    return true
                }
            ]
            roles.systemConditionsDelegate = [
                Handling(.significantTimeChange) { _ in if count > 1, !isNew { effects.note("counted") } }
            ]
        }
        let lines = """
            In variants alone, and perhaps for the same reasons:
              applicationSignificantTimeChange(_:) | effects: counted -> nothing
                in      every sample, one after the other and back (foreground, without scenes) and 7 more, without scenes
                with    applicationSignificantTimeChange(_:)
                accept  .accepting(
            """
        #expect("\(report)".contains(lines), "\(report)")
        #expect("\(report)".components(separatedBy: "\n  advice  ").count == 2, "\(report)")
    }

    @Test func aSampleOfAStateBringsTheAppThere() async throws {
        let samples = Sample.several(
            "away", Sample(.didEnterBackground) {}, Sample(.significantTimeChange) {}, Sample(.willEnterForeground) {})
        let report = await report([samples]) { _, roles in
            roles.appStateDelegate = [RecordingHandler()]
            roles.systemConditionsDelegate = [RecordingHandler()]
        }
        let away = try #require(report.cases.first { $0.start == .foreground })
        #expect(
            away.after.entries.map(\.event) == [
                .willResignActive, .didEnterBackground, .significantTimeChange, .willEnterForeground, .didBecomeActive,
            ], "\(report)")
    }
}

/// Shows what it has opened last.
private final class WorkoutDelegate: UIResponder, UIApplicationDelegate {
    private let stored: Stored
    private let effects: Effects

    init(_ stored: Stored, _ effects: Effects) {
        self.stored = stored
        self.effects = effects
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool
    {
        stored.values["last"] = url.lastPathComponent
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        effects.note("shows \(stored.values["last"] ?? "nothing")")
        completionHandler(true)
    }
}
#endif
