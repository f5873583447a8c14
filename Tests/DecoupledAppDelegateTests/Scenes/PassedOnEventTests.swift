import DecoupledAppDelegate
import Testing

/// A handler that calls the app delegate's method for the scene's event that it is being asked about.
@MainActor
struct PassedOnEventTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()

    @Test func theOtherHandlersHearTheEventOnceAndItIsReported() throws {
        let passing = PassingHandler(to: app.delegate)
        app.delegate.urlDelegate = [passing, Probe("other", claims: true, in: journal)]
        app.launch()
        app.application.system.open(.page)
        #expect(passing.answers == [false])
        #expect(journal.lines == ["other"])
        #expect(app.faults.map(\.reason) == [.broughtTwice])
        #expect(app.faults.map(\.event) == [.openURL])
        #expect(app.faults.map(\.handler) == ["a handler"])
    }

    @Test func handlersThatPassTheEventOnEachAreAskedOnce() {
        let passing = [PassingHandler(to: app.delegate), PassingHandler(times: 2, to: app.delegate)]
        app.delegate.urlDelegate = [passing[0], passing[1], Probe("other", claims: true, in: journal)]
        app.launch()
        app.application.system.open(.page)
        #expect(passing.map(\.answers) == [[false], [false, false]])
        #expect(journal.lines == ["other"])
    }

    @Test func aURLOfItsOwnIsAnotherEvent() throws {
        let other = URL(fileURLWithPath: "/other")
        let passing = PassingHandler(other, to: app.delegate)
        app.delegate.urlDelegate = [passing, Probe("other", claims: true, in: journal)]
        app.launch()
        app.application.system.open(.page)
        #expect(passing.answers == [true])
        #expect(journal.lines == ["other", "other"])
        #expect(app.faults.isEmpty)
    }

    @Test func whatComesAfterwardsIsAnsweredAsTheEventWas() {
        let handler = Probe("handler", claims: true, in: journal)
        app.delegate.urlDelegate = [handler]
        app.launch()
        app.application.system.open(.page)
        #expect(app.open())
        #expect(journal.lines == ["handler"])
    }

    @Test(arguments: [true, false])
    func aQuickActionThatComesBothWaysIsAnsweredEachTime(isSceneFirst: Bool) throws {
        app.delegate.shortcutItemDelegate = [ShortcutHandler("handler", answering: true, in: journal)]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        var answers: [Bool] = []
        let ways = [
            { sceneDelegate.windowScene(scene, performActionFor: item) { answers.append($0) } },
            { app.delegate.application(app.application, performActionFor: item) { answers.append($0) } },
        ]
        for call in isSceneFirst ? ways : ways.reversed() { call() }
        #expect(answers == [true, true])
        #expect(journal.lines == ["handler"])
    }
}

@MainActor
private final class PassingHandler: SceneURLDelegate {
    private(set) var answers: [Bool] = []
    private let url: URL?
    private let times: Int
    private weak var delegate: AppDelegate?

    init(_ url: URL? = nil, times: Int = 1, to delegate: AppDelegate) {
        self.url = url
        self.times = times
        self.delegate = delegate
    }

    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        // Bounded, since a handler that is asked again each time would ask without end.
        for _ in 0..<times where answers.count < 10 {
            if let delegate { answers.append(delegate.application(.shared, open: self.url ?? url, options: options)) }
        }
        return false
    }
}
