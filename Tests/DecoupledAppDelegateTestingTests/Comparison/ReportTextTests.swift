import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// How a report reads.
@MainActor
@Suite(.net)
struct ReportTextTests {
    private let effects = Effects()

    private func report() async -> ComparisonReport {
        let effects = effects
        let comparison = Comparison.ofRoles(
            {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        effects.note("<b>shows *all* | `code`</b>")
                        return true
                    }
                ]
                $0.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in effects.note("day") }]
                $0.menuDelegate = [Handling(.buildMenu) { _ in }]
            },
            {
                $0.urlDelegate = [Handling(.openURL) { _ in true }]
                $0.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in effects.note("day") }]
                $0.menuDelegate = [Handling(.buildMenu) { _ in }]
            }, effects: effects)
        return await comparison.run([.url(URL(fileURLWithPath: "/page")), Sample(.significantTimeChange) {}])
    }

    @Test(arguments: [true, false])
    func aReportSaysWhereACaseHasOtherEffectsWhenItIsPlayedAgain(isDoneOnce: Bool) async {
        let effects = Effects()
        var isDone = false
        let opening: @MainActor (_ isNew: Bool) -> Roles = { isNew in
            roles {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        effects.note("opened")
                        if isNew, !isDone { effects.note("counted") }
                        if isNew, isDoneOnce { isDone = true }
                        return true
                    }
                ]
            }
        }
        let report = await Comparison(before: { opening(false) }, after: { opening(true) }, effects: { effects.take() })
            .run([.url(URL(fileURLWithPath: "/page"))], in: [.withoutScenes])
        #expect("\(report)".contains("Set lingering to the longest delay, in seconds.") == isDoneOnce, "\(report)")
    }

    @Test func aTableSaysWhatToDoAndShowsTextAsItIs() async {
        let text = await report().markdown()
        #expect(text.contains("| `application(_:open:options:)` | effects | "), "\(text)")
        #expect(text.contains(#"\<b\>shows \*all\* \| \`code\`\</b\>"#), "\(text)")
        #expect(text.contains("if the code is there already, see why it does not run. |"), "\(text)")
    }

    @Test func theOverviewMarksEveryEvent() async {
        let text = await report().overview
        #expect(text.hasPrefix("3 methods: 2 compared, 1 without a sample  \n"), "\(text)")
        #expect(text.contains("| `application(_:open:options:)` | **changed** | **changed** |"), "\(text)")
        #expect(text.contains("| `applicationSignificantTimeChange(_:)` | equal | equal |"), "\(text)")
        #expect(text.contains("| `buildMenu(with:)` | untested | untested |"), "\(text)")
    }

    @Test func theOverviewHasNoColumnForAWorldThatWasNotCompared() async {
        let report = await Comparison(
            before: { SilentDelegate() }, after: { SilentDelegate() }, sceneDelegate: { SilentSceneDelegate() }
        )
        .run([.launch])
        #expect(report.overview.contains("\n| event | with scenes |\n| --- | --- |\n"), "\(report.overview)")
        let untested = "| `application(_:configurationForConnecting:options:)` | untested |"
        #expect(report.overview.contains(untested), "\(report.overview)")
    }

    @Test func theOverviewMarksWhatDiffersInAVariantAlone() async {
        let effects = effects
        let report = await Comparison.ofRoles(
            {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        effects.note("opened")
                        return true
                    }
                ]
            },
            {
                var isFirst = true
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        if isFirst { effects.note("opened") }
                        isFirst = false
                        return true
                    }
                ]
            }, effects: effects
        )
        .run([.url(URL(fileURLWithPath: "/page"))], in: [.withoutScenes])
        #expect(report.cases.allSatisfy { $0.differences.isEmpty }, "\(report)")
        #expect(report.overview.contains("| `application(_:open:options:)` | **changed** |"), "\(report.overview)")
    }

    /// An acceptance names its cases, also in the next run.
    @Test func aCaseHasTheSameNameInEveryRun() async {
        let alarm: [String: any Sendable] = ["station": "pop", "hour": 6, "id": "3"]
        let sample = Sample.activity("radio", userInfo: ["alarm": alarm, "days": [["b": 2, "a": 1]]])
        let report = await Comparison(before: { Roles() }, after: { Roles() }).run([sample])
        #expect(
            Set(report.cases.map(\.sample))
                == ["activity radio (alarm: [hour: 6, id: 3, station: pop], days: [[a: 1, b: 2]])"],
            "\(report.cases.map(\.sample))")
    }

    @Test func mistakesThatTheAppMadeBeforeAreItsOwn() async {
        let twice: @MainActor (inout Roles) -> Void = {
            let handler = RecordingHandler(wanting: [.performFetch])
            handler.answer(.performFetch, .twice(.newData))
            $0.backgroundFetchDelegate = [handler]
        }
        let report = await Comparison.ofRoles(twice, twice).run([.fetch], in: [.withoutScenes])
        #expect(report.differences == [])
        #expect(
            "\(report)".contains(
                "Mistakes that the app made before: application(_:performFetchWithCompletionHandler:) called its completion "
                    + "handler more than once. Only the first call counts; call it exactly once. First seen in background "
                    + "fetch (cold, without scenes)"),
            "\(report)"
        )
    }

    @Test func mistakesThatTheAppMadeInAVariantAloneAreItsOwn() async {
        let twice: @MainActor (inout Roles) -> Void = { $0.backgroundURLSessionDelegate = [HastySessions()] }
        let report = await Comparison.ofRoles(twice, twice)
            .run([.backgroundURLSession("uploads")], in: [.withoutScenes])
        #expect(report.differences == [])
        let method = "application(_:handleEventsForBackgroundURLSession:completionHandler:)"
        #expect("\(report)".contains("Mistakes that the app made before: \(method)"), "\(report)")
    }

    @Test func samplesAndMovesAreNamedAsSwiftWritesThem() async {
        let effects = effects
        let report = await Comparison.ofRoles(
            { $0.systemConditionsDelegate = [Handling(.didReceiveMemoryWarning) { _ in effects.note("purged") }] },
            { $0.appStateDelegate = [Handling(.willTerminate) { _ in effects.note("purged") }] }, effects: effects
        )
        .run([
            .several("a warning, then the end", Sample(.didReceiveMemoryWarning) {}, .termination),
            Sample(.shouldAllowExtensionPoint) { .keyboard },
        ])
        #expect(report.differences.contains { $0.after == "for applicationWillTerminate(_:)" }, "\(report)")
        let names = report.cases.map(\.sample)
        #expect(names.contains { $0.hasPrefix("application(_:shouldAllowExtensionPointIdentifier:)") }, "\(names)")
    }

    @Test func everyMethodIsNamedAsSwiftWritesIt() async {
        let all: @MainActor () -> Roles = {
            var roles = Roles()
            roles.append(RecordingHandler())
            return roles
        }
        let report = await Comparison(before: all, after: all).run([])
        #expect(report.coverage.untested.count > 40)
        let names = "\(report.coverage)"
        #expect(names.contains("scene(_:willConnectTo:options:)") && names.contains("sceneDidBecomeActive(_:)"))
        for event in AppEvent.allCases where event.rawValue.dropLast().contains(":") {
            #expect(!names.contains(" \(event.rawValue) "), "\(event)")
        }
    }
}

/// Calls the completion handler of a session that it does not know twice.
private final class HastySessions: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        if identifier != "uploads" { completionHandler() }
        completionHandler()
    }
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

private final class SilentSceneDelegate: UIResponder, UIWindowSceneDelegate {}
