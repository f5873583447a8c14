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

    @Test func whatAnObserverDoesBelongsToTheEventThatUIKitPosts() async {
        let (effects, waiting) = (effects, Waiting())
        let observing: @MainActor (inout Roles) -> Void = { roles in
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    waiting.observation = NotificationCenter.default.addObserver(
                        forName: UIApplication.willResignActiveNotification, object: UIApplication.shared, queue: nil
                    ) { _ in MainActor.assumeIsolated { effects.note("observed") } }
                    return true
                }
            ]
        }
        let comparison = Comparison.ofRoles(
            observing, { $0.appStateDelegate = [Handling(.willResignActive) { _ in effects.note("observed") }] },
            effects: effects)
        let report = await comparison.run([.roundTrip], in: [.withoutScenes])
        #expect(report.differences.filter { $0.kind != .response } == [], "\(report)")
    }
}

@MainActor private final class Waiting {
    var observation: (any NSObjectProtocol)?
    var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?
}
#endif
