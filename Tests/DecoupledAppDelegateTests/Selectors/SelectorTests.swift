import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// The raw value of each event against the selector by which the system knows the method.
@MainActor
struct SelectorTests {
    private let app = IsolatedApp()

    @Test func everyEventHasASelectorOfItsOwn() {
        #expect(Set(AppEvent.allCases).count == AppEvent.allCases.count)
        for event in AppEvent.allCases {
            #expect(event.description == event.rawValue)
            #expect(event.rawValue.hasSuffix(":"))
        }
    }

    @Test(arguments: await AppEvent.allCases)
    func theMethodThatTheSystemFindsByTheSelectorArrivesAsTheEvent(event: AppEvent) async throws {
        let (role, eventCase) = try RoleCase.find(event)
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        let handler = RecordingHandler()
        app.delegate.roles = Roles(handler, inSlotsOf: [event])
        unsafe app.application.delegate = app.delegate
        eventCase.cause(app.application.system)
        await nextTurn()
        #expect(handler.events.filter { $0 == event } == [event])
        #expect(records.filter { $0.event == event }.map(\.slot) == [role.slot])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: await AppEvent.allCases.filter { !AppEvent.toldInAnyCase.contains($0) })
    func theSystemDoesNotCallAMethodThatNobodyWants(event: AppEvent) async throws {
        let (_, eventCase) = try RoleCase.find(event)
        let handler = RecordingHandler(wanting: Set(AppEvent.allCases).subtracting([event]))
        app.delegate.roles = Roles(handler)
        unsafe app.application.delegate = app.delegate
        eventCase.cause(app.application.system)
        await nextTurn()
        #expect(!handler.events.contains(event))
    }

    @Test func everyBodyIsCorrectWithEmptySlotsToo() async {
        let application = IsolatedApp().application
        let willing = EagerDelegate(roles: Roles())
        unsafe application.delegate = willing
        let system = application.system
        system.configuration.orientations = .portrait
        var results: [UIBackgroundFetchResult?] = []
        var isPerformed: Bool?
        var isSessionDone = false
        #expect(system.launch())
        #expect(system.open(.page) == false)
        #expect(system.continueUserActivity(NSUserActivity(activityType: "type")) == false)
        system.performAction(for: UIApplicationShortcutItem(type: "type", localizedTitle: "title")) { isPerformed = $0 }
        system.performFetch { results.append($0) }
        system.handleBackgroundURLSessionEvents(identifier: "session") { isSessionDone = $0 != nil }
        #expect(!system.rotate(to: .landscapeLeft))
        #expect(system.allowsExtensionPoint(.keyboard))
        #expect(system.localizesKeyCommands())
        await nextTurn()
        #expect(isPerformed == false)
        #expect(results == [.noData])
        #expect(isSessionDone)
    }
}

nonisolated extension AppEvent {
    /// The events whose handlers are told whether or not the system calls the method: the package needs it itself, or notifications
    /// of the system tell the same.
    fileprivate static let toldInAnyCase: Set<AppEvent> = [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground, .willTerminate,
        .didFinishLaunching, .configurationForConnectingScene, .sceneWillConnect,
    ]
}

/// A delegate that the system asks everything.
private final class EagerDelegate: AppDelegate {
    override func responds(to aSelector: Selector!) -> Bool { true }
}
