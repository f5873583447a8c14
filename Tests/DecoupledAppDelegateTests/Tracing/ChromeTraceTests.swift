import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

/// What is exported, as a reader of the format sees it.
@MainActor
struct ChromeTraceTests {
    private let app = IsolatedApp()
    private let trace: EventTrace

    init() {
        trace = app.delegate.startTracing()
    }

    @Test func anEventIsASliceWithItsHandlersInside() throws {
        app.clock.advance(by: 1)
        app.delegate.systemConditionsDelegate = [BusyHandler(2, app.clock), OtherBusyHandler(4, app.clock)]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        let slices = try exported().named("X")
        #expect(slices.map(\.name) == ["didReceiveMemoryWarning", "BusyHandler", "OtherBusyHandler"])
        #expect(slices.map(\.category) == ["systemConditionsDelegate", "handler", "handler"])
        #expect(slices.map(\.start) == [1, 1, 3].map { $0 * 1_000_000_000 })
        #expect(slices.map(\.duration) == [6, 2, 4].map { $0 * 1_000_000_000 })
    }

    @Test func argumentsAndAnswersAreShownWithTheSlices() throws {
        let journal = Journal()
        app.delegate.urlDelegate = Handlers {
            Observing(Probe("observing", in: journal))
            Probe("claiming", claims: true, in: journal)
            Probe("spared", in: journal)
        }
        app.open(try #require(URL(string: "app://host?code=secret")))
        let slices = try exported().named("X")
        #expect(
            slices.map(\.arguments) == [
                ["input": "app://host?…", "answer": "true"], ["answer": "false"], ["answer": "true"],
            ]
        )
        #expect(slices.map(\.category) == ["urlDelegate", "observer", "handler"])
    }

