import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct MissedLaunchTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func aHandlerAddedAfterLaunchIsReportedOnce() {
        app.delegate.appStateDelegate = [LaunchProbe("early", in: journal)]
        app.launch()
        #expect(app.faults.isEmpty)
        app.delegate.appStateDelegate.append(LaunchProbe("late", in: journal))
        #expect(app.faults.map(\.event) == [.didFinishLaunching])
        for fault in app.faults {
            #expect(fault.reason == .missed)
            #expect(fault.slot == "appStateDelegate")
            #expect(fault.handler == "LaunchProbe")
        }
    }

    @Test func aHandlerAddedBetweenTheLaunchEventsHasMissedTheFirst() {
        _ = app.delegate.application(app.application, willFinishLaunchingWithOptions: nil)
        app.delegate.appStateDelegate = [LaunchProbe("handler", in: journal)]
        #expect(app.faults.map(\.event) == [.willFinishLaunching])
        _ = app.delegate.application(app.application, didFinishLaunchingWithOptions: nil)
        #expect(journal.lines == ["handler did"])
    }

    @Test func aHandlerAddedAfterALaunchThatNobodyHeardIsReported() {
        app.launch()
        app.delegate.appStateDelegate = [LaunchProbe("late", in: journal)]
        #expect(app.faults.map(\.event) == [.didFinishLaunching])
    }

    @Test func launchIsNotDeliveredAfterALaunchThatNobodyHeard() {
        app.launch()
        app.delegate.appStateDelegate = [LaunchProbe("late", in: journal)]
        _ = app.delegate.application(app.application, willFinishLaunchingWithOptions: nil)
        _ = app.delegate.application(app.application, didFinishLaunchingWithOptions: nil)
        #expect(journal.lines.isEmpty)
    }

    @Test func aHandlerThatDoesNotWantLaunchIsNotReported() {
        app.launch()
        app.delegate.appStateDelegate = [RecordingHandler(wanting: [.didBecomeActive])]
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatRefreshesTheResponsesWhenItIsAskedWhatItWantsIsReportedOnce() {
        app.launch()
        app.delegate.appStateDelegate = [Refreshing(app.delegate)]
        #expect(app.faults.map(\.reason) == [.missed])
        app.delegate.refreshResponses()
        #expect(app.faults.count == 1)
    }

    @Test func handlersThatOnlyChangePlacesAreNotReported() {
        let handlers = [LaunchProbe("first", in: journal), LaunchProbe("second", in: journal)]
        app.delegate.appStateDelegate = [handlers[0], handlers[1]]
        app.launch()
        app.delegate.appStateDelegate = [handlers[1], handlers[0]]
        #expect(app.faults.isEmpty)
    }

    @Test func theLaunchOfAnotherApplicationIsNoLaunchOfThisOne() {
        let other = IsolatedApp()
        other.launch()
        app.delegate.appStateDelegate = [LaunchProbe("handler", in: journal)]
        #expect(app.faults.isEmpty)
        app.launch()
        #expect(journal.lines == ["handler will", "handler did", "handler active"])
    }

    @Test func otherSlotsMayBeFilledAfterLaunch() {
        app.launch()
        app.delegate.urlDelegate = [Probe("late", in: journal)]
        #expect(app.faults.isEmpty)
    }
}

/// A handler that refreshes the responses when it is asked for the first time what it wants.
@MainActor
private final class Refreshing: AppStateDelegate {
    private weak var delegate: AppDelegate?

    init(_ delegate: AppDelegate) {
        self.delegate = delegate
    }

    func handles(_ event: AppEvent) -> Bool {
        let delegate = delegate
        self.delegate = nil
        delegate?.refreshResponses()
        return true
    }
}
