import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Observation
import Testing

/// Whoever reads the status where reading is tracked, as a SwiftUI view's body does, is told of the change.
@MainActor
struct StatusTrackingTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    init() {
        app.launch()
    }

    @Test func aPropertyThatWasReadIsTracked() {
        track("state") { _ = status.applicationState }
        system.enterBackground()
        #expect(journal.lines == ["state"])
    }

    @Test func eachPropertyIsTrackedByItself() {
        track("state") { _ = status.applicationState }
        track("protected data") { _ = status.isProtectedDataAvailable }
        track("warning") { _ = status.lastMemoryWarning }
        track("scenes") { _ = status.connectedScenes }
        system.receiveMemoryWarning()
        #expect(journal.take() == ["warning"])
        system.setProtectedDataAvailable(false)
        #expect(journal.take() == ["protected data"])
        system.enterBackground()
        #expect(journal.take() == ["state"])
    }

    @Test func whoIsToldReadsAgainAndIsToldAgain() {
        for state in [UIApplication.State.inactive, .background, .inactive, .active] {
            track("state") { _ = status.applicationState }
            step(to: state)
            #expect(journal.take() == ["state"])
        }
    }

    @Test func anEqualValueIsNoChange() {
        track("state") { _ = status.applicationState }
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(journal.lines.isEmpty)
    }

    @Test func severalReadersAreTold() {
        track("one") { _ = status.isProtectedDataAvailable }
        track("other") { _ = status.isProtectedDataAvailable }
        system.setProtectedDataAvailable(false)
        #expect(journal.lines.sorted() == ["one", "other"])
    }

    @Test func theWholeSnapshotIsTracked() {
        track("any") { _ = status.snapshot }
        system.receiveMemoryWarning()
        #expect(journal.lines == ["any"])
    }

    @Test func aPropertyThatIsWorkedOutFromOthersIsTracked() {
        track("locked") { _ = status.isLockedAway }
        system.receiveMemoryWarning()
        #expect(journal.lines.isEmpty)
        system.setProtectedDataAvailable(false)
        #expect(journal.lines == ["locked"])
    }

    @Test func whoIsToldStillReadsTheOldValue() {
        let (journal, status) = (journal, status)
        withObservationTracking {
            _ = status.applicationState
        } onChange: {
            MainActor.assumeIsolated { journal.note("\(status.applicationState)") }
        }
        system.enterBackground()
        #expect(journal.lines == ["active"])
    }

    @Test func trackingDoesNotKeepTheStatusAlive() {
        var app: IsolatedApp? = IsolatedApp()
        weak var status: AppStatus?
        status = app?.delegate.status
        track("state") { _ = status?.applicationState }
        app = nil
        #expect(status == nil)
    }

    private func track(_ name: String, _ read: () -> Void) {
        let journal = journal
        withObservationTracking(read) {
            MainActor.assumeIsolated { journal.note(name) }
        }
    }

    private func step(to state: UIApplication.State) {
        switch state {
        case .active: app.delegate.applicationDidBecomeActive(app.application)
        case .background: app.delegate.applicationDidEnterBackground(app.application)
        default:
            if status.applicationState == .active {
                app.delegate.applicationWillResignActive(app.application)
            } else {
                app.delegate.applicationWillEnterForeground(app.application)
            }
        }
    }
}

extension AppStatus.Snapshot {
    fileprivate var isLockedAway: Bool { !isProtectedDataAvailable }
}
