import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

/// What a trace holds, and for how long.
@MainActor
struct EventTraceTests {
    private let app = IsolatedApp()

    @Test func handlersAreListedInCallOrderWithEachAnswerAndTheCombinedOne() throws {
        let journal = Journal()
        app.delegate.urlDelegate = Handlers {
            Probe("refusing", in: journal)
            Observing(Watcher("observing", in: journal))
            Claimer("claiming", claims: true, in: journal)
            Probe("spared", in: journal)
        }
        let trace = app.delegate.startTracing()
        app.open()
        let record = try #require(trace.records.first)
        #expect(trace.records.count == 1)
        #expect(record.event == .openURL)
        #expect(record.slot == "urlDelegate")
        #expect(record.asked.map(\.handler) == ["Probe", "Watcher", "Claimer"])
        #expect(record.asked.map(\.answer) == ["false", "false", "true"])
        #expect(record.asked.map { $0.kind == .observer } == [false, true, false])
        #expect(record.notAsked.map(\.handler) == ["Probe"])
        #expect(record.notAsked.map(\.reason) == [.alreadyAnswered])
        #expect(record.answer == "true")
    }

    @Test func aRecordGoesToWhoeverReadsAtTheEnd() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let first = app.delegate.startTracing()
        _ = app.fetch()
        first.cancel()
        let second = app.delegate.startTracing()
        try handler.completion(0)(.newData)
        #expect(first.records.isEmpty)
        #expect(second.records.map(\.answer) == ["newData"])
        second.cancel()
        #expect(app.delegate.diagnostics.followers.isEmpty)
    }

    @Test func aTraceHoldsEveryEventOfEveryRoleAsItWasRecorded() {
        var records: [EventRecord] = []
        let trace = app.delegate.startTracing()
        app.delegate.onRecord = { records.append($0) }
        app.delegate.urlDelegate = [Claimer("claiming", claims: true, in: Journal()), Probe("spared", in: Journal())]
        app.delegate.backgroundFetchDelegate = Handlers {
            FetchHandler()
            Observing(FetchHandler())
        }
        for role in RoleCase.all {
            for event in role.events {
                app.clock.advance(by: 1)
                _ = event.tell(app.delegate, app.application)
            }
        }
        app.clock.advance(by: 30)
        #expect(Set(trace.records.map(\.event)) == Set(AppEvent.allCases))
        #expect(Array(trace.records) == records)
        #expect(records.contains { $0.asked.map(\.answer) == ["silent", "none"] })
    }

    @Test func severalTracesAndAReceiverOfRecordsAreToldOfTheSameEvents() {
        var received = 0
        app.delegate.onRecord = { _ in received += 1 }
        let first = app.delegate.startTracing()
        warn()
        let second = app.delegate.startTracing()
        warn()
        first.cancel()
        warn()
        app.delegate.onRecord = nil
        warn()
        #expect(first.records.count == 2)
        #expect(second.records.count == 3)
        #expect(received == 3)
    }

    @Test func aReceiverOfRecordsFindsTheEventInTheTrace() {
        let trace = app.delegate.startTracing()
        var counts: [Int] = []
        app.delegate.onRecord = { _ in counts.append(trace.records.count) }
        warn()
        warn()
        #expect(counts == [1, 2])
    }

    @Test func whatWasRecordedStaysWhenATraceIsStopped() {
        let trace = app.delegate.startTracing()
        warn()
        trace.cancel()
        trace.cancel()
        warn()
        #expect(trace.records.map(\.event) == [.didReceiveMemoryWarning])
    }

    @Test func aTraceThatIsStoppedBeforeTheAnswerDoesNotHoldTheEvent() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let trace = app.delegate.startTracing()
        let completion = app.fetch()
        trace.cancel()
        handler.answer(.newData)
        #expect(completion.answers == [.newData])
        #expect(trace.records.isEmpty)
    }

    @Test func aTraceThatIsReleasedEnds() {
        let clock = CountingClock()
        let delegate = AppDelegate(roles: Roles(), clock: clock)
        var trace: EventTrace? = delegate.startTracing()
        delegate.applicationDidReceiveMemoryWarning(app.application)
        let reads = clock.reads
        #expect(trace?.records.count == 1)
        trace = nil
        delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(clock.reads == reads)
    }

    @Test func aTraceDoesNotKeepItsAppDelegateAlive() {
        var app: IsolatedApp? = IsolatedApp()
        weak var delegate: AppDelegate?
        delegate = app?.delegate
        let trace = app?.delegate.startTracing()
        app?.delegate.applicationDidReceiveMemoryWarning(UIApplication())
        app = nil
        #expect(delegate == nil)
        trace?.cancel()
        #expect(trace?.records.count == 1)
    }

    @Test func aTraceThatOutlivesItsAppDelegateKeepsNothingAliveThatTheClosureForRecordsHasCaptured() {
        var app: IsolatedApp? = IsolatedApp()
        var journal: Journal? = Journal()
        weak var captured: Journal?
        captured = journal
        app?.delegate.onRecord = { [journal] in journal?.note("\($0.event)") }
        let trace = app?.delegate.startTracing()
        app?.delegate.applicationDidReceiveMemoryWarning(UIApplication())
        (app, journal) = (nil, nil)
        #expect(captured == nil)
        #expect(trace?.records.count == 1)
    }

    @Test func whereNobodyTracesTheClockIsNotEvenReadAndArgumentsAreNotPutIntoWords() {
        let clock = CountingClock()
        let delegate = AppDelegate(roles: Roles(), clock: clock)
        delegate.systemConditionsDelegate = [Probe("handler", in: Journal())]
        let trace = delegate.startTracing()
        trace.cancel()
        delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(clock.reads == 0)
        let next = delegate.startTracing()
        delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(clock.reads > 0)
        #expect(next.records.count == 1)
    }

    private func warn() {
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
    }
}

/// A handler that traces call by another name.
@MainActor
private final class Claimer: URLDelegate {
    private let probe: Probe

    init(_ name: String, claims: Bool, in journal: Journal) {
        probe = Probe(name, claims: claims, in: journal)
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        probe.application(app, open: url, options: options)
    }
}

/// A handler that traces call by another name.
@MainActor
private final class Watcher: URLDelegate {
    private let probe: Probe

    init(_ name: String, in journal: Journal) {
        probe = Probe(name, in: journal)
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        probe.application(app, open: url, options: options)
    }
}

/// A clock that counts how often it is looked at.
private final class CountingClock: EventClock {
    private(set) var reads = 0

    var now: TimeInterval {
        reads += 1
        return 0
    }

    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void {
        ManualClock().schedule(after: seconds, action)
    }
}