    @Test func whatIsWaitedForIsAsynchronousAndItsCallsAreNot() throws {
        let (quick, slow) = (FetchHandler(answering: .newData), OtherFetchHandler())
        app.delegate.backgroundFetchDelegate = [quick, slow]
        _ = app.fetch()
        app.clock.advance(by: 1)
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        app.clock.advance(by: 2)
        slow.answer(.noData)
        let file = try exported()
        let event = AppEvent.performFetch.name
        #expect(
            file.named("X").map(\.name) == ["FetchHandler", "OtherFetchHandler", "didReceiveMemoryWarning"])
        #expect(file.named("b").map(\.name) == [event, "OtherFetchHandler"])
        #expect(file.named("b").map { $0.arguments["answer"] } == ["newData", "noData"])
        #expect(file.named("b").map(\.start) == [0, 0])
        #expect(file.named("e").map(\.start) == [3_000_000_000, 3_000_000_000])
    }

    @Test func anEventThatIsAnsweredInTheCallsIsASliceThoughItsAnswersAreAwaited() throws {
        app.delegate.backgroundFetchDelegate = [FetchHandler(answering: .newData), FetchHandler(answering: .noData)]
        _ = app.fetch()
        #expect(try exported().named("X").count == 3)
        #expect(try exported().named("b").isEmpty)
    }

    @Test func anEventInsideAHandlerLiesInsideItThoughItWasRecordedBefore() throws {
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { [unowned app] completion in
                app.delegate.applicationDidReceiveMemoryWarning(app.application)
                completion(.newData)
            }
        ]
        app.delegate.systemConditionsDelegate = [BusyHandler(1, app.clock)]
        _ = app.fetch()
        #expect(
            try exported().named("X").map(\.name) == [
                AppEvent.performFetch.name, "FetchHandler", AppEvent.didReceiveMemoryWarning.name,
                "BusyHandler",
            ]
        )
    }

    @Test func anEventInsideAHandlerLiesInsideItThoughItWasAnsweredAfterwards() throws {
        let slow = FetchHandler()
        app.delegate.backgroundFetchDelegate = [slow]
        app.delegate.systemConditionsDelegate = [
            BusyHandler(0, app.clock) { [app] in
                _ = app.fetch()
                app.clock.advance(by: 1)
            }
        ]
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        slow.answer(.noData)
        #expect(
            try exported().named("X").map(\.name) == [
                AppEvent.didReceiveMemoryWarning.name, "BusyHandler", "FetchHandler",
            ]
        )
    }

    @Test func anInterceptionContainsTheHandlersThatItPassesTheEventOnTo() throws {
        app.delegate.systemConditionsDelegate = [BusyHandler(2, app.clock)]
        app.delegate.intercept(.didReceiveMemoryWarning, key: "before and after") { [clock = app.clock] call in
            clock.advance(by: 1)
            call.next()
            clock.advance(by: 1)
        }
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        let slices = try exported().named("X")
        let event = AppEvent.didReceiveMemoryWarning.name
        #expect(slices.map(\.name) == [event, "before and after", "BusyHandler"])
        #expect(slices.map(\.category) == ["systemConditionsDelegate", "interception", "handler"])
        #expect(slices.map(\.start) == [0, 0, 1].map { $0 * 1_000_000_000 })
        #expect(slices.map(\.duration) == [4, 4, 2].map { $0 * 1_000_000_000 })
    }

    @Test func theProcessAndItsThreadHaveNames() throws {
        let file = try exported()
        #expect(file.entries.map(\.name) == ["process_name", "thread_name"])
        #expect(file.entries.map { $0.arguments["name"] } == [ProcessInfo.processInfo.processName, "main"])
        #expect(file.entries.allSatisfy { $0.process == ProcessInfo.processInfo.processIdentifier })
    }

    @Test(arguments: ["\"", "\\", "/", "\0", "\t", "\r\n", "\u{1f}", "\u{7f}\u{2028}é漢🧳<>&", "a \"b\" \\ c\n"])
    func anyTextIsExportedAsItIs(_ text: String) throws {
        app.delegate.intercept(.willContinueUserActivity, key: text) { $0.next() }
        _ = app.delegate.application(app.application, willContinueUserActivityWithType: text)
        let slices = try exported().named("X")
        #expect(slices.map(\.name) == [AppEvent.willContinueUserActivity.name, text])
        #expect(slices.map { $0.arguments["input"] } == [text, nil])
    }

    @Test func timesThatAreNoneDoNotSpoilTheExport() throws {
        for strange in [TimeInterval.nan, .infinity, -.infinity, -1.5, 1e300] {
            let delegate = AppDelegate(roles: Roles(), clock: StrangeClock(strange))
            let trace = delegate.startTracing()
            delegate.applicationDidReceiveMemoryWarning(app.application)
            let slice = try #require(try TraceFile(ChromeTrace(trace.records).data).named("X").first)
            #expect(slice.start == (strange == -1.5 ? -1_500_000_000 : 0))
        }
    }

    @Test func nothingThatIsRedactedIsExportedUnlessAskedFor() throws {
        let activity = NSUserActivity(activityType: "type")
        activity.webpageURL = URL(string: "https://user:secret@host/path?secret#secret")
        activity.userInfo = ["key": "secret"]
        for isRevealed in [false, true] {
            app.delegate.recordsPayloads = isRevealed
            app.open(
                try #require(URL(string: "app://secret@host/path?secret#secret")), options: [.annotation: "secret"])
            _ = app.delegate.application(app.application, continue: activity, restorationHandler: { _ in })
            app.delegate.application(
                app.application, handleWatchKitExtensionRequest: ["key": "secret"], reply: { _ in })
            #if RemoteNotifications
            app.delegate.application(
                app.application,
                didReceiveRemoteNotification: ["key": "secret"],
                fetchCompletionHandler: { _ in }
            )
            #endif
            let text = String(decoding: ChromeTrace(trace.records).data, as: UTF8.self)
            #expect(text.contains("secret") == isRevealed)
        }
    }

    private func exported() throws -> TraceFile {
        try TraceFile(ChromeTrace(trace.records).data)
    }
}

/// A clock that no machine has.
final class StrangeClock: EventClock {
    let now: TimeInterval

    init(_ now: TimeInterval) {
        self.now = now
    }

    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor () -> Void { {} }
}
