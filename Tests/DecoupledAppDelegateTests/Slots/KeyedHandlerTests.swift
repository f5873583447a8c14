import DecoupledAppDelegate
import Testing

@MainActor
struct KeyedHandlerTests {
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
        app.delegate.urlDelegate += Handlers { Keyed("key", probe("successor")) }
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

    @Test(arguments: Spelling.allCases)
    func aListedHandlerMovesToTheKeyByWhateverSpelling(spelling: Spelling) {
        for oldKey in [nil, "old key"] {
            let moved = probe("moved")
            app.delegate.urlDelegate = Handlers {
                if let oldKey { Keyed(oldKey, moved) } else { moved }
                probe("other")
                Keyed("key", probe("keyed"))
                probe("last")
            }
            give(moved, "key", by: spelling)
            #expect(app.delegate.urlDelegate[key: "key"] === moved)
            #expect(app.delegate.urlDelegate[key: "old key"] == nil)
            #expect(asked() == ["other", "moved", "last"])
        }
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: Spelling.allCases)
    func aListedHandlerThatGetsANewKeyMovesToWhereItIsAdded(spelling: Spelling) {
        let moved = probe("moved")
        app.delegate.urlDelegate = [moved, probe("other"), probe("last")]
        give(moved, "key", by: spelling)
        #expect(app.delegate.urlDelegate[key: "key"] === moved)
        #expect(asked() == (spelling == .insertBefore ? ["other", "moved", "last"] : ["other", "last", "moved"]))
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatIsInsertedWithAKeyBesideItselfStaysInItsPlace() {
        let moved = probe("moved")
        app.delegate.urlDelegate = [probe("first"), moved, probe("last")]
        app.delegate.urlDelegate.insert(Keyed("before", moved), before: moved)
        #expect(app.delegate.urlDelegate[key: "before"] === moved)
        #expect(asked() == ["first", "moved", "last"])
        app.delegate.urlDelegate.insert(Keyed("after", moved), after: moved)
        #expect(app.delegate.urlDelegate[key: "after"] === moved)
        #expect(app.delegate.urlDelegate[key: "before"] == nil)
        #expect(asked() == ["first", "moved", "last"])
    }

    @Test func aHandlerOfABlockIsMovedByItsKey() {
        let moved = probe("moved")
        app.delegate.urlDelegate = Handlers {
            moved
            probe("other")
            Keyed("key", moved)
        }
        #expect(app.delegate.urlDelegate[key: "key"] === moved)
        #expect(asked() == ["other", "moved"])
        #expect(app.faults.isEmpty)
    }

    @Test func aHandlerThatHasAKeyKeepsItWhereItIsAddedAgainWithout() {
        app.delegate.urlDelegate[key: "key"].map { app.delegate.urlDelegate.append($0) }
        #expect(app.delegate.urlDelegate[key: "key"] != nil)
        #expect(asked() == ["first", "keyed", "last"])
        #expect(app.faults.map(\.reason) == [.duplicate])
    }

    enum Spelling: CaseIterable {
        case append, appendList, insertBefore, insertAfter, `subscript`, roles
    }

    private func give(_ handler: Probe, _ key: String, by spelling: Spelling) {
        let keyed = Handlers<any URLDelegate> { Keyed(key, handler) }
        let others = app.delegate.urlDelegate.filter { $0 !== handler }
        switch spelling {
        case .append: app.delegate.urlDelegate.append(contentsOf: keyed)
        case .appendList: app.delegate.urlDelegate += Handlers { keyed }
        case .insertBefore: app.delegate.urlDelegate.insert(contentsOf: keyed, before: others[others.count - 1])
        case .insertAfter: app.delegate.urlDelegate.insert(contentsOf: keyed, after: others[others.count - 1])
        case .subscript: app.delegate.urlDelegate[key: key] = handler
        case .roles: app.delegate.roles.append(Keyed(key, handler))
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
