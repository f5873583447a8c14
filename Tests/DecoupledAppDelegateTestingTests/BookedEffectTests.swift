#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Effects belong to the event during which they happen.
@MainActor
@Suite(.net)
struct BookedEffectTests {
    private let effects = Effects()

    /// Notes at once that it works on a push, and answers when the app is back in front.
    private func slow(_ roles: inout Roles, noting note: String?) {
        let effects = effects
        let waiting = Waiting()
        let pushes = RecordingHandler(wanting: [.didReceiveRemoteNotification])
        pushes.answer(.didReceiveRemoteNotification) { _, completion in
            if let note { effects.note(note) }
            waiting.completion = completion
        }
        roles.remoteNotificationsDelegate = [pushes]
        roles.appStateDelegate = [Handling(.didEnterBackground) { _ in waiting.completion?(.newData) }]
    }

    @Test func whatIsDoneInsideACallBelongsToItThoughAnotherEventIsAnsweredFirst() async {
        let comparison = Comparison.ofRoles(
            { slow(&$0, noting: "fetched") }, { slow(&$0, noting: nil) }, effects: effects)
        let samples: [Sample] = [.several("a push, and the app is left", .push(["a": 1]), .roundTrip)]
        let report = await comparison.run(samples, in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        #expect(report.differences.first?.event == .didReceiveRemoteNotification)
    }
}

@MainActor private final class Waiting {
    var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?
}
#endif
