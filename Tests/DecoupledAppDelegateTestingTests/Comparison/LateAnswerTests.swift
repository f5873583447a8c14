#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What is answered late, and what is answered with texts that are like each other.
@MainActor
@Suite(.net)
struct LateAnswerTests {
    private let effects = Effects()

    /// The answer is a number in hexadecimal digits, which is not the address of an object.
    @Test func aValueThatIsWrittenLikeAnAddressCounts() async {
        let report = await reportOfReplies(["wallet": "0xabcdef01"], ["wallet": "0x12345678"])
        #expect(report.differences.map(\.kind) == [.answer], "\(report)")
    }

    @Test func aReplyThatHasNothingAnyMoreIsAnother() async {
        let report = await reportOfReplies(["wallet": "empty"], [:])
        #expect(report.differences.map(\.kind) == [.answer], "\(report)")
    }

    private func reportOfReplies(_ before: [String: String], _ after: [String: String]) async -> ComparisonReport {
        let replying: @MainActor ([String: String]) -> Roles = { reply in
            roles { $0.watchInteractionDelegate = [Handling(.handleWatchKitRequest) { _ in Reply(reply) }] }
        }
        return await Comparison(before: { replying(before) }, after: { replying(after) })
            .run([Sample(.handleWatchKitRequest) { ["sample": true] }], in: [.withoutScenes])
    }

    /// The push of the first sample is answered while the second is being delivered.
    @Test func aPushThatIsAnsweredWithTheNextSampleIsNotAnsweredAtOnce() async {
        let answering: @MainActor () -> Roles = {
            let waiting = WaitingPushes()
            return roles {
                $0.remoteNotificationsDelegate = [
                    Handling(.didReceiveRemoteNotification) { _ in waiting.add() }
                ]
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        waiting.answerAll()
                        return true
                    }
                ]
            }
        }
        var comparison = Comparison(before: answering, after: answering)
        comparison.patience = 0.05
        let report = await comparison.run(
            [.several("a push and a link", .push(["id": 1]), .url(URL(fileURLWithPath: "/page")))],
            in: [.withoutScenes])
        let pushes = report.cases.flatMap(\.after.entries).filter { $0.event == .didReceiveRemoteNotification }
        #expect(!pushes.isEmpty)
        #expect(pushes.allSatisfy { $0.timing == .later }, "\(pushes.map(\.timing))")
    }

    /// A handler of one app answers only when the next one is being played.
    @Test func whatAnAppDoesAfterItsCaseIsNoEffectOfTheNext() async {
        let effects = effects
        let pushes = WaitingPushes()
        let before: @MainActor () -> Roles = {
            roles { $0.remoteNotificationsDelegate = [Handling(.didReceiveRemoteNotification) { _ in pushes.add() }] }
        }
        let after: @MainActor () -> Roles = {
            roles {
                $0.remoteNotificationsDelegate = [
                    Handling(.didReceiveRemoteNotification) { _ in
                        effects.note("refreshed")
                        pushes.answerAll()
                        return pushes.add()
                    }
                ]
            }
        }
        var comparison = Comparison(before: before, after: after, effects: { effects.take() })
        comparison.patience = 0.05
        comparison.triesVariants = false
        let report = await comparison.run([.push(["id": 1])], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        #expect(report.differences.map(\.after) == ["refreshed"], "\(report)")
    }
}

/// Pushes that are answered when somebody says so.
@MainActor private final class WaitingPushes {
    private var replies: [PendingReply<UIBackgroundFetchResult>] = []

    func add() -> Reply<UIBackgroundFetchResult> {
        let reply = PendingReply<UIBackgroundFetchResult>()
        replies.append(reply)
        return reply
    }

    func answerAll() {
        for reply in replies { reply.resolve(with: .newData) }
        replies = []
    }
}
#endif
