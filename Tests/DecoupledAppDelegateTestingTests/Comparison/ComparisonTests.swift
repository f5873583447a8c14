import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison of two sets of roles says of one difference.
@MainActor
@Suite(.net)
struct ComparisonTests {
    private let page = URL(fileURLWithPath: "/page")

    private let effects = Effects()

    private func comparison(
        _ fill: @escaping @MainActor (inout Roles) -> Void,
        _ refill: @escaping @MainActor (inout Roles) -> Void
    ) -> Comparison {
        .ofRoles(fill, refill, effects: effects, patience: 0.05)
    }

    private func opening(_ notes: String..., answering answer: Bool = true) -> Handling {
        Handling(.openURL) { _ in
            for note in notes { effects.note(note) }
            return answer
        }
    }

    @Test func aSetOfRolesEqualsItself() async {
        let fill: @MainActor (inout Roles) -> Void = { $0.urlDelegate = [opening("opened")] }
        let report = await comparison(fill, fill).run([.launch, .url(page), .roundTrip, .termination])
        #expect(report.hasNoDifferences)
        #expect(report.cases.count == 14)
    }

    @Test func aDifferenceCounts() async {
        let report = await comparison({ _ in }, { $0.urlDelegate = [opening()] }).run([.url(page)])
        #expect(!report.hasNoDifferences)
    }

    @Test func aResultThatChangesIsFoundFromEveryStartAndInBothWorlds() async {
        let report = await comparison {
            $0.urlDelegate = [opening()]
        } _: {
            $0.urlDelegate = [opening(answering: false)]
        }
        .run([.url(page)])
        #expect(report.rows.map(\.difference.kind) == [.answer])
        #expect(report.differences.map(\.event) == [.openURL])
        #expect(report.rows.first?.cases.count == 6)
    }

