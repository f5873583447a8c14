import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Observation
import Testing

/// Observers may do anything when they are called.
@MainActor
final class StatusReentrancyTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var observations: [StatusObservation] = []
    private var status: AppStatus { app.delegate.status }

    init() {
        app.launch()
    }

    @Test func anObserverThatIsAddedInACallHearsOfTheNextChange() {
        observe("first") { [unowned self] in
            if observations.count == 1 { observe("added") {} }
        }
        lock()
        #expect(journal.take() == ["first false"])
        unlock()
        #expect(journal.take() == ["first true", "added true"])
    }

    @Test func anObserverThatIsAddedInACallIsGivenTheInitialValueAtOnce() {
        observe("first") { [unowned self] in
            if observations.count == 1 { observe("added", initial: true) {} }
        }
        lock()
        #expect(journal.lines == ["first false", "added false"])
    }

    @Test(arguments: [false, true])
    func anObserverThatIsAddedInACallHearsOfNoChangeThatCameBefore(initial: Bool) {
        observe("first") { [unowned self] in
            guard observations.count == 1 else { return }
            unlock()
            observe("added", initial: initial) {}
        }
        lock()
        #expect(
            journal.take() == (initial ? ["first false", "added true", "first true"] : ["first false", "first true"]))
        lock()
        #expect(journal.lines == ["first false", "added false"])
    }

    @Test func anObserverThatIsStoppedBeforeItsTurnIsSpared() {
        observe("first") { [unowned self] in observations[1].cancel() }
        observe("second") {}
        observe("third") {}
        lock()
        #expect(journal.lines == ["first false", "third false"])
    }

    @Test func anObserverMayStopItself() {
        observe("first") { [unowned self] in observations[0].cancel() }
        observe("second") {}
        lock()
        unlock()
        #expect(journal.lines == ["first false", "second false", "second true"])
    }

    @Test func aChangeThatAnObserverCausesIsToldAfterTheOneThatIsBeingTold() {
        observe("first") { [unowned self] in unlock() }
        observations.append(
            status.observe(\.isProtectedDataAvailable) { [journal, unowned status] change in
                journal.note("second \(change.newValue) while \(status.isProtectedDataAvailable)")
            }
        )
        lock()
        #expect(
            journal.lines == ["first false", "second false while true", "first true", "second true while true"]
        )
    }

    @Test func changesThatAnObserverCausesAreToldAsOne() {
        var isNested = false
        observe("first") { [unowned self] in
            guard !isNested else { return }
            isNested = true
            unlock()
            lock()
            unlock()
        }
        lock()
        #expect(journal.lines == ["first false", "first true"])
    }

    @Test func anotherChangeThatATrackedReadCausesIsNotUndone() {
        let (app, status) = (app, status)
        withObservationTracking {
            _ = status.isProtectedDataAvailable
        } onChange: {
            MainActor.assumeIsolated { app.delegate.applicationDidReceiveMemoryWarning(app.application) }
        }
        lock()
        #expect(status.lastMemoryWarning != nil)
        #expect(!status.isProtectedDataAvailable)
    }

    @Test func aTrackedReadIsToldOnceOfAChangeThatAnotherReadCauses() {
        track {
            _ = $0.isProtectedDataAvailable
        } onChange: { [unowned app] in
            app.delegate.applicationDidReceiveMemoryWarning(app.application)
        }
        track(again: true) {
            _ = $0.lastMemoryWarning
        } onChange: { [journal] in
            journal.note("warned")
        }
        lock()
        #expect(journal.lines == ["warned"])
    }

    @Test func trackedReadsAreToldInTheOrderOfTheReads() {
        let journal = journal
        track {
            _ = $0.isProtectedDataAvailable
        } onChange: {
            journal.note("1")
        }
        track {
            _ = $0.snapshot
        } onChange: {
            journal.note("2")
        }
        track {
            _ = $0[dynamicMember: \.isProtectedDataAvailable.description]
        } onChange: {
            journal.note("3")
        }
        track {
            _ = $0[dynamicMember: \.isProtectedDataAvailable.hashValue]
        } onChange: {
            journal.note("4")
        }
        lock()
        #expect(journal.lines == ["1", "2", "3", "4"])
    }

    /// Reads the status with the Observation framework, and once more whenever that tells of a change, if need be.
    private func track(
        again: Bool = false, _ read: @escaping @MainActor (AppStatus) -> Void,
        onChange: @escaping @MainActor () -> Void
    ) {
        withObservationTracking {
            read(status)
        } onChange: { [unowned self] in
            MainActor.assumeIsolated {
                onChange()
                if again { track(again: true, read, onChange: onChange) }
            }
        }
    }

    @Test func anObserverMayLetGoOfTheStatus() {
        var app: IsolatedApp? = IsolatedApp()
        app?.launch()
        weak var status: AppStatus?
        status = app?.delegate.status
        let journal = journal
        let observation = status?.observe(\.isProtectedDataAvailable) { _ in
            app = nil
            journal.note("let go")
        }
        if let delegate = app?.delegate, let application = app?.application {
            delegate.applicationProtectedDataWillBecomeUnavailable(application)
        }
        #expect(journal.lines == ["let go"])
        #expect(status == nil)
        withExtendedLifetime(observation) {}
    }

    private func lock() {
        app.delegate.applicationProtectedDataWillBecomeUnavailable(app.application)
    }

    private func unlock() {
        app.delegate.applicationProtectedDataDidBecomeAvailable(app.application)
    }

    private func observe(
        _ name: String,
        initial: Bool = false,
        _ whenCalled: @escaping @MainActor () -> Void
    ) {
        let journal = journal
        observations.append(
            status.observe(\.isProtectedDataAvailable, initial: initial) { change in
                journal.note("\(name) \(change.newValue)")
                whenCalled()
            }
        )
    }
}
