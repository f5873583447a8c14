import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

/// What a launch cost, and whom.
@MainActor
struct LaunchReportTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let trace: EventTrace

    init() {
        trace = app.delegate.startTracing()
    }

    @Test func theTableShowsTheCostliestHandlersFirst() {
        app.delegate.appStateDelegate = [BusyHandler(0.03, app.clock), OtherBusyHandler(0.01, app.clock)]
        app.delegate.sceneConnectionDelegate = [BusyHandler(0.2, app.clock)]
        app.launch()
        #expect(
            report?.description == """
                Launch: active after 240.00 ms, 240.00 ms of it in handlers

                handler           calls  main thread  waiting  mostly in
                BusyHandler           5    230.00 ms        –  .sceneWillConnect
                OtherBusyHandler      4     10.00 ms        –  .didFinishLaunching
                total                 9    240.00 ms        –
                """
        )
    }

    @Test func timeThatAnotherHandlerSpendsInsideACallIsItsOwn() throws {
        app.delegate.systemConditionsDelegate = [OtherBusyHandler(3, app.clock)]
        app.delegate.appStateDelegate = [
            BusyHandler(1, app.clock) { [unowned app] in
                app.delegate.applicationDidReceiveMemoryWarning(app.application)
            }
        ]
        app.launch()
        let report = try #require(report)
        #expect(report.costs.map(\.handler) == ["OtherBusyHandler", "BusyHandler"])
        #expect(report.costs.map(\.mainThreadTime) == [3, 1])
        #expect(report.mainThreadTime == 4)
        #expect(report.duration == 4)
    }

    @Test func anInterceptionIsNotChargedForTheHandlersBelowIt() throws {
        app.delegate.sceneConnectionDelegate = [BusyHandler(3, app.clock)]
        app.delegate.intercept(.sceneWillConnect, key: "before") { [clock = app.clock] call in
            clock.advance(by: 1)
            call.next()
        }
        app.launch()
        let report = try #require(report)
        #expect(report.costs.map(\.handler) == ["BusyHandler", "before"])
        #expect(report.costs.map(\.mainThreadTime) == [3, 1])
    }

    @Test func waitingForAnAnswerIsNotTimeOnTheMainThread() throws {
        let slow = FetchHandler { [clock = app.clock] completion in
            clock.advance(by: 1)
            completion(.noData)
        }
        app.delegate.deadlines[.performFetch] = 5
        app.delegate.backgroundFetchDelegate = [FetchHandler(), slow]
        app.delegate.sceneConnectionDelegate = [OtherBusyHandler(10, app.clock)]
        app.delegate.appStateDelegate = [BusyHandler(2, app.clock) { [unowned app] in _ = app.fetch() }]
        app.launch()
        let report = try #require(report)
        let cost = try #require(report.costs.first { $0.handler == "FetchHandler" })
        #expect(cost.callCount == 2)
        #expect(cost.mainThreadTime == 1)
        #expect(cost.waitingTime == 5)
        #expect(cost.costliestEvent == .performFetch)
        #expect(report.waitingTime == 5)
        #expect(report.mainThreadTime == 13)
        #expect(report.description.contains("1000.00 ms  5000.00 ms  .performFetch"))
    }

    @Test func whatComesAfterTheAppIsActiveDoesNotCount() throws {
        app.delegate.appStateDelegate = [BusyHandler(1, app.clock)]
        app.delegate.systemConditionsDelegate = [OtherBusyHandler(1, app.clock)]
        app.launch()
        let atLaunch = try #require(report)
        app.clock.advance(by: 1)
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        app.application.system.enterBackground()
        app.application.system.enterForeground()
        #expect(report == atLaunch)
        #expect(atLaunch.isActive)
        #expect(atLaunch.duration == 1)
        #expect(atLaunch.costs.map(\.handler) == ["BusyHandler"])
    }

    @Test func aLaunchIntoTheBackgroundIsOverWhenItHasFinished() throws {
        app.delegate.appStateDelegate = [BusyHandler(1, app.clock)]
        _ = app.delegate.application(app.application, didFinishLaunchingWithOptions: nil)
        let inBackground = try #require(report)
        app.clock.advance(by: 20)
        app.launch()
        #expect(report == inBackground)
        #expect(!inBackground.isActive)
        #expect(inBackground.duration == 1)
        #expect(inBackground.costs.map(\.callCount) == [1])
        #expect(inBackground.description.hasPrefix("Launch: in the background after 1000.00 ms, 1000.00 ms of it"))
        let patient = try #require(LaunchReport(trace.records, timeLimit: 60))
        #expect(patient.isActive)
        #expect(patient.duration == 21)
    }

    @Test func aLaunchThatNobodyHeardOfBeginsWithItsScene() throws {
        app.delegate.sceneConnectionDelegate = [BusyHandler(1, app.clock)]
        app.launch()
        #expect(try #require(report).costs.map(\.handler) == ["BusyHandler"])
    }

    @Test func aLaunchWithoutHandlersHasNoTable() throws {
        app.launch()
        #expect(try #require(report).description == "Launch: active after 0.00 ms, 0.00 ms of it in handlers")
    }

    @Test func withoutALaunchThereIsNoReport() {
        #expect(report == nil)
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(report == nil)
    }

    private var report: LaunchReport? { LaunchReport(trace.records) }
}
