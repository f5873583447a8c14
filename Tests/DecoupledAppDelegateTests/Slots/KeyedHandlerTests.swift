import DecoupledAppDelegate
import Testing

@MainActor
@Suite struct KeyedHandlerTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    init() {
        app.delegate.urlDelegate = Handlers {
            probe("first")
            Keyed("key", probe("keyed"))
            probe("last")
        }
    }

    @Test func aHandlerIsFoundByItsKey() {
        #expect((app.delegate.urlDelegate[key: "key"] as? Probe)?.name == "keyed")
        #expect(app.delegate.urlDelegate[key: "other"] == nil)
    }

    @Test func aReplacedHandlerKeepsItsPlace() {
        app.delegate.urlDelegate[key: "key"] = probe("successor")
        #expect(asked() == ["first", "successor", "last"])
    }

    @Test func aPlacementWithTheSameKeyReplacesToo() {
        app.delegate.urlDelegate.append(Keyed<any URLDelegate>("key", probe("successor")))
        #expect(asked() == ["first", "successor", "last"])
        #expect(app.faults.isEmpty)
    }

    @Test func theSameHandlerUnderItsKeyAgainChangesNothing() {
        app.delegate.urlDelegate[key: "key"] = app.delegate.urlDelegate[key: "key"]
        #expect(asked() == ["first", "keyed", "last"])
        #expect(app.faults.isEmpty)
    }

    @Test func aNewKeyComesLast() {
        app.delegate.urlDelegate[key: "new"] = probe("new")
        #expect(asked() == ["first", "keyed", "last", "new"])
    }

    @Test func nilRemovesTheHandlerUnderAKey() {
        app.delegate.urlDelegate[key: "key"] = nil
        app.delegate.urlDelegate[key: "never there"] = nil
        #expect(asked() == ["first", "last"])
    }

    @Test func removingAKeyReturnsItsHandler() {
        #expect((app.delegate.urlDelegate.removeValue(forKey: "key") as? Probe)?.name == "keyed")
        #expect(app.delegate.urlDelegate.removeValue(forKey: "key") == nil)
        #expect(asked() == ["first", "last"])
    }

    @Test func theSuccessorOfAnObserverObserves() {
        app.delegate.urlDelegate = Handlers { Keyed("key", Observing<any URLDelegate>(probe("observer"))) }
        app.delegate.urlDelegate[key: "key"] = probe("successor", claims: true)
        #expect(!app.open())
        #expect(journal.lines == ["successor"])
    }

    @Test func theSuccessorOfAWeakHandlerIsOwned() {
        let owned = probe("owned")
        app.delegate.urlDelegate = Handlers { Keyed("key", Weak<any URLDelegate>(owned)) }
        app.delegate.urlDelegate[key: "key"] = probe("successor")
        #expect(asked() == ["successor"])
    }

    @Test func theSuccessorOfAWeakHandlerThatIsFreedComesLast() {
        do {
            let freed = probe("freed")
            app.delegate.urlDelegate = Handlers {
                Keyed("key", Observing(Weak<any URLDelegate>(freed)))
                probe("other")
            }
        }
        app.delegate.urlDelegate[key: "key"] = probe("successor", claims: true)
        #expect(app.open())
        #expect(journal.lines == ["other", "successor"])
    }

    @Test func keysOfOneSlotAreNotThoseOfAnother() {
        app.delegate.systemConditionsDelegate[key: "key"] = probe("elsewhere")
        #expect(asked() == ["first", "keyed", "last"])
    }

    @Test func aHandlerThatIsInTheSlotAlreadyIsFoundUnderTheKeyItIsSetFor() {
        let last = probe("last")
        app.delegate.urlDelegate = Handlers {
            Keyed("key", probe("keyed"))
            last
        }
        app.delegate.urlDelegate[key: "key"] = last
        #expect(app.delegate.urlDelegate[key: "key"] === last)
        #expect(asked() == ["last"])
    }

    private func asked() -> [String] {
        app.open()
        return journal.take()
    }

    private func probe(_ name: String, claims: Bool = false) -> Probe {
        Probe(name, claims: claims, in: journal)
    }
}
