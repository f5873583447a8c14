import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// What an observer is told, and when.
@MainActor
struct StatusObservationTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    @Test func aChangeCarriesTheOldAndTheNewValue() {
        let observation = observe()
        app.launch()
        #expect(journal.lines == ["inactive to active"])
        withExtendedLifetime(observation) {}
    }

    @Test func theInitialCallComesAtOnceWithThePresentValue() {
        app.launch()
        let observation = observe(initial: true)
        #expect(journal.take() == ["– to active"])
        system.enterBackground()
        #expect(journal.take() == ["active to inactive", "inactive to background"])
        withExtendedLifetime(observation) {}
    }

    @Test func observersAreToldAfterTheChangeInTheOrderInWhichTheyWereAdded() {
        let (journal, status) = (journal, status)
        let observations = ["1", "2", "3"].map { name in
            status.observe(\.applicationState) { journal.note("\(name) \(text($0)) while \(status.applicationState)") }
        }
        app.launch()
        #expect(journal.lines == ["1", "2", "3"].map { "\($0) inactive to active while active" })
        withExtendedLifetime(observations) {}
    }

    @Test func observersAreToldBeforeTheHandlers() {
        app.delegate.appStateDelegate = [StatusProbe(status, in: journal)]
        let observation = observe()
        app.launch()
        #expect(
            journal.lines == ["will finish launching: inactive", "inactive to active", "did become active: active"]
        )
        withExtendedLifetime(observation) {}
    }

    @Test func anEqualValueIsNoChange() {
        app.launch()
        let journal = journal
        let observations = [
            observe(),
            status.observe(\.isProtectedDataAvailable) { _ in journal.note("protected data") },
            status.observe(\.self) { _ in journal.note("any") },
        ]
        app.delegate.applicationProtectedDataDidBecomeAvailable(app.application)
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(journal.lines.isEmpty)
        withExtendedLifetime(observations) {}
    }

    @Test func onlyTheObservedPropertyMatters() {
        app.launch()
        let observation = observe()
        system.receiveMemoryWarning()
        system.setProtectedDataAvailable(false)
        #expect(journal.lines.isEmpty)
        withExtendedLifetime(observation) {}
    }

    @Test func aPropertyThatIsWorkedOutFromOthersChangesWhenItsValueDoes() {
        let journal = journal
        let observation = status.observe(\.isReady) { journal.note(text($0)) }
        app.launch()
        system.receiveMemoryWarning()
        system.setProtectedDataAvailable(false)
        system.enterBackground()
        #expect(!status.isReady)
        #expect(journal.lines == ["false to true", "true to false"])
        withExtendedLifetime(observation) {}
    }

    @Test func theWholeStatusIsAValueThatCanBeKeptAndCompared() {
        let before = status.snapshot
        app.launch()
        #expect(before.applicationState == .inactive)
        #expect(status.snapshot.applicationState == .active)
        #expect(status.snapshot != before)
        #expect(status.snapshot == status.snapshot)
    }

    private func observe(initial: Bool = false) -> StatusObservation {
        let journal = journal
        return status.observe(\.applicationState, initial: initial) { journal.note(text($0)) }
    }
}

private func text<Value>(_ change: StatusChange<Value>) -> String {
    "\(change.oldValue.map { "\($0)" } ?? "–") to \(change.newValue)"
}

extension AppStatus.Snapshot {
    fileprivate var isReady: Bool { applicationState == .active && isProtectedDataAvailable }
}
