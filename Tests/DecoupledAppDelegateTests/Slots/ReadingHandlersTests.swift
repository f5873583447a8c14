import DecoupledAppDelegate
import Testing

/// A list is read by iterating over it, which costs the same for each handler and which no weak handler can disturb.
@MainActor
struct ReadingHandlersTests {
    private let journal = Journal()

    @Test func aLongListWithKeysIsReadInAnyOrder() {
        let probes = (0..<4_000).map { Probe("\($0)", in: journal) }
        var handlers = Handlers<any URLDelegate>(probes)
        handlers += Handlers { Keyed("key", Probe("keyed", in: journal)) }
        #expect(handlers.count == 4_001)
        #expect(handlers.enumerated().allSatisfy { $0 == 4_000 || $1 === probes[$0] })
        #expect(handlers.reversed().dropFirst().elementsEqual(probes.reversed()) { $0 === $1 })
        let array = Array(handlers)
        #expect(array.indices.dropLast().allSatisfy { array[$0] === probes[$0] })
    }

    @Test func anArrayOfTheHandlersKeepsThemAndItsPositions() {
        var owned: Probe? = probe("owned")
        let handlers = list(with: owned)
        let array = Array(handlers)
        owned = nil
        #expect(array.map { ($0 as? Probe)?.name } == ["first", "owned", "last"])
        #expect(handlers.count == 3, "the array retains it")
    }

    @Test func aWeakHandlerThatGoesWhileAListIsReadDisturbsNobody() {
        var owned: Probe? = probe("owned")
        let handlers = list(with: owned)
        var names: [String?] = []
        for handler in handlers {
            names.append((handler as? Probe)?.name)
            owned = nil
        }
        #expect(names == ["first", "owned", "last"])
        #expect(handlers.count == 2)
        #expect(handlers.names == ["first", "last"])
        withExtendedLifetime(owned) {}
    }

    @Test func aListIsEmptyWhenItsLastHandlerHasGone() {
        var owned: Probe? = probe("owned")
        var handlers: Handlers<any URLDelegate> = []
        if let owned { handlers += Handlers { Weak(owned) } }
        #expect(!handlers.isEmpty)
        owned = nil
        #expect(handlers.isEmpty)
        #expect(Array(handlers).isEmpty)
    }

    private func list(with owned: Probe?) -> Handlers<any URLDelegate> {
        Handlers {
            probe("first")
            if let owned { Weak(owned) }
            probe("last")
        }
    }

    private func probe(_ name: String) -> Probe { Probe(name, in: journal) }
}
