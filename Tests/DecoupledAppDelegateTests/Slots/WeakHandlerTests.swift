import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct WeakHandlerTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func aWeakHandlerIsCalledAsLongAsItLives() {
        var owned: Probe? = probe("owned")
        fill(with: owned)
        #expect(asked() == ["first", "owned", "last"])
        owned = nil
        #expect(asked() == ["first", "last"])
    }

    @Test func aDeadHandlerIsNotCountedListedOrFound() {
        var owned: Probe? = probe("owned")
        fill(with: owned)
        #expect(app.delegate.urlDelegate.count == 3)
        owned = nil
        #expect(app.delegate.urlDelegate.count == 2)
        #expect(app.delegate.urlDelegate.names == ["first", "last"])
        #expect(app.delegate.urlDelegate[key: "owned"] == nil)
    }

    @Test func aDeadHandlerIsDroppedSoThatItsKeyIsNewAgain() {
        var owned: Probe? = probe("owned")
        fill(with: owned)
        owned = nil
        app.open()
        app.delegate.urlDelegate[key: "owned"] = probe("successor")
        _ = journal.take()
        #expect(asked() == ["first", "last", "successor"])
    }

    @Test func aHandlerThatDiesDuringTheEventBeforeItsTurnIsSkipped() {
        let owner = Owner(probe("owned"))
        fill(with: owner.handler)
        app.delegate.urlDelegate.forEach { ($0 as? Probe)?.whenCalled = { owner.handler = nil } }
        #expect(asked() == ["first", "last"])
    }

    @Test func aHandlerThatDiesDuringItsOwnCallFinishesIt() {
        let owner = Owner(probe("owned", claims: true))
        owner.handler?.whenCalled = { owner.handler = nil }
        fill(with: owner.handler)
        #expect(app.open())
        #expect(journal.take() == ["first", "owned"])
        #expect(asked() == ["first", "last"])
    }

    @Test func theSlotOwnsAHandlerUnlessItIsWeak() {
        weak var plain: Probe?
        weak var keyed: Probe?
        weak var observing: Probe?
        do {
            let handlers = [probe("plain"), probe("keyed"), probe("observing")]
            plain = handlers[0]
            keyed = handlers[1]
            observing = handlers[2]
            app.delegate.urlDelegate = Handlers {
                handlers[0]
                Keyed("key", handlers[1])
                Observing(handlers[2])
            }
        }
        #expect(asked() == ["plain", "keyed", "observing"])
        app.delegate.urlDelegate = []
        #expect(plain == nil)
        #expect(keyed == nil)
        #expect(observing == nil)
    }

    @Test func whenTheLastHandlerThatWantsAnEventHasDiedItIsNoLongerRespondedTo() {
        var owned: Probe? = probe("owned")
        if let owned { app.delegate.urlDelegate = Handlers { Weak(owned) } }
        #expect(app.responds(to: .openURL))
        owned = nil
        app.open()
        #expect(!app.responds(to: .openURL))
    }

    @Test func whenTheLastHandlerOfAnEventThatAllReceiveHasDiedItIsNoLongerRespondedTo() {
        var owned: RecordingHandler? = RecordingHandler()
        if let owned { app.delegate.systemConditionsDelegate = Handlers { Weak(owned) } }
        #expect(app.responds(to: .didReceiveMemoryWarning))
        owned = nil
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(!app.responds(to: .didReceiveMemoryWarning))
    }

    @Test func aHandlerThatHasAllAskedAgainWhileItTakesTheDeadOnesPlaceIsCalledOnce() {
        var owned: Probe? = probe("owned")
        if let owned { app.delegate.urlDelegate = Handlers { Weak(owned) } }
        owned = nil
        let asking = Asking(app.delegate)
        app.delegate.urlDelegate.append(asking)
        app.open()
        #expect(asking.calls == 1)
    }

    @Test(arguments: Way.allCases)
    func aHandlerThatNobodyElseOwnsIsReportedWhenItIsPutIntoASlot(way: Way) {
        let anchor = probe("anchor")
        app.delegate.urlDelegate = [anchor]
        switch way {
        case .builder: app.delegate.urlDelegate = Handlers { Weak<any URLDelegate>(probe("lost")) }
        case .keyed: app.delegate.urlDelegate = Handlers { Keyed("key", Weak<any URLDelegate>(probe("lost"))) }
        case .append: app.delegate.urlDelegate += Handlers { Weak<any URLDelegate>(probe("lost")) }
        case .insert:
            app.delegate.urlDelegate.insert(
                contentsOf: Handlers { Weak<any URLDelegate>(probe("lost")) }, before: anchor)
        case .roles: app.delegate.roles.append(Weak<any RoleHandler>(probe("lost")))
        }
        let slot = way == .roles ? "roles" : "urlDelegate"
        #expect(app.faults == [Fault(slot: slot, handler: "Probe", reason: .released)])
    }

    @Test func aHandlerThatHasDiedInAListIsNoFault() {
        var owned: Probe? = probe("owned")
        var handlers: Handlers<any URLDelegate> = []
        if let owned { handlers += Handlers { Weak(owned) } }
        owned = nil
        app.delegate.urlDelegate = handlers
        app.delegate.urlDelegate.append(contentsOf: handlers)
        #expect(app.delegate.urlDelegate.isEmpty)
        #expect(app.faults.isEmpty)
    }

    enum Way: CaseIterable {
        case builder, keyed, append, insert, roles
    }

    private func fill(with owned: Probe?) {
        app.delegate.urlDelegate = Handlers {
            probe("first")
            if let owned { Keyed("owned", Weak<any URLDelegate>(owned)) }
            probe("last")
        }
    }

    private func asked() -> [String] {
        app.open()
        return journal.take()
    }

    private func probe(_ name: String, claims: Bool = false) -> Probe {
        Probe(name, claims: claims, in: journal)
    }
}

/// Somebody else who owns a handler.
@MainActor
private final class Owner {
    var handler: Probe?

    init(_ handler: Probe) {
        self.handler = handler
    }
}

/// Has all handlers asked again what they want, while it is asked for the first time.
@MainActor
private final class Asking: URLDelegate {
    private(set) var calls = 0
    private var delegate: AppDelegate?

    init(_ delegate: AppDelegate) {
        self.delegate = delegate
    }

    func handles(_ event: AppEvent) -> Bool {
        let asked = delegate
        delegate = nil
        asked?.refreshResponses()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        calls += 1
        return false
    }
}
