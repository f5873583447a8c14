import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// What a handler may do to its slot while an event is under way, in the plain loop and in the one that knows observers.
@MainActor
struct ChangesDuringEventTests {
    private let journal = Journal()
    private let app = IsolatedApp()
    private let handlers: [Probe]

    init() {
        let journal = journal
        handlers = ["a", "b", "c"].map { Probe($0, in: journal) }
    }

    @Test(arguments: SlotKind.allCases)
    func handlersAreAskedInSlotOrder(kind: SlotKind) {
        fill(kind)
        #expect(asked() == ["a", "b", "c"])
        app.delegate.urlDelegate = [handlers[2], handlers[0], handlers[1]]
        #expect(asked() == ["c", "a", "b"])
    }

    @Test(arguments: SlotKind.allCases)
    func aHandlerRemovedBeforeTheEventIsNotCalled(kind: SlotKind) {
        fill(kind)
        app.delegate.urlDelegate.remove(handlers[1])
        #expect(asked() == ["a", "c"])
    }

    @Test(arguments: SlotKind.allCases)
    func aHandlerRemovedBeforeItsTurnIsSpared(kind: SlotKind) {
        fill(kind)
        handlers[0].whenCalled = { [unowned app, second = handlers[1]] in app.delegate.urlDelegate.remove(second) }
        #expect(asked() == ["a", "c"])
    }

    @Test func theRecordSaysThatAHandlerWasRemovedBeforeItsTurn() {
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        fill(.plain)
        handlers[0].whenCalled = { [unowned app, second = handlers[1]] in app.delegate.urlDelegate.remove(second) }
        app.open()
        #expect(records.map { $0.notAsked.map(\.reason) } == [[.removed]])
    }

    @Test func anObjectThatIsWrappedAnewBeforeItsTurnIsCalled() {
        let old = OldAppDelegate(implementing: [.openURL])
        app.delegate.urlDelegate = [handlers[0], ExistingAppDelegate(wrapping: old)]
        handlers[0].whenCalled = { [app, handlers] in
            app.delegate.urlDelegate = [handlers[0], ExistingAppDelegate(wrapping: old)]
        }
        app.open()
        #expect(old.calls.map(\.event) == [.openURL])
    }

    @Test(arguments: SlotKind.allCases)
    func aHandlerRemovedAndPutBackBeforeItsTurnIsCalled(kind: SlotKind) {
        fill(kind)
        handlers[0].whenCalled = { [app, handlers] in
            app.delegate.urlDelegate.remove(handlers[1])
            app.delegate.urlDelegate.append(handlers[1])
        }
        #expect(asked() == ["a", "b", "c"])
        handlers[0].whenCalled = {}
        #expect(asked() == ["a", "c", "b"])
    }

    @Test(arguments: SlotKind.allCases)
    func aHandlerThatRemovesItselfLeavesTheOthersTheirCall(kind: SlotKind) {
        fill(kind)
        for handler in handlers {
            handler.whenCalled = { [app, unowned handler] in app.delegate.urlDelegate.remove(handler) }
        }
        #expect(asked() == ["a", "b", "c"])
        #expect(asked() == [])
    }

    @Test(arguments: SlotKind.allCases)
    func aHandlerThatRemovesThoseBeforeItChangesNothingForThoseAfterIt(kind: SlotKind) {
        fill(kind)
        handlers[1].whenCalled = { [unowned app, first = handlers[0]] in app.delegate.urlDelegate.remove(first) }
        #expect(asked() == ["a", "b", "c"])
        #expect(asked() == ["b", "c"])
    }

    @Test(arguments: SlotKind.allCases)
    func aHandlerAddedDuringTheEventWaitsForTheNext(kind: SlotKind) {
        fill(kind)
        let added = Probe("added", in: journal)
        handlers[0].whenCalled = { [unowned app, unowned first = handlers[0]] in
            guard !app.delegate.urlDelegate.contains(added) else { return }
            app.delegate.urlDelegate.insert(added, after: first)
        }
        #expect(asked() == ["a", "b", "c"])
        #expect(asked() == ["a", "added", "b", "c"])
    }

    @Test(arguments: SlotKind.allCases)
    func aSlotEmptiedDuringTheEventSparesTheRest(kind: SlotKind) {
        fill(kind)
        handlers[0].whenCalled = { [app] in app.delegate.urlDelegate = [] }
        #expect(asked() == ["a"])
    }

    @Test func aHandlerReplacedByItsKeyIsSparedAndItsSuccessorWaits() {
        app.delegate.urlDelegate = Handlers {
            handlers[0]
            Keyed("key", handlers[1])
        }
        let successor = Probe("successor", in: journal)
        handlers[0].whenCalled = { [unowned app] in app.delegate.urlDelegate[key: "key"] = successor }
        #expect(asked() == ["a"])
        #expect(asked() == ["a", "successor"])
    }

    @Test(arguments: SlotKind.allCases)
    func aChangeOfAnotherSlotSparesNobody(kind: SlotKind) {
        fill(kind)
        app.delegate.systemConditionsDelegate = [handlers[1]]
        handlers[0].whenCalled = { [unowned app] in app.delegate.systemConditionsDelegate = [] }
        #expect(asked() == ["a", "b", "c"])
    }

    @Test(arguments: SlotKind.allCases)
    func anEventInsideAnEventKeepsBothPassesIntact(kind: SlotKind) {
        fill(kind)
        nest()
        #expect(asked() == ["a", "b", "a", "b", "c", "c"])
    }

    @Test(arguments: SlotKind.allCases)
    func whatTheInnerEventRemovesTheOuterOneSparesToo(kind: SlotKind) {
        fill(kind)
        nest()
        var calls = 0
        handlers[0].whenCalled = { [unowned app, third = handlers[2]] in
            calls += 1
            if calls == 2 { app.delegate.urlDelegate.remove(third) }
        }
        #expect(asked() == ["a", "b", "a", "b"])
    }

    @Test(arguments: SlotKind.allCases)
    func routingSetDuringTheEventHoldsFromTheNextOn(kind: SlotKind) {
        let claimer = Probe("claimer", claims: true, in: journal)
        claimer.whenCalled = { [unowned app] in app.delegate.urlDelegate.routing = .everyHandler }
        fill(kind)
        app.delegate.urlDelegate.insert(claimer, before: handlers[1])
        #expect(asked().filter { $0 != "c" || kind == .plain } == ["a", "claimer"])
        #expect(asked() == ["a", "claimer", "b", "c"])
    }

    enum SlotKind: CaseIterable {
        case plain, withObserver
    }

    private func fill(_ kind: SlotKind) {
        switch kind {
        case .plain:
            app.delegate.urlDelegate = [handlers[0], handlers[1], handlers[2]]
        case .withObserver:
            app.delegate.urlDelegate = Handlers {
                Keyed("a", handlers[0])
                handlers[1]
                Observing(handlers[2])
            }
        }
    }

    /// Has the second handler cause the same event again, once.
    private func nest() {
        var isNested = false
        handlers[1].whenCalled = { [unowned app] in
            guard !isNested else { return }
            isNested = true
            app.open()
        }
    }

    private func asked() -> [String] {
        app.open()
        return journal.take()
    }
}
