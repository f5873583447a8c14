#if !canImport(UIKit)
import DecoupledAppDelegate
import Testing

/// What became of an event is known to the headless application, also where UIKit asks for no answer.
@MainActor
struct EventOutcomeTests {
    private let app = IsolatedApp(scenes: SceneManifest())

    @Test func theHandlerIsNamedThatClaimedWhatASceneWasTold() {
        app.delegate.urlDelegate = [Opener(claims: false), Opener(claims: true)]
        app.launch()
        #expect(outcome(of: .openURL) { app.application.system.open(.page) } == "true [Opener]")
    }

    @Test func nobodyIsNamedWhereNobodyClaims() {
        app.delegate.urlDelegate = Handlers {
            Opener(claims: false)
            Observing(Opener(claims: true))
        }
        app.launch()
        #expect(outcome(of: .openURL) { app.application.system.open(.page) } == "false []")
    }

    @Test func aClosureIsNamedByItsKeyIfItClaimsAlone() {
        app.delegate.urlDelegate = [Opener(claims: true)]
        app.launch()
        app.delegate.intercept(.openURL, key: "log") { $0.next() }
        #expect(outcome(of: .openURL) { app.application.system.open(.page) } == "true [Opener]")
        app.delegate.intercept(.openURL, key: "stub") { _ in true }
        #expect(outcome(of: .openURL) { app.application.system.open(.page) } == "true [stub]")
    }

    @Test func anEventThatNobodyWasToldHasNoOutcome() {
        app.launch()
        #expect(outcome(of: .openURL) {} == "nobody")
        #expect(outcome(of: .openURL) { app.delegate.applicationSignificantTimeChange(app.application) } == "nobody")
    }

    @Test func anAnswerThatComesLaterIsWaitedFor() async {
        let handler = Performer()
        app.delegate.shortcutItemDelegate = [handler]
        app.launch()
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        var outcome: EventOutcome?
        app.delegate.reportOutcome(of: AppEvent.performShortcutAction.rawValue) {
            app.application.system.performAction(for: item) { _ in }
        } to: {
            outcome = $0
        }
        #expect(outcome == nil)
        handler.completion?(true)
        #expect(outcome?.answer == "true")
        #expect(outcome?.handlers == ["Performer"])
    }

    @Test func aRequestFromOutsideIsAnsweredWithWhatTheHandlersAnswered() throws {
        app.delegate.urlDelegate = [Opener(claims: false), Opener(claims: true)]
        app.launch()
        var answers: [ControlAnswer] = []
        try ControlRequest.openURL(.page).perform(on: app.application.system) { answers.append($0) }
        app.delegate.urlDelegate = [Opener(claims: false)]
        try ControlRequest.openURL(.page).perform(on: app.application.system) { answers.append($0) }
        #expect(
            answers == [
                ControlAnswer(isHandled: true, words: "true: Opener"), ControlAnswer(isHandled: false, words: "false"),
            ])
    }

    @Test func aRequestThatIsAnsweredLaterNamesWhoAnswered() throws {
        let handler = Performer()
        app.delegate.shortcutItemDelegate = [handler]
        app.launch()
        var answer: ControlAnswer?
        try ControlRequest.shortcut(type: "scan").perform(on: app.application.system) { answer = $0 }
        #expect(answer == nil)
        handler.completion?(true)
        #expect(answer == ControlAnswer(isHandled: true, words: "true: Performer"))
    }

    private func outcome(of event: AppEvent, _ cause: () -> Void) -> String {
        var text = "unknown"
        app.delegate.reportOutcome(of: event.rawValue, causedBy: cause) { outcome in
            text = outcome.map { "\($0.answer) [\($0.handlers.joined(separator: ", "))]" } ?? "nobody"
        }
        return text
    }
}

private final class Opener: URLDelegate {
    private let claims: Bool

    init(claims: Bool) {
        self.claims = claims
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { claims }
}

private final class Performer: ShortcutItemDelegate {
    private(set) var completion: (@Sendable (Bool) -> Void)?

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completion = completionHandler
    }
}
#endif
