import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// What holds for the questions that are answered with an object: the first one that a handler has.
@MainActor
struct FirstAnswerTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private let scene = UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())

    @Test func theFirstViewControllerIsUsedAndLaterHandlersAreNotAsked() {
        let (one, two) = (UIViewController(), UIViewController())
        fill([nil, one, two])
        #expect(viewController() === one)
        #expect(journal.lines == ["0", "1"])
    }

    @Test func thereIsNoViewControllerWhereNobodyHasOne() {
        #expect(viewController() == nil)
        fill([nil, nil])
        #expect(viewController() == nil)
        #expect(journal.lines == ["0", "1"])
        app.delegate.stateRestorationDelegate = [Silent()]
        #expect(viewController() == nil)
    }

    @Test func theViewControllerOfTheOnlyHandlerIsUsedThoughAnotherIsSilent() {
        let controller = UIViewController()
        app.delegate.stateRestorationDelegate = [Silent(), Answering(controller, "0", journal)]
        #expect(viewController() === controller)
    }

    @Test func theFirstRestorationActivityIsSavedAndLaterHandlersAreNotAsked() {
        let (one, two) = (NSUserActivity(activityType: "type"), NSUserActivity(activityType: "type"))
        fill([nil, one, two])
        #expect(activity() === one)
        #expect(journal.lines == ["0", "1"])
    }

    @Test func thereIsNoRestorationActivityWhereNobodyHasOne() {
        #expect(activity() == nil)
        fill([nil, nil])
        #expect(activity() == nil)
        #expect(journal.lines == ["0", "1"])
        app.delegate.sceneRestorationDelegate = [Silent()]
        #expect(activity() == nil)
    }

    @Test func theActivityOfTheOnlyHandlerIsSavedThoughAnotherIsSilent() {
        let activity = NSUserActivity(activityType: "type")
        app.delegate.sceneRestorationDelegate = [Silent(), Answering(activity, "0", journal)]
        #expect(self.activity() === activity)
    }

    @Test func theRecordSaysWhoWasNotAsked() {
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        fill([UIViewController(), UIViewController()])
        _ = viewController()
        #expect(records.map(\.asked.count) == [1])
        #expect(records.flatMap(\.notAsked).map(\.reason) == [.alreadyAnswered])
    }

    private func fill(_ answers: [AnyObject?]) {
        let handlers = answers.enumerated().map { Answering($1, "\($0)", journal) }
        app.delegate.stateRestorationDelegate = Handlers { for handler in handlers { handler } }
        app.delegate.sceneRestorationDelegate = Handlers { for handler in handlers { handler } }
    }

    private func viewController() -> UIViewController? {
        app.delegate.application(
            app.application,
            viewControllerWithRestorationIdentifierPath: ["root"],
            coder: NSCoder()
        )
    }

    private func activity() -> NSUserActivity? {
        SceneDelegate(for: app.delegate).stateRestorationActivity(for: scene)
    }
}

/// A handler that notes its name when it is asked, and answers with an object or with none.
private final class Answering: StateRestorationDelegate, SceneRestorationDelegate {
    private let answer: AnyObject?
    private let name: String
    private let journal: Journal

    init(_ answer: AnyObject?, _ name: String, _ journal: Journal) {
        self.answer = answer
        self.name = name
        self.journal = journal
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        journal.note(name)
        return answer as? UIViewController
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        journal.note(name)
        return answer as? NSUserActivity
    }
}

/// A handler with none of the methods.
private final class Silent: StateRestorationDelegate, SceneRestorationDelegate {}