    @Test func aSlotThatIsNoLongerFilledIsFound() async {
        let report = await comparison {
            $0.urlDelegate = [opening("opened")]
        } _: { _ in
        }
        .run([.url(page)])
        #expect(report.differences.map(\.kind) == [.respondsTo, .notHandled])
        #expect(report.differences.last?.before == "opened")
        #expect(
            report.differences.map(\.advice) == [
                "UIKit asks which methods there are, and acts on it. Fill urlDelegate, or narrow handles(_:).",
                "No handler is called. Put one into urlDelegate.",
            ]
        )
    }

    @Test func anEffectThatIsGoneAndOneThatIsNewAreFound() async {
        let report = await comparison {
            $0.urlDelegate = [opening("opened", "counted")]
        } _: {
            $0.urlDelegate = [opening("opened", "logged")]
        }
        .run([.url(page)])
        #expect(report.differences.map(\.kind) == [.effects])
        #expect(report.differences.first?.before == "counted")
        #expect(report.differences.first?.after == "logged")
    }

    @Test func theOrderOfEffectsIsComparedUnlessItDoesNotMatter() async {
        var comparison = comparison {
            $0.urlDelegate = [opening("opened", "counted")]
        } _: {
            $0.urlDelegate = [opening("counted", "opened")]
        }
        let strict = await comparison.run([.url(page)])
        #expect(strict.differences.map(\.kind) == [.order])
        comparison.comparesOrder = false
        let lenient = await comparison.run([.url(page)])
        #expect(lenient.differences == [])
        #expect("\(lenient)".contains("\nNot compared: order"), "\(lenient)")
    }

    @Test func anEffectThatIsPutOffIsWaitedFor() async {
        var comparison = comparison {
            $0.urlDelegate = [opening("opened")]
        } _: { roles in
            let effects = effects
            roles.urlDelegate = [
                Handling(.openURL) { _ in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { effects.note("opened") }
                    return true
                }
            ]
        }
        comparison.lingering = 0.2
        comparison.triesVariants = false
        let report = await comparison.run([.url(page)], in: [.withoutScenes])
        #expect(report.differences == [])
    }

    @Test func whatWaitingForDelayedWorkMayCostIsSaidFirst() async {
        let log = Effects()
        var comparison = comparison {
            $0.urlDelegate = [opening("opened")]
        } _: {
            $0.urlDelegate = [opening("opened")]
        }
        comparison.lingering = 0.01
        comparison.onProgress = { log.note($0) }
        let report = await comparison.run([.url(page), .launch], in: [.withoutScenes])
        #expect(report.differences == [])
        #expect(
            log.take().first
                == "waits up to 1 s for delayed work of 2 samples; variants wait only where these show some")
    }

    @Test func variantsWaitForDelayedWorkWhereTheirSampleShowsSome() async {
        let log = Effects()
        let effects = effects
        let saving: @MainActor (inout Roles) -> Void = {
            $0.appStateDelegate = [
                Handling(.didEnterBackground) {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { effects.note("saved") }
                }
            ]
        }
        var comparison = comparison(saving, saving)
        comparison.lingering = 0.05
        comparison.onProgress = { log.note($0) }
        let report = await comparison.run([.roundTrip], in: [.withoutScenes])
        #expect(report.differences == [])
        #expect(log.take().contains("waits up to 1 s for delayed work of their variants"))
    }

    @Test func anEffectThatComesWithAnotherEventIsAMove() async {
        let report = await comparison { roles in
            roles.appStateDelegate = [
                Handling(.willFinishLaunching) { _ in
                    effects.note("started")
                    return true
                }
            ]
        } _: { roles in
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    effects.note("started")
                    return true
                }
            ]
        }
        .run([.launch])
        #expect(report.differences.filter { $0.kind != .respondsTo }.map(\.kind).contains(.otherEvent))
        #expect(!report.differences.map(\.kind).contains(.effects))
    }

    @Test func aCompletionHandlerThatIsNeverCalledIsFound() async {
        let report = await comparison {
            $0.backgroundURLSessionDelegate = [Handling(.handleBackgroundURLSessionEvents) { _ in }]
        } _: {
            let silent = RecordingHandler()
            silent.answer(.handleBackgroundURLSessionEvents, .later)
            $0.backgroundURLSessionDelegate = [silent]
        }
        .run([.backgroundURLSession("uploads")])
        #expect(report.differences.map(\.kind) == [.promptness])
        #expect(report.differences.first?.after == "never finished")
    }

    @Test func aResultAtTheDeadlineIsFound() async {
        let report = await comparison {
            $0.shortcutItemDelegate = [Handling(.performShortcutAction) { _ in true }]
        } _: {
            let silent = RecordingHandler()
            silent.answer(.performShortcutAction, .later)
            $0.shortcutItemDelegate = [silent]
        }
        .run([.shortcut("scan")])
        #expect(Set(report.differences.map(\.kind)) == [.promptness, .fault])
        #expect(report.cases.filter { $0.differences.isEmpty }.isEmpty)
    }

    @Test func aCompletionHandlerThatIsCalledTwiceIsFound() async {
        let report = await comparison {
            $0.backgroundFetchDelegate = [Handling(.performFetch) { _ in .newData }]
        } _: {
            let hasty = RecordingHandler()
            hasty.answer(.performFetch, .twice(.newData))
            $0.backgroundFetchDelegate = [hasty]
        }
        .run([.fetch])
        #expect(report.differences.map(\.kind) == [.fault])
        #expect(report.differences.first?.after.contains("more than once") == true)
    }

    @Test func aRestorationHandlerThatIsNotCalledIsFound() async {
        let report = await comparison {
            $0.activityContinuationDelegate = [Restorer(isDiligent: true)]
        } _: {
            $0.activityContinuationDelegate = [Restorer(isDiligent: false)]
        }
        .run([.activity("order")])
        #expect(report.differences.map(\.kind) == [.restoration])
        #expect(report.differences.first?.before == "UIViewController")
    }

    @Test func anAcceptedDifferenceIsNoneAndAnAcceptanceWithoutNeedIsOne() async {
        let comparison = comparison {
            $0.urlDelegate = [opening()]
        } _: {
            $0.urlDelegate = [opening(answering: false)]
        }
        let method = "application(_:open:options:)"
        let why = "Sign-in has moved."
        let report = await comparison.accepting(method, .answer, before: "true", after: "false", because: why)
            .run([.url(page)])
        #expect(report.differences == [])
        #expect(report.accepted.map(\.kind) == [.answer])
        #expect(report.rows.map(\.acceptedBecause) == ["Sign-in has moved."])
        let text = """
            1 method: 1 compared
            1 handler: 1 called
            No case had an effect on either side: effects: may not see what your code does, or the code not find its objects.
            0 differences, 1 accepted, in 6 cases and 42 variants

            Accepted:
              application(_:open:options:) | answer: true -> false
                because  Sign-in has moved.
            """
        #expect("\(report)" == text)

        let wrong = await comparison.accepting(method, .effects, before: "true", after: "false", because: why)
            .run([.url(page)])
        #expect(wrong.differences.map(\.kind) == [.answer, .unneededAcceptance])
    }

    @Test func aReportSaysWhatDiffersWhereAndWhatToDo() async throws {
        let report = await comparison {
            $0.urlDelegate = [opening("opened")]
        } _: {
            $0.urlDelegate = [opening()]
        }
        .run([.url(page)])
        let text = """
            1 method: 1 compared
            1 handler: 1 called
            1 difference, in 6 cases and 42 variants

            application(_:open:options:) | effects
              before  opened
              after   nothing
              called  Handling
              in      file:///page (cold, without scenes) and 5 more, without and with scenes
              advice  Nothing does it any more. Move the code that did it to a handler of this event; if the code is there already, see why it does not run.
              accept  .accepting("application(_:open:options:)", .effects, before: "opened", after: "nothing", set: "6-62e35075", because: "...")

            Accepting a difference may bring up those of its variants: .matching(_:) accepts other texts with the same samples, and other samples need lines of their own. Keep in: or set:, without which a line hides that in every case.
            """
        #expect("\(report)" == text)
        #expect(report.markdown().contains("| `application(_:open:options:)` | effects | opened | nothing |"))
        #expect(report.markdown(everyCase: true).contains("| file:///page (background, with scenes) |"))
        let copy = try JSONDecoder().decode(ComparisonReport.self, from: JSONEncoder().encode(report))
        #expect(copy == report)
    }
}

/// Hands an object to the restoration handler, or forgets to.
@MainActor
private final class Restorer: ActivityContinuationDelegate {
    private let isDiligent: Bool

    init(isDiligent: Bool) {
        self.isDiligent = isDiligent
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if isDiligent { restorationHandler([UIViewController()]) }
        return true
    }
}
