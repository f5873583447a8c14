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
              with    file:///tour; to the background; file:///finish
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
        #expect("\(report)".contains("\n  with    a launch, after file:///tour; file:///finish\n"), "\(report)")
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
            In variants, perhaps for the same reasons: mend or accept the above first.
              applicationSignificantTimeChange(_:) | effects: counted -> nothing
                in      every sample, one after the other and back (foreground, without scenes)
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
#endif
