import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

@MainActor
struct RecordTests {
    private let app = IsolatedApp()
    private let records = RecordList()

    init() {
        app.delegate.onRecord = { [records] in records.all.append($0) }
    }

    @Test func handlersAreListedInCallOrderWithEachAnswerAndTheCombinedOne() throws {
        app.delegate.orientationDelegate = Handlers {
            Portrait()
            Observing(Landscape())
            Everything()
        }
        _ = app.delegate.application(app.application, supportedInterfaceOrientationsFor: nil)
        let record = try records.only()
        #expect(record.event == .supportedInterfaceOrientations)
        #expect(record.slot == "orientationDelegate")
        #expect(record.asked.map(\.handler) == ["Portrait", "Landscape", "Everything"])
        #expect(
            record.asked.map(\.answer) == [
                "portrait", "landscapeLeft+landscapeRight",
                "portrait+portraitUpsideDown+landscapeLeft+landscapeRight",
            ]
        )
        #expect(record.asked.map { $0.kind == .observer } == [false, true, false])
        #expect(record.notAsked.isEmpty)
        #expect(record.answer == "portrait")
    }

    @Test func whatTheClosureCapturedMayCauseAnEventAsItGoes() throws {
        do {
            let parting = Departing { [delegate = app.delegate] in delegate.deliver(.significantTimeChange) }
            app.delegate.onRecord = { _ in _ = parting.isThere }
        }
        app.delegate.onRecord = { [records] in records.all.append($0) }
        #expect(try records.only().event == .significantTimeChange)
    }

    @Test func anAwaitedEventIsRecordedWithWhatEachHandlerAnsweredAndWhen() async throws {
        let slow = OtherFetchHandler()
        let dropping = FetchHandler()
        app.delegate.backgroundFetchDelegate = Handlers {
            FetchHandler(answering: .failed)
            slow
            dropping
            Observing(FetchHandler(answering: .newData))
            FetchHandler()
        }
        app.clock.advance(by: 100)
        _ = app.fetch()
        app.clock.advance(by: 3)
        slow.answer(.noData)
        app.clock.advance(by: 2)
        dropping.letGo()
        await nextTurn()
        #expect(records.all.isEmpty)
        app.clock.advance(by: 24)
        let record = try records.only()
        #expect(record.asked.map(\.answer) == ["failed", "noData", "dropped", "newData", "silent"])
        #expect(record.asked.map(\.duration) == [0, 3, 5, 0, 29])
        #expect(record.asked.map { $0.kind == .observer } == [false, false, false, true, false])
        #expect(record.asked[1].handler == "OtherFetchHandler")
        #expect(record.answer == "failed")
        #expect(record.start == 100)
        #expect(record.duration == 29)
    }

    @Test func durationsAreMeasuredOnTheRoutersClock() throws {
        app.delegate.systemConditionsDelegate = [SlowHandler(2, app.clock), SlowHandler(3, app.clock)]
        app.clock.advance(by: 10)
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        let record = try records.only()
        #expect(record.asked.map(\.duration) == [2, 3])
        #expect(record.asked.map(\.answer) == ["done", "done"])
        #expect(record.start == 10)
        #expect(record.duration == 5)
    }

    @Test func handlersThatWereNotAskedAreListedWithTheReason() throws {
        let removed = OtherFetchHandler()
        let removing = FetchHandler { [unowned app] completion in
            app.delegate.backgroundFetchDelegate.remove(removed)
            completion(.newData)
        }
        app.delegate.backgroundFetchDelegate = [removing, removed]
        _ = app.fetch()
        let record = try records.only()
        #expect(record.asked.map(\.handler) == ["FetchHandler"])
        #expect(record.notAsked.map(\.handler) == ["OtherFetchHandler"])
        #expect(record.notAsked.map(\.reason) == [.removed])
        #expect(record.notAsked.map { "\($0.reason)" } == ["removed during the event"])
    }

    @Test func aClaimedShortcutSaysWhoWasNotAsked() throws {
        app.delegate.shortcutItemDelegate = [Claimer(), Unasked()]
        app.delegate.application(
            app.application,
            performActionFor: UIApplicationShortcutItem(type: "type", localizedTitle: "title"),
            completionHandler: { _ in }
        )
        let record = try records.only()
        #expect(record.asked.map(\.handler) == ["Claimer"])
        #expect(record.notAsked.map(\.handler) == ["Unasked"])
        #expect(record.notAsked.map { "\($0.reason)" } == ["already handled"])
        #expect(record.answer == "true")
    }

    @Test func anActivityIsRecordedOnceThoughItsObjectsComeLater() throws {
        app.delegate.activityContinuationDelegate = [Claimer()]
        _ = app.delegate.application(
            app.application,
            continue: NSUserActivity(activityType: "type"),
            restorationHandler: { _ in }
        )
        app.clock.advance(by: 3)
        let record = try records.only()
        #expect(record.asked.map(\.answer) == ["true"])
        #expect(record.answer == "true")
    }

    @Test func theRecordComesWhenTheSystemHasBeenAnswered() {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        let completion = app.fetch()
        var answersAtRecord: [UIBackgroundFetchResult]?
        app.delegate.onRecord = { _ in answersAtRecord = completion.answers }
        handler.answer(.newData)
        #expect(answersAtRecord == [.newData])
    }

    @Test func overlappingEventsAreRecordedAsEachIsAnswered() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        _ = app.fetch()
        _ = app.fetch()
        try handler.completion(1)(.newData)
        try handler.completion()(.failed)
        #expect(records.all.map(\.answer) == ["newData", "failed"])
    }

    @Test func anEventInsideAnEventIsRecordedFirst() {
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { [unowned app] completion in
                app.delegate.applicationDidReceiveMemoryWarning(app.application)
                completion(.newData)
            }
        ]
        _ = app.fetch()
        #expect(records.all.map(\.event) == [.didReceiveMemoryWarning, .performFetch])
        #expect(records.all.map(\.asked.count) == [0, 1])
    }

    @Test func aReceiverMayCauseEventsAndAnswer() {
        let observer = FetchHandler()
        app.delegate.backgroundFetchDelegate = Handlers {
            Observing(observer)
            FetchHandler(answering: .newData)
        }
        var count = 0
        app.delegate.onRecord = { [unowned app] _ in
            count += 1
            observer.answer(.failed)
            observer.letGo()
            if count < 3 { #expect(app.fetch().answers == [.newData]) }
        }
        #expect(app.fetch().answers == [.newData])
        #expect(count == 3)
    }

    @Test func recordsEndWithTheirReceiver() {
        app.delegate.onRecord = nil
        _ = app.fetch()
        #expect(records.all.isEmpty)
    }
}

@MainActor
private final class RecordList {
    var all: [EventRecord] = []

    func only() throws -> EventRecord {
        #expect(all.count == 1)
        return try #require(all.first)
    }
}

private class Everything: OrientationDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}

private final class Portrait: Everything {
    override func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
}

private final class Landscape: Everything {
    override func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
}

/// A handler that takes its time, on a clock that stands still otherwise.
@MainActor
private final class SlowHandler: SystemConditionsDelegate {
    private let seconds: Double
    private let clock: ManualClock

    init(_ seconds: Double, _ clock: ManualClock) {
        self.seconds = seconds
        self.clock = clock
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        clock.advance(by: seconds)
    }
}

private class Claimer: ShortcutItemDelegate, ActivityContinuationDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completionHandler(true)
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { true }
}

private final class Unasked: Claimer {}
