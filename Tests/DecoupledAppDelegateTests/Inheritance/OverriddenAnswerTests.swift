#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// UIKit is answered once about a quick action of a scene, whatever an override does with the completion handler.
@MainActor
struct OverriddenAnswerTests {
    private let app = IsolatedApp(
        scenes: SceneManifest(), makeDelegate: { OverridingAppDelegate(roles: $0, clock: $1) })
    private let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")

    init() { app.launch() }

    @Test func anOverrideThatReleasesTheCompletionHandlerIsNamedAndUIKitIsAnswered() async {
        app.delegate.postpone = { _ in }
        let answers = perform()
        await nextTurn()
        #expect(answers.values == [false])
        #expect(app.faults == [fault(.dropped, by: "OverridingAppDelegate")])
    }

    @Test func anOverrideHasNoDeadline() {
        var later: [() -> Void] = []
        app.delegate.postpone = { later.append($0) }
        app.delegate.shortcutItemDelegate = [Handling(.performShortcutAction) { _ in true }]
        let answers = perform()
        app.clock.advance(by: 100)
        #expect(answers.values == [])
        later.forEach { $0() }
        later = []  // lets go of the app delegate
        #expect(answers.values == [true])
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerHasItsWholeDeadlineFromTheTimeThatSuperIsCalled() {
        let handler = addSilentHandler()
        var later: [() -> Void] = []
        app.delegate.postpone = { later.append($0) }
        let answers = perform()
        app.clock.advance(by: 10)
        later.forEach { $0() }
        later = []  // lets go of the app delegate
        app.clock.advance(by: 28)
        handler.finish(.performShortcutAction, with: true)
        #expect(answers.values == [true])
        #expect(app.faults.isEmpty)
    }

    @Test func aClosureBelowAnOverrideMayAnswerAfterTheHandlersDeadline() {
        addSilentHandler()
        let pending = PendingReply<Bool>()
        app.delegate.intercept(.performShortcutAction) {
            $0.next()
            return pending
        }
        let answers = perform()
        app.clock.advance(by: 29.4)
        pending.resolve(with: true)
        #expect(answers.values == [true])
        #expect(app.faults == [fault(.silent(deadline: 29), by: "RecordingHandler")])
    }

    @Test func aSilentHandlerBelowAnOverrideIsNamedAndTheOverrideIsNot() {
        addSilentHandler()
        let answers = perform()
        app.clock.advance(by: 29.6)
        #expect(answers.values == [false])
        #expect(app.faults == [fault(.silent(deadline: 29), by: "RecordingHandler")])
    }

    @Test func anOverrideThatAnswersTwiceIsNamed() {
        app.delegate.postpone = { passOn in
            passOn()
            passOn()
        }
        let answers = perform()
        #expect(answers.values == [false])
        #expect(app.faults == [fault(.answeredTwice, by: "OverridingAppDelegate")])
    }

    @Test func aHandlerThatKeepsTheRestorationHandlerIsNamedAndTheOverrideAboveItIsNot() async throws {
        let handler = RecordingHandler(wanting: [.continueUserActivity])
        var kept: [([any UIUserActivityRestoring]?) -> Void] = []
        handler.answer(.continueUserActivity) { input in
            kept.append(input.restorationHandler)
            return true
        }
        app.delegate.activityContinuationDelegate = [handler]
        let scene = try #require(app.application.connectedScenes.first)
        scene.delegate?.scene(scene, continue: NSUserActivity(activityType: "read"))
        app.clock.advance(by: 2.9)
        #expect(app.faults.isEmpty)
        app.clock.advance(by: 0.1)
        await nextTurn()
        app.clock.advance(by: 1)
        let silence = Fault(
            event: .continueUserActivity, slot: "activityContinuationDelegate", handler: "RecordingHandler",
            reason: .silent(deadline: 3))
        #expect(kept.count == 1)
        #expect(app.faults == [silence])
    }

    @Test func objectsOfAnActivityThatWasKeptArriveByWayOfTheOverride() async throws {
        let journal = Journal()
        try continueActivity()
        app.delegate.activityContinuationDelegate = [SceneListener(journal)]
        await nextTurn()
        #expect(journal.lines == ["continue read in 1", "restore read"])
        #expect(app.faults.isEmpty)
    }

    @Test func anOverrideAndTheHandlersBelowItBothHandOverObjects() throws {
        let journal = Journal()
        app.delegate.journal = journal
        app.delegate.restoresItself = true
        app.delegate.activityContinuationDelegate = [SceneListener(journal)]
        try continueActivity()
        #expect(journal.lines == ["own continue read", "restore read", "continue read in 1", "restore read"])
        #expect(app.faults.isEmpty)
    }

    @Test func anOverrideThatNeverAnswersRetainsNoAppDelegate() async {
        var kept: [(Bool) -> Void] = []
        weak var delegate: KeepingAppDelegate?
        do {
            let app = IsolatedApp(scenes: SceneManifest(), makeDelegate: { KeepingAppDelegate(roles: $0, clock: $1) })
            delegate = app.delegate
            app.delegate.keep = { kept.append($0) }
            app.launch()
            app.application.system.performAction(for: item) { _ in }
        }
        await nextTurn()
        #expect(kept.count == 1)
        #expect(delegate == nil)
    }

    private func continueActivity() throws {
        let scene = try #require(app.application.connectedScenes.first)
        scene.delegate?.scene(scene, continue: NSUserActivity(activityType: "read"))
    }

    @discardableResult private func addSilentHandler() -> RecordingHandler {
        let handler = RecordingHandler(wanting: [.performShortcutAction])
        handler.answer(.performShortcutAction, .later)
        app.delegate.shortcutItemDelegate = [handler]
        return handler
    }

    private func perform() -> Answers {
        let answers = Answers()
        app.application.system.performAction(for: item) { answers.values.append($0) }
        return answers
    }

    private func fault(_ reason: Fault.Reason, by name: String) -> Fault {
        Fault(event: .performShortcutAction, slot: "shortcutItemDelegate", handler: name, reason: reason)
    }
}

@MainActor
private final class Answers {
    var values: [Bool?] = []
}

/// Keeps the completion handler of a quick action.
private final class KeepingAppDelegate: AppDelegate {
    var keep: ((@escaping (Bool) -> Void) -> Void)?

    override class var overriddenEvents: Set<AppEvent>? { [.performShortcutAction] }

    override func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { keep?(completionHandler) }
}
#endif
