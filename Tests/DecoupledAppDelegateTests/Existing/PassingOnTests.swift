import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct PassingOnTests {
    private let app = IsolatedApp()

    @Test(arguments: await AppEvent.allCases.filter(\.isToldToApplication))
    func everyEventOfTheAppIsPassedOnWithItsArgumentsAndItsAnswerComesBack(event: AppEvent) throws {
        let old = OldAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        let told = try app.tell(event)
        #expect(
            old.calls.last == OldAppDelegate.Call(event: event, arguments: told.arguments, answer: told.answer)
        )
        #expect(old.calls.count { $0.event == event } == 1)
    }

    @Test(arguments: await AppEvent.allCases.filter(\.isToldToApplication))
    func anObjectWithoutTheMethodIsNotCalledAndTheAnswerIsNeutralAtOnce(event: AppEvent) throws {
        let old = OldAppDelegate(implementing: [])
        app.delegate.roles = Roles(ExistingAppDelegate(wrapping: old))
        let told = try app.tell(event)
        #expect(try told.answer == IsolatedApp().tell(event).answer)
        #expect(old.calls.isEmpty)
        #expect(app.faults.isEmpty)
    }

    @Test func whatASceneTellsArrivesByTheMethodWithoutAScene() {
        let old = OldAppDelegate(implementing: [.openURL])
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.launch()
        app.application.system.open(.page)
        #expect(old.calls.map(\.event) == [.openURL])
        #expect(old.calls.first?.arguments.prefix(2) == [words(app.application), words(URL.page)])
    }

    @Test func aCompletionThatIsCalledTwiceCountsOnceAndIsReported() {
        app.delegate.backgroundFetchDelegate = [ExistingAppDelegate(wrapping: EagerFetcher())]
        var answers: [UIBackgroundFetchResult] = []
        app.delegate.application(app.application) { answers.append($0) }
        #expect(answers == [.failed])
        #expect(app.faults.map(\.reason) == [.answeredTwice])
    }

    @Test func aCompletionThatIsNotCalledByTheDeadlineIsReported() {
        let silent = SilentFetcher()
        app.delegate.backgroundFetchDelegate = [ExistingAppDelegate(wrapping: silent)]
        var answers: [UIBackgroundFetchResult] = []
        app.delegate.application(app.application) { answers.append($0) }
        #expect(answers.isEmpty)
        app.clock.advance(by: 29)
        #expect(answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
        #expect(silent.completion != nil)
    }

    @Test func theWrappedObjectIsKeptAlive() {
        weak var old: OldAppDelegate?
        do {
            let object = OldAppDelegate()
            old = object
            app.delegate.roles.append(ExistingAppDelegate(wrapping: object))
        }
        #expect(old != nil)
        app.delegate.roles = Roles()
        #expect(old == nil)
    }
}

extension IsolatedApp<AppDelegate> {
    /// Tells of an event when what it presumes has been brought about.
    fileprivate func tell(_ event: AppEvent) throws -> EventCase.Told {
        let (_, eventCase) = try RoleCase.find(event)
        prepare(for: event)
        return eventCase.tell(delegate, application)
    }

    /// Brings about what an event presumes: a front that knows its application, and a state that the event changes.
    private func prepare(for event: AppEvent) {
        guard event != .willFinishLaunching else { return }
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        switch event {
        case .willResignActive, .didEnterBackground:
            delegate.applicationDidBecomeActive(application)
            if event == .didEnterBackground { delegate.applicationWillResignActive(application) }
        case .willEnterForeground:
            delegate.applicationDidEnterBackground(application)
        default: break
        }
    }
}

private final class EagerFetcher: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.failed)
        completionHandler(.newData)
    }
}

private final class SilentFetcher: UIResponder, UIApplicationDelegate {
    private(set) var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completion = completionHandler
    }
}
