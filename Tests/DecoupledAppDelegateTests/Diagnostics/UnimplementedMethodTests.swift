import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What a record says of a handler that leaves a method to its default.
@MainActor
@Suite(.net) struct UnimplementedMethodTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test(arguments: await RoleCase.eventsWithDefaults)
    func aHandlerWithoutTheMethodIsRecordedAsNotImplementingIt(event: AppEvent) async throws {
        let (role, eventCase) = try RoleCase.find(event)
        var roles = Roles()
        role.fill(&roles, [Idle(), Listener("listener", in: journal)])
        app.delegate.roles = roles
        let asked = try await asked { _ = eventCase.tell(app.delegate, app.application) }
        #expect(asked.map(\.handler) == ["Idle", "Listener"])
        #expect(asked.first?.answer == "not implemented")
        #expect(asked.last?.answer != "not implemented")
    }

    @Test(arguments: await RoleCase.awaitedEvents)
    func aHandlerWithTheAsynchronousFormImplementsTheMethod(event: AppEvent) async throws {
        let (_, eventCase) = try RoleCase.find(event)
        app.delegate.roles = Roles(AsyncListener(waits: false), inSlotsOf: [event])
        let asked = try await asked { _ = eventCase.tell(app.delegate, app.application) }
        #expect(asked.map(\.answer) == [eventCase.awaited?.answer])
    }

    @Test func theFormWithoutASceneImplementsTheMethodForOneWithAScene() async throws {
        app.delegate.activityContinuationDelegate = [Continuer(), Idle()]
        let scene = UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
        let delegate = SceneDelegate(for: app.delegate)
        let told = try await asked { delegate.scene(scene, willContinueUserActivityWithType: "type") }
        #expect(told.map(\.answer) == ["false", "not implemented"])
        let continued = try await asked { delegate.scene(scene, continue: NSUserActivity(activityType: "type")) }
        #expect(continued.map(\.answer) == ["not implemented", "not implemented"])
    }

    @Test func aShortcutOfASceneThatNoFormTakesIsNotImplemented() async throws {
        app.delegate.shortcutItemDelegate = [Idle()]
        let scene = UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        let asked = try await asked {
            SceneDelegate(for: app.delegate).windowScene(scene, performActionFor: item) { _ in }
        }
        #expect(asked.map(\.answer) == ["not implemented"])
    }

    @Test func aURLWithoutASceneIsNotForAHandlerOfScenes() async throws {
        app.delegate.urlDelegate = [SceneLinks()]
        let asked = try await asked { app.open() }
        #expect(asked.map(\.answer) == ["not implemented"])
    }

    @Test func whatAMethodCallsInAnotherHandlerSaysNothingOfItsOwn() async throws {
        app.delegate.systemConditionsDelegate = [Passing { Idle().applicationDidReceiveMemoryWarning($0) }]
        let asked = try await asked { app.delegate.applicationDidReceiveMemoryWarning(app.application) }
        #expect(asked.map(\.answer) == ["done"])
    }

    @Test func anEventInsideAMethodSaysNothingOfIt() throws {
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        app.delegate.systemConditionsDelegate = [
            Passing { [unowned app] in app.delegate.applicationSignificantTimeChange($0) }
        ]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(records.map { $0.asked.map(\.answer) } == [["not implemented"], ["done"]])
    }

    @Test func anObserverThatAnswersTooLateToBeRecordedSaysNothingOfALaterAnswer() async throws {
        let handler = Late()
        app.delegate.backgroundFetchDelegate = [handler]
        app.delegate.backgroundURLSessionDelegate = Handlers {
            Observing<any BackgroundURLSessionDelegate>(handler)
        }
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        _ = app.fetch()
        app.delegate.application(app.application, handleEventsForBackgroundURLSession: "session") {}
        await nextTurn()
        handler.completion?(.newData)
        #expect(records.last?.asked.map(\.answer) == ["newData"])
    }

    /// Returns who was asked of the one event that an action causes, once it is answered.
    private func asked(_ cause: () -> Void) async throws -> [EventRecord.Ask] {
        let records = SystemCompletion<EventRecord>()
        app.delegate.onRecord = { records.receive($0) }
        cause()
        return try #require(await records.first()).asked
    }
}

private final class Continuer: ActivityContinuationDelegate {
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        false
    }
}

private final class SceneLinks: SceneURLDelegate {
    func scene(_ scene: UIScene, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { true }
}

/// A handler of memory warnings that implements one of the two methods.
private final class Passing: SystemConditionsDelegate {
    private let pass: (UIApplication) -> Void

    init(_ pass: @escaping (UIApplication) -> Void) {
        self.pass = pass
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        pass(application)
    }
}

/// A handler that fetches when it is told to, and implements nothing else.
private final class Late: BackgroundFetchDelegate, BackgroundURLSessionDelegate {
    private(set) var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completion = completionHandler
    }
}
