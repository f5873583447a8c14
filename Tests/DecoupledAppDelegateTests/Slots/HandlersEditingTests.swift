import DecoupledAppDelegate
import Testing

@MainActor
struct HandlersEditingTests {
    private let journal = Journal()

    @Test func aNewListIsEmpty() {
        let handlers: Handlers<any URLDelegate> = []
        #expect(handlers.isEmpty)
        #expect(handlers.count == 0)
        #expect(handlers.names.isEmpty)
        #expect(handlers.routing == .untilHandled)
        #expect(Handlers<any URLDelegate>().isEmpty)
    }

    @Test func anArrayLiteralKeepsItsOrder() {
        let handlers: Handlers<any URLDelegate> = [probe("a"), probe("b"), probe("c")]
        #expect(handlers.names == ["a", "b", "c"])
        #expect(handlers.count == 3)
        #expect(!handlers.isEmpty)
    }

    @Test(arguments: Filling.allCases)
    func aLongListHoldsEveryHandlerInOrderAndFindsEach(filling: Filling) {
        let probes = (0..<8_000).map { probe("\($0)") }
        let filled = filling.list(of: probes)
        #expect(filled.elementsEqual(probes) { $0 === $1 })
        #expect(filled.contains(probes[7_999]))
        #expect(!filled.contains(probe("other")))
    }

    enum Filling: CaseIterable {
        case append, appendContents, array, keys

        @MainActor func list(of probes: some Collection<Probe>) -> Handlers<any URLDelegate> {
            var handlers: Handlers<any URLDelegate> = []
            switch self {
            case .append: for probe in probes { handlers.append(probe) }
            case .appendContents: handlers.append(contentsOf: Handlers(Array(probes)))
            case .array: handlers = Handlers(Array(probes))
            case .keys: for probe in probes { handlers[key: probe.name] = probe }
            }
            return handlers
        }
    }

    @Test func appendedHandlersComeLast() {
        var handlers: Handlers<any URLDelegate> = []
        handlers.append(probe("a"))
        handlers.append(Keyed("b", probe("b")))
        handlers += Handlers { Observing(probe("c")) }
        handlers.append(probe("d"))
        #expect(handlers.names == ["a", "b", "c", "d"])
        #expect(handlers.count == 4)
    }

    @Test func aHandlerIsInsertedBeforeOrAfterAnother() {
        let middle = probe("middle")
        var handlers: Handlers<any URLDelegate> = [probe("first"), middle, probe("last")]
        handlers.insert(probe("before"), before: middle)
        handlers.insert(probe("after"), after: middle)
        #expect(handlers.names == ["first", "before", "middle", "after", "last"])
    }

    @Test func aPlacementIsInsertedBeforeOrAfterAnother() {
        let middle = probe("middle")
        var handlers: Handlers<any URLDelegate> = [probe("first"), middle, probe("last")]
        handlers.insert(Keyed("before", probe("before")), before: middle)
        handlers.insert(Observing(probe("after")), after: middle)
        #expect(handlers.names == ["first", "before", "middle", "after", "last"])
        #expect(handlers[key: "before"] != nil)
    }

    @Test func aHandlerInsertedBesideAnAbsentOneComesLast() {
        let absent = probe("absent")
        var handlers: Handlers<any URLDelegate> = [probe("first")]
        handlers.insert(probe("before"), before: absent)
        handlers.insert(probe("after"), after: absent)
        let isBefore = handlers.insert(Keyed("before", probe("keyed before")), before: absent)
        let isAfter = handlers.insert(contentsOf: [probe("one"), probe("two")], after: absent)
        #expect(handlers.names == ["first", "before", "after", "keyed before", "one", "two"])
        #expect(!isBefore && !isAfter)
    }

    @Test(arguments: Side.allCases)
    func theHandlersOfAnInsertedListStandTogetherInTheirOrder(side: Side) {
        let anchor = probe("anchor")
        var handlers: Handlers<any URLDelegate> = [probe("first"), anchor, probe("last")]
        let isThere = side.insert([probe("a"), probe("b"), probe("c")], beside: anchor, into: &handlers)
        #expect(isThere)
        #expect(handlers.names == ["first"] + side.around("anchor", ["a", "b", "c"]) + ["last"])
    }

