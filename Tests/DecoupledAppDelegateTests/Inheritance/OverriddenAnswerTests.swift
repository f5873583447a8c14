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
        app.clock.advance(by: 29.7)
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
#endif
