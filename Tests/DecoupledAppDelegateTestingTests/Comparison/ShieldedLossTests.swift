#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Differences beside one that is accepted, of the same event.
@MainActor
@Suite(.net)
struct ShieldedLossTests {
    private let effects = Effects()
    private let first = URL(fileURLWithPath: "/first")
    private let second = URL(fileURLWithPath: "/second")

    /// Compares a handler that stores a push and then shows it with one that does so in some order, and beside which another never answers.
    private func pushes(_ work: [String] = ["stored", "shown"], answersElsewhere: Bool = false) -> Comparison {
        let effects = effects
        let receiving: @MainActor ([String], Bool, Bool) -> @MainActor (inout Roles) -> Void = {
            work, answersElsewhere, isSilent in
            { roles in
                let (pushes, others) = (
                    RecordingHandler(wanting: [.didReceiveRemoteNotification]),
                    RecordingHandler(wanting: [.didReceiveRemoteNotification])
                )
                pushes.answer(.didReceiveRemoteNotification) { _, completion in
                    for entry in work { effects.note(entry) }
                    guard answersElsewhere else { return completion(.newData) }
                    DispatchQueue.global().async { completion(.newData) }
                }
                let owed = Owed()
                others.answer(.didReceiveRemoteNotification) { _, completion in
                    if isSilent { owed.completion = completion } else { completion(.noData) }
                }
                roles.remoteNotificationsDelegate = [pushes, others]
            }
        }
        var comparison = Comparison.ofRoles(
            receiving(["stored", "shown"], false, false), receiving(work, answersElsewhere, true), effects: effects,
            patience: 0.05)
        comparison.triesVariants = false
        comparison.comparesTiming = false
        return comparison
    }

    private func run(_ comparison: Comparison) async -> ComparisonReport {
        let known = await pushes().run([.push(["a": 1])], in: [.withoutScenes])
        #expect(known.differences.contains { $0.kind == .promptness }, "\(known)")
        return await known.rows.reduce(comparison) { comparison, row in
            comparison.accepting(
                "\(row.difference)".components(separatedBy: " | ")[0], row.difference.kind,
                before: Difference.Pattern(stringLiteral: row.difference.before),
                after: Difference.Pattern(stringLiteral: row.difference.after), because: "It is meant.")
        }
        .run([.push(["a": 1])], in: [.withoutScenes])
    }

    @Test func aCompletionHandlerThatIsAcceptedToBeLateIsNoDifference() async {
        let report = await run(pushes())
        #expect(report.differences == [], "\(report)")
    }

    @Test func anotherOrderIsFoundBesideACompletionHandlerThatIsAcceptedToBeLate() async {
        let report = await run(pushes(["shown", "stored"]))
        #expect(report.differences.map(\.kind) == [.order], "\(report)")
    }

    @Test func anotherThreadIsFoundBesideACompletionHandlerThatIsAcceptedToBeLate() async {
        let report = await run(pushes(answersElsewhere: true))
        #expect(report.differences.map(\.kind) == [.thread], "\(report)")
    }

    /// Compares a handler that opens every URL with one that refuses the first, which is accepted, and also the second once that has come.
    private func refusing(the refused: @escaping @MainActor (_ url: URL, _ hasRefused: Bool) -> Bool) async
        -> ComparisonReport
    {
        let (first, second) = (first, second)
        return await Comparison.ofRoles {
            $0.urlDelegate = [Handling(.openURL) { _ in true }]
        } _: {
            var hasRefused = false
            $0.urlDelegate = [
                Handling(.openURL) { input in
                    defer { hasRefused = hasRefused || input.url == first }
                    return !refused(input.url, hasRefused)
                }
            ]
        }
        .accepting(
            "application(_:open:options:)", .answer, before: "true", after: "false",
            in: .matching("file:///first .*"), because: "Nobody opens it any more."
        )
        .run([.url(first), .url(second)], in: [.withoutScenes])
    }

    @Test func whatIsAcceptedOfOneSampleIsFoundOfAnotherInOneLifeOfTheApp() async {
        let (first, second) = (first, second)
        let report = await refusing { url, hasRefused in url == first || url == second && hasRefused }
        #expect(report.differences.map(\.kind) == [.answer], "\(report)")
        let cases = report.rows.filter { $0.acceptedBecause == nil }.flatMap(\.cases)
        #expect(cases.contains { $0.hasPrefix("every sample, one after the other") }, "\(report)")
    }

    @Test func whatIsAcceptedOfOneSampleIsAcceptedOfThatInOneLifeOfTheApp() async {
        let first = first
        let report = await refusing { url, _ in url == first }
        #expect(report.differences == [], "\(report)")
    }
}

@MainActor private final class Owed {
    var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?
}
#endif
