import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite struct PassingOnTests {
    private let app = IsolatedApp()

    @Test func everyEventOfTheAppIsPassedOnWithItsArgumentsAndItsAnswerComesBack() {
        for index in passages(of: OldAppDelegate()).indices {
            let (app, old) = (IsolatedApp(), OldAppDelegate())
            app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
            let passage = Passages(of: app.application, answers: old.answers).all[index]
            app.prepare(for: passage.event)
            #expect(passage.cause(app.delegate) == passage.answer, "\(passage.event)")
            #expect(old.calls.last == OldAppDelegate.Call(event: passage.event, arguments: passage.arguments))
            #expect(old.calls.count { $0.event == passage.event } == 1, "\(passage.event)")
        }
    }

    @Test func anObjectWithoutTheMethodIsNotCalledAndTheAnswerIsNeutralAtOnce() {
        for index in passages(of: OldAppDelegate()).indices {
            let (app, old) = (IsolatedApp(), OldAppDelegate(implementing: []))
            app.delegate.roles = Roles(everySlot: ExistingAppDelegate(wrapping: old))
            let passage = Passages(of: app.application, answers: old.answers).all[index]
            app.prepare(for: passage.event)
            #expect(passage.cause(app.delegate) == passage.neutral, "\(passage.event)")
            #expect(old.calls.isEmpty)
            #expect(app.faults.isEmpty)
        }
    }

    @Test func everyEventOfTheAppIsCovered() {
        let covered = Set(passages(of: OldAppDelegate()).map(\.event))
        #expect(covered == Set(AppEvent.allCases.filter(\.isToldToApplication)))
    }

    @Test func whatASceneTellsArrivesByTheMethodWithoutAScene() {
        let old = OldAppDelegate(implementing: [.openURL])
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.launch()
        app.application.system.open(.page)
        #expect(old.calls.map(\.event) == [.openURL])
        #expect(old.calls.first?.arguments.prefix(2) == [app.application, URL.page])
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
        app.clock.advance(by: 25)
        #expect(answers == [.noData])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 25)])
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

    private func passages(of old: OldAppDelegate) -> [Passage] {
        Passages(of: app.application, answers: old.answers).all
    }
}

extension IsolatedApp<AppDelegate> {
    /// Brings about what an event presumes: a front that knows its application, and a state that the event changes.
    fileprivate func prepare(for event: AppEvent) {
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
