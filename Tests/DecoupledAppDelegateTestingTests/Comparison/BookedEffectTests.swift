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

    @Test func whatAnObserverDoesBelongsToTheEventThatItIsToldOfWithScenesAndWithout() async {
        let effects = effects
        let names = [
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        ]
        // Handlers of scenes are called in the meantime; what observers do is not theirs.
        let report = await Comparison(
            before: { ObservingDelegate(names, effects) },
            after: {
                roles { roles in
                    roles.append(ExistingAppDelegate(wrapping: ObservingDelegate(names, effects)))
                    roles.sceneStateDelegate = [RecordingHandler()]
                }
            }, effects: { effects.take() }
        )
        .run([.roundTrip], in: [.withScenes])
        #expect(report.differences.map(\.kind) == [], "\(report)")
        let observed = report.cases.first?.after.entries.filter { !$0.effects.isEmpty }
        #expect(
            observed?.map(\.event) == [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive],
            "\(String(describing: observed))")
    }

    @Test func anObserverThatHandlersReplaceIsNoMove() async {
        let effects = effects
        let names = [UIApplication.didBecomeActiveNotification]
        let report = await Comparison(
            before: { ObservingDelegate(names, effects) },
            after: {
                roles {
                    $0.appStateDelegate = [
                        Handling(.didBecomeActive) { _ in effects.note("observes \(names[0].rawValue)") }
                    ]
                }
            },
            effects: { effects.take() }
        )
        .run([.roundTrip])
        #expect(!report.differences.map(\.kind).contains(.otherEvent), "\(report)")
        #expect(!report.differences.map(\.kind).contains(.effects), "\(report)")
    }

    @Test func aResponseWhoseWorkTakesATurnIsNoMove() async {
        let effects = effects
        let responding: @MainActor (inout Roles, Bool) -> Void = { roles, isPatient in
            roles.userNotificationsDelegate = [
                Handling(.didReceiveNotificationResponse) { (_: UNNotificationResponse) async in
                    if isPatient { await Task.yield() }
                    effects.note("shows")
                }
            ]
            roles.appStateDelegate = [Handling(.didBecomeActive) { _ in effects.note("active") }]
        }
        let samples: [Sample] = [
            .response(to: UNMutableNotificationContent()),
            .several("a response and a way back", .response(to: UNMutableNotificationContent()), .roundTrip),
        ]
        let report = await Comparison.ofRoles({ responding(&$0, false) }, { responding(&$0, true) }, effects: effects)
            .run(samples)
        #expect(Set(report.differences.map(\.kind)) == [.timing], "\(report)")
    }

    @Test func aQuickActionWithoutAnAnswerKeepsItsEffectsThoughTheAppIsLeft() async {
        let effects = effects
        var comparison = Comparison(
            before: { Roles() }, sceneDelegate: { MuteSceneDelegate(effects) },
            after: { Roles() }, sceneDelegate: { MuteSceneDelegate(effects) }, effects: { effects.take() })
        comparison.patience = 0.05
        let report = await comparison.run(
            [.several("an action, and the app is left", .shortcut("scan"), .roundTrip)], in: [.withScenes])
        #expect(report.differences == [], "\(report)")
        let done = report.cases.flatMap(\.after.entries).filter { $0.effects.contains("performs scan") }
        #expect(Set(done.map(\.event)) == [.performShortcutAction])
        #expect(!done.isEmpty && done.allSatisfy { $0.timing == .never })
    }

    @Test func workThatComesAfterTheCompletionHandlerInOneCallIsFound() async {
        let effects = effects
        let resuming: @MainActor (inout Roles, Bool) -> Void = { roles, isHasty in
            let sessions = RecordingHandler(wanting: [.handleBackgroundURLSessionEvents])
            sessions.answer(.handleBackgroundURLSessionEvents) { _, completion in
                if isHasty { completion(()) }
                effects.note("resumed")
                if !isHasty { completion(()) }
            }
            roles.backgroundURLSessionDelegate = [sessions]
        }
        let report = await Comparison.ofRoles({ resuming(&$0, false) }, { resuming(&$0, true) }, effects: effects)
            .run([.backgroundURLSession("uploads")], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        #expect(report.differences.first?.after == "resumed, after the result")
        let same = await Comparison.ofRoles({ resuming(&$0, true) }, { resuming(&$0, true) }, effects: effects)
            .run([.backgroundURLSession("uploads")], in: [.withoutScenes])
        #expect(same.differences == [], "\(same)")
    }

    @Test func workThatComesAfterTheCompletionHandlerIsFound() async {
        let effects = effects
        let receiving: @MainActor (inout Roles, Bool) -> Void = { roles, isHasty in
            let pushes = RecordingHandler(wanting: [.didReceiveRemoteNotification])
            pushes.answer(.didReceiveRemoteNotification) { _, completion in
                guard isHasty else {
                    effects.note("received")
                    return completion(.newData)
                }
                completion(.newData)
                DispatchQueue.main.async { effects.note("received") }
            }
            roles.remoteNotificationsDelegate = [pushes]
        }
        let report = await Comparison.ofRoles(
            { receiving(&$0, false) }, { receiving(&$0, true) }, effects: effects
        )
        .run([.push(["a": 1])], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        #expect(report.differences.first?.after == "received, after the result")
        #expect(report.differences.first?.advice.contains("when the work is done") == true)
    }
}

/// Observes what UIKit posts, from its launch to its end.
private final class ObservingDelegate: UIResponder, UIApplicationDelegate {
    private let names: [Notification.Name]
    private let effects: Effects
    private var observers: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], _ effects: Effects) {
        self.names = names
        self.effects = effects
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.effects.note("observes \(name.rawValue)") }
            }
        }
        return true
    }
}

/// Performs a quick action and forgets the completion handler.
private final class MuteSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { effects.note("performs \(shortcutItem.type)") }

    func sceneDidEnterBackground(_ scene: UIScene) { effects.note("saves") }
}

@MainActor private final class Waiting {
    var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?
}
#endif
