import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// An observation ends by itself, and lets go of what its closure captured.
@MainActor
struct StatusObservationEndTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    @Test func itEndsWhenItIsStopped() {
        let captured = Captured()
        let observation = observe(capturing: captured)
        #expect(captured.object != nil)
        observation.cancel()
        #expect(captured.object == nil)
        app.launch()
        #expect(journal.lines.isEmpty)
        observation.cancel()
    }

    @Test func itEndsWhenNobodyHoldsTheObservation() {
        let captured = Captured()
        var observation: StatusObservation? = observe(capturing: captured)
        #expect(captured.object != nil)
        withExtendedLifetime(observation) {}
        observation = nil
        #expect(captured.object == nil)
        app.launch()
        #expect(journal.lines.isEmpty)
    }

    @Test func itEndsWhenTheObservationIsReleasedOnAnotherThread() async {
        let captured = Captured()
        let keeper = Keeper(of: observe(capturing: captured))
        #expect(captured.object != nil)
        await keeper.letGo()
        await nextTurn()
        #expect(captured.object == nil)
    }

    @Test func itEndsWhenTheStatusGoesThoughSomebodyHoldsTheObservation() {
        var app: IsolatedApp? = IsolatedApp()
        weak var status: AppStatus?
        status = app?.delegate.status
        let captured = Captured()
        let observation = status?.observe(\.applicationState) { [object = captured.make()] _ in _ = object }
        #expect(status != nil)
        #expect(captured.object != nil)
        app = nil
        #expect(status == nil)
        #expect(captured.object == nil)
        observation?.cancel()
    }

    @Test func itLastsAsLongAsItsOwnerThoughNobodyHoldsTheObservation() {
        let owner = Journal()
        status.observe(\.applicationState, owner: owner) { owner, change in
            owner.note("\(change.newValue)")
        }
        app.launch()
        system.enterBackground()
        #expect(owner.lines == ["active", "inactive", "background"])
    }

    @Test func itEndsWhenItsOwnerGoesThoughSomebodyHoldsTheObservation() {
        var owner: Journal? = Journal()
        weak var weakOwner: Journal?
        weakOwner = owner
        let (captured, journal) = (Captured(), journal)
        let observation = owner.map {
            status.observe(\.applicationState, owner: $0) { [object = captured.make()] _, _ in
                journal.note("\(object)")
            }
        }
        #expect(captured.object != nil)
        owner = nil
        #expect(weakOwner == nil)
        app.launch()
        #expect(journal.lines.isEmpty)
        #expect(captured.object == nil)
        withExtendedLifetime(observation) {}
    }

    @Test func theEndOfAnOwnerIsNoticedWhenTheNextObserverComes() {
        let captured = Captured()
        do {
            status.observe(\.applicationState, owner: Journal()) { [object = captured.make()] _, _ in _ = object }
        }
        let observation = observe(capturing: Captured())
        #expect(captured.object == nil)
        withExtendedLifetime(observation) {}
    }

    @Test func oneWithAnOwnerCanBeStoppedSooner() {
        let (owner, captured) = (Journal(), Captured())
        let observation = status.observe(\.applicationState, owner: owner) { [object = captured.make()] owner, _ in
            owner.note("\(object)")
        }
        observation.cancel()
        #expect(captured.object == nil)
        app.launch()
        #expect(owner.lines.isEmpty)
    }

    @Test func theOwnerIsNotKeptAlive() {
        weak var owner: Journal?
        do {
            let journal = Journal()
            owner = journal
            status.observe(\.applicationState, initial: true, owner: journal) { journal, change in
                journal.note("\(change.newValue)")
            }
            #expect(journal.lines == ["inactive"])
        }
        #expect(owner == nil)
    }

    @Test func whatAClosureCapturedMayUseTheStatusAndTheObservationAsItGoes() {
        let (journal, status) = (journal, status)
        app.launch()
        var observation: StatusObservation?
        do {
            let last = Last {
                observation?.cancel()
                journal.note("\(status.applicationState)")
            }
            observation = status.observe(\.applicationState) { [last] _ in journal.note("\(last)") }
        }
        observation?.cancel()
        #expect(journal.lines == ["active"])
    }

    @Test func whatAnOrphanedClosureCapturedMayObserveTheStatusAsItGoes() {
        let (journal, status) = (journal, status)
        app.launch()
        do {
            let last = Last {
                status.observe(\.applicationState, initial: true, owner: journal) { journal, change in
                    journal.note("\(change.newValue)")
                }
            }
            status.observe(\.applicationState, owner: Journal()) { [last] owner, _ in owner.note("\(last)") }
        }
        system.enterBackground()
        #expect(journal.lines == ["active", "inactive", "background"])
    }

    private func observe(capturing captured: Captured) -> StatusObservation {
        let journal = journal
        return status.observe(\.applicationState) { [object = captured.make()] _ in journal.note("\(object)") }
    }
}

/// Does something as it goes.
@MainActor
private final class Last {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    deinit {
        MainActor.assumeIsolated(action)
    }
}

/// Holds an observation off the main thread.
private actor Keeper {
    private var observation: StatusObservation?

    init(of observation: StatusObservation) {
        self.observation = observation
    }

    func letGo() {
        observation = nil
    }
}

/// An object that only a closure holds.
@MainActor
private final class Captured {
    final class Object {}

    private(set) weak var object: Object?

    func make() -> Object {
        let object = Object()
        self.object = object
        return object
    }
}