    @Test(arguments: Side.allCases)
    func whatAnInsertedListHoldsAlreadyKeepsItsPlaceOrMovesToItsKey(side: Side) {
        let app = IsolatedApp()
        let (early, anchor, late) = (probe("early"), probe("anchor"), probe("late"))
        var handlers = Handlers<any URLDelegate> {
            early
            Keyed("replaced", probe("replaced"))
            probe("second")
            anchor
            probe("third")
            late
        }
        let inserted = Handlers<any URLDelegate>(routing: .everyHandler) {
            probe("a")
            Keyed("early", early)
            Keyed("replaced", probe("successor"))
            probe("b")
            Keyed("late", late)
            probe("c")
        }
        side.insert(inserted, beside: anchor, into: &handlers)
        #expect(
            handlers.names == ["successor", "second"] + side.around("anchor", ["a", "early", "b", "late", "c"])
                + ["third"])
        #expect(handlers.routing == .untilHandled)
        side.insert([late, probe("d"), early], beside: anchor, into: &handlers)
        #expect(handlers[key: "early"] === early)
        #expect(handlers.names.filter { ["d", "early", "late"].contains($0) }.count == 3)
        app.delegate.urlDelegate = handlers
        #expect(app.faults.map(\.reason) == [.duplicate, .duplicate])
    }

    @Test(arguments: Side.allCases)
    func anInsertedListKeepsItsOrderWhereOneOfItsHandlersReplacesTheAnchor(side: Side) {
        let anchor = probe("anchor")
        var handlers = Handlers<any URLDelegate> {
            probe("first")
            Keyed("key", anchor)
            probe("last")
        }
        let inserted = Handlers<any URLDelegate> {
            probe("a")
            Keyed("key", probe("successor"))
            probe("b")
        }
        side.insert(inserted, beside: anchor, into: &handlers)
        #expect(handlers.names == ["first"] + side.around("successor", ["a", "b"]) + ["last"])
    }

    @Test(arguments: Side.allCases)
    func anInsertedListMayHoldTheAnchorItself(side: Side) {
        let anchor = probe("anchor")
        var handlers: Handlers<any URLDelegate> = [probe("first"), anchor, probe("last")]
        let inserted = Handlers<any URLDelegate> {
            probe("a")
            Keyed("key", anchor)
            probe("b")
        }
        side.insert(inserted, beside: anchor, into: &handlers)
        #expect(handlers[key: "key"] === anchor)
        #expect(handlers.names == ["first", "a", "anchor", "b", "last"])
    }

    enum Side: CaseIterable {
        case before, after

        @discardableResult @MainActor func insert(
            _ list: Handlers<any URLDelegate>, beside anchor: Probe, into handlers: inout Handlers<any URLDelegate>
        ) -> Bool {
            self == .before
                ? handlers.insert(contentsOf: list, before: anchor) : handlers.insert(contentsOf: list, after: anchor)
        }

        func around(_ anchor: String, _ names: [String]) -> [String] {
            self == .before ? names + [anchor] : [anchor] + names
        }
    }

    @Test func aHandlerIsRemovedByIdentity() {
        let twins = [probe("twin"), probe("twin")]
        var handlers: Handlers<any URLDelegate> = [twins[0], probe("other"), twins[1]]
        let first = handlers.remove(twins[0])
        #expect(handlers.names == ["other", "twin"])
        #expect(!handlers.contains(twins[0]))
        #expect(handlers.contains(twins[1]))
        let second = handlers.remove(twins[0])
        #expect(first && !second)
        #expect(handlers.count == 2)
    }

    @Test func aHandlerThatWasRemovedCanBeAddedAgain() {
        let app = IsolatedApp()
        let handler = probe("handler")
        var handlers: Handlers<any URLDelegate> = [handler, probe("other")]
        handlers.remove(handler)
        handlers.append(handler)
        #expect(handlers.names == ["other", "handler"])
        app.delegate.urlDelegate = handlers
        #expect(app.faults.isEmpty)
    }

    @Test func containsFindsEveryKindOfHandler() {
        let all = ["plain", "keyed", "observing", "weak"].map(probe)
        let handlers = Handlers<any URLDelegate> {
            all[0]
            Keyed("key", all[1])
            Observing(all[2])
            Weak(all[3])
        }
        for handler in all {
            #expect(handlers.contains(handler))
        }
        #expect(!handlers.contains(probe("plain")))
    }

    @Test func everyKindOfHandlerCanBeRemoved() {
        let all = ["plain", "keyed", "observing", "weak"].map(probe)
        var handlers = Handlers<any URLDelegate> {
            all[0]
            Keyed("key", all[1])
            Observing(all[2])
            Weak(all[3])
        }
        for handler in all {
            handlers.remove(handler)
            #expect(!handlers.contains(handler))
        }
        #expect(handlers.isEmpty)
    }

    @Test func aCopyIsAListOfItsOwn() {
        var handlers: Handlers<any URLDelegate> = [probe("a")]
        let copy = handlers
        handlers.append(probe("b"))
        handlers.routing = .everyHandler
        #expect(copy.names == ["a"])
        #expect(copy.routing == .untilHandled)
        #expect(handlers.names == ["a", "b"])
    }

    @Test func changingAListChangesNoSlotUntilItIsPutThere() {
        let app = IsolatedApp()
        var handlers: Handlers<any URLDelegate> = [probe("a")]
        app.delegate.urlDelegate = handlers
        handlers.append(probe("b"))
        app.open()
        #expect(journal.take() == ["a"])
        app.delegate.urlDelegate = handlers
        app.open()
        #expect(journal.lines == ["a", "b"])
    }

    @Test func listsAreAddedToLists() {
        var handlers: Handlers<any URLDelegate> = [probe("a")]
        handlers += [probe("b"), probe("c")]
        handlers += Handlers { Keyed("d", probe("d")) }
        #expect(handlers.names == ["a", "b", "c", "d"])
        #expect((handlers[key: "d"] as? Probe)?.name == "d")
    }

    @Test func handlersAreRemovedByACondition() {
        var handlers = Handlers<any URLDelegate>(routing: .everyHandler) {
            probe("a")
            Keyed("b", probe("b"))
            probe("c")
        }
        handlers.removeAll { ($0 as? Probe)?.name == "a" }
        #expect(handlers.names == ["b", "c"])
        #expect(handlers[key: "b"] != nil)
        handlers.removeAll()
        #expect(handlers.isEmpty)
        #expect(handlers.routing == .everyHandler)
    }

    @Test func routingOutlivesEveryEdit() {
        var handlers: Handlers<any URLDelegate> = []
        handlers.routing = .everyHandler
        let handler = probe("handler")
        handlers.append(handler)
        handlers[key: "key"] = probe("keyed")
        handlers.removeValue(forKey: "key")
        handlers.remove(handler)
        #expect(handlers.routing == .everyHandler)
        #expect(handlers.isEmpty)
    }

    private func probe(_ name: String) -> Probe { Probe(name, in: journal) }
}
