import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// What interceptions of every event of every role have in common.
@MainActor
struct EveryEventInterceptedTests {
    private let journal = Journal()

    @Test(arguments: await AppEvent.allCases)
    func aClosureThatPassesTheEventOnChangesNothingForTheHandlers(event: AppEvent) throws {
        let (role, eventCase) = try RoleCase.find(event)
        let app = IsolatedApp()
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        var roles = Roles()
        role.fill(&roles, ["first", "second"].map { Listener($0, in: journal) })
        app.delegate.roles = roles
        _ = eventCase.intercept(app.delegate, journal)
        let arguments = eventCase.tell(app.delegate, app.application).arguments
        #expect(
            journal.lines == ["interception \(event)"]
                + ["first", "second"].map { Listener.line($0, event, arguments) }
        )
        let record = try #require(records.first { $0.event == event })
        #expect(record.answer == eventCase.neutralAnswer)
        #expect(record.asked.map(\.kind) == [.interception, .handler, .handler])
        #expect(record.asked.first?.answer == eventCase.neutralAnswer)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await AppEvent.allCases)
    func aClosureAddsAnEventThatNobodyHandlesAndTakesItAwayAgain(event: AppEvent) throws {
        let (_, eventCase) = try RoleCase.find(event)
        let app = IsolatedApp()
        let before = announcedEvents(of: app)
        let interception = eventCase.intercept(app.delegate, journal)
        #expect(announcedEvents(of: app).contains(event) || event.isToldByTheCenter)
        #expect(eventCase.isIntercepted(app.delegate))
        interception.cancel()
        #expect(announcedEvents(of: app) == before)
        #expect(!eventCase.isIntercepted(app.delegate))
        _ = eventCase.tell(app.delegate, app.application)
        #expect(journal.lines.isEmpty)
    }

    @Test(arguments: await AppEvent.allCases)
    func aClosureHearsAnEventThatNobodyHandles(event: AppEvent) throws {
        let (_, eventCase) = try RoleCase.find(event)
        let app = IsolatedApp()
        _ = eventCase.intercept(app.delegate, journal)
        _ = eventCase.tell(app.delegate, app.application)
        #expect(journal.lines == ["interception \(event)"])
    }

    /// The events that the app delegate and the delegate of a scene say they have methods for.
    private func announcedEvents(of app: IsolatedApp<AppDelegate>) -> Set<AppEvent> {
        let scene = SceneDelegate(for: app.delegate)
        return Set(AppEvent.allCases.filter { app.responds(to: $0) || scene.responds(to: Selector($0.method)) })
    }
}

nonisolated extension AppEvent {
    /// The method by which a system of this version tells of the event.
    fileprivate var method: String {
        self == .windowSceneDidUpdateGeometry ? "windowScene:didUpdateEffectiveGeometry:" : rawValue
    }

    fileprivate var isToldByTheCenter: Bool { rawValue.hasPrefix("userNotificationCenter:") }
}
