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
            case .appendContents: handlers.append(contentsOf: Array(probes))
            case .array: handlers = Handlers(Array(probes))
            case .keys: for probe in probes { handlers[key: probe.name] = probe }
            }
            return handlers
        }
    }

    @Test func appendedHandlersComeLast() {
        var handlers: Handlers<any URLDelegate> = []
        handlers.append(probe("a"))
        handlers.append(Keyed<any URLDelegate>("b", probe("b")))
        handlers.append(Observing<any URLDelegate>(probe("c")))
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
        handlers.insert(Keyed<any URLDelegate>("before", probe("before")), before: middle)
        handlers.insert(Observing<any URLDelegate>(probe("after")), after: middle)
        #expect(handlers.names == ["first", "before", "middle", "after", "last"])
        #expect(handlers[key: "before"] != nil)
    }

    @Test func aHandlerInsertedBesideAnAbsentOneComesLast() {
        let absent = probe("absent")
        var handlers: Handlers<any URLDelegate> = [probe("first")]
        handlers.insert(probe("before"), before: absent)
        handlers.insert(probe("after"), after: absent)
        handlers.insert(Keyed<any URLDelegate>("before", probe("keyed before")), before: absent)
        handlers.insert(Keyed<any URLDelegate>("after", probe("keyed after")), after: absent)
        #expect(handlers.names == ["first", "before", "after", "keyed before", "keyed after"])
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
