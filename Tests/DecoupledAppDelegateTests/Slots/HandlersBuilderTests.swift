import DecoupledAppDelegate
import Testing

@MainActor
struct HandlersBuilderTests {
    private let journal = Journal()

    @Test func statementsBecomeHandlersInOrder() {
        let handlers = Handlers<any URLDelegate> {
            probe("plain")
            Observing(probe("observing"))
            Keyed("key", probe("keyed"))
            probe("last")
        }
        #expect(handlers.names == ["plain", "observing", "keyed", "last"])
        #expect(handlers.routing == .untilHandled)
    }

    @Test func anArrayInsideAddsItsHandlersInOrder() {
        let handlers = Handlers<any URLDelegate> {
            probe("a")
            [probe("b"), probe("c")] as [any URLDelegate]
        }
        #expect(handlers.names == ["a", "b", "c"])
    }

    @Test func anEmptyBlockIsAnEmptyList() {
        let handlers = Handlers<any URLDelegate>(routing: .everyHandler) {}
        #expect(handlers.isEmpty)
        #expect(handlers.routing == .everyHandler)
    }

    @Test(arguments: [true, false])
    func conditionsChooseHandlers(isStaff: Bool) {
        let handlers = Handlers<any URLDelegate> {
            if isStaff { probe("staff") }
            if isStaff {
                probe("then")
                probe("then, too")
            } else {
                probe("else")
            }
            if #available(macOS 12, *) { probe("available") }
        }
        #expect(handlers.names == (isStaff ? ["staff", "then", "then, too", "available"] : ["else", "available"]))
    }

    @Test(arguments: zip([0, 1, 2], ["zero", "one", "many"]))
    func aSwitchChoosesHandlers(number: Int, name: String) {
        let handlers = Handlers<any URLDelegate> {
            switch number {
            case 0: probe("zero")
            case 1: probe("one")
            default: probe("many")
            }
        }
        #expect(handlers.names == [name])
    }

    @Test func loopsAddTheHandlersOfEachRound() {
        let handlers = Handlers<any URLDelegate> {
            for number in 1...3 {
                probe("\(number)")
                if number == 2 { Observing(probe("\(number) observed")) }
            }
        }
        #expect(handlers.names == ["1", "2", "2 observed", "3"])
    }

    @Test func aListInsideKeepsThatEveryHandlerIsAsked() {
        let app = IsolatedApp()
        let journal = Journal()
        var inner: Handlers<any URLDelegate> = [
            Probe("first", claims: true, in: journal), Probe("second", in: journal),
        ]
        inner.routing = .everyHandler
        app.delegate.urlDelegate = Handlers { inner }
        #expect(app.delegate.urlDelegate.routing == .everyHandler)
        #expect(app.open())
        #expect(journal.lines == ["first", "second"])
    }

    @Test func aListInsideKeepsWhatWasSaidOfItsHandlers() {
        let app = IsolatedApp()
        let inner = Handlers<any URLDelegate> {
            Keyed("key", probe("keyed"))
            Observing(probe("observing", claims: true))
        }
        app.delegate.urlDelegate = Handlers {
            probe("first")
            inner
            probe("last")
        }
        #expect(app.delegate.urlDelegate.names == ["first", "keyed", "observing", "last"])
        #expect(app.delegate.urlDelegate[key: "key"] != nil)
        #expect(!app.open())
    }

    @Test func aKeyUsedTwiceInABlockKeepsItsFirstPlaceForItsLastHandler() {
        let handlers = Handlers<any URLDelegate> {
            Keyed("key", probe("old"))
            probe("other")
            Keyed("key", probe("new"))
        }
        #expect(handlers.names == ["new", "other"])
    }

    @Test(arguments: Nesting.allCases)
    func placementsSayTheSameInWhicheverOrderTheyAreNested(nesting: Nesting) {
        let app = IsolatedApp()
        var owned: Probe? = probe("owned", claims: true)
        if let owned {
            app.delegate.urlDelegate = Handlers {
                switch nesting {
                case .keyedObservingWeak: Keyed("key", Observing<any URLDelegate>(Weak<any URLDelegate>(owned)))
                case .observingKeyedWeak: Observing(Keyed<any URLDelegate>("key", Weak<any URLDelegate>(owned)))
                }
            }
            #expect(app.delegate.urlDelegate[key: "key"] === owned)
        }
        #expect(!app.open(), "an observer claims nothing")
        #expect(journal.take() == ["owned"])
        owned = nil
        #expect(app.delegate.urlDelegate.isEmpty, "the slot does not own it")
        app.open()
        #expect(journal.lines.isEmpty)
    }

    @Test(arguments: Pair.allCases)
    func everyPairOfPlacementsKeepsBothMeanings(pair: Pair) {
        let app = IsolatedApp()
        var owned: Probe? = probe("owned", claims: true)
        if let owned {
            app.delegate.urlDelegate = Handlers {
                switch pair {
                case .keyedObserving: Keyed("key", Observing<any URLDelegate>(owned))
                case .observingKeyed: Observing(Keyed<any URLDelegate>("key", owned))
                case .keyedWeak: Keyed("key", Weak<any URLDelegate>(owned))
                case .observingWeak: Observing(Weak<any URLDelegate>(owned))
                }
            }
        }
        #expect((app.delegate.urlDelegate[key: "key"] != nil) == pair.isKeyed)
        #expect(app.open() == !pair.isObserver)
        owned = nil
        #expect(app.delegate.urlDelegate.isEmpty == pair.isWeak)
    }

    enum Nesting: CaseIterable {
        case keyedObservingWeak, observingKeyedWeak
    }

    enum Pair: CaseIterable {
        case keyedObserving, observingKeyed, keyedWeak, observingWeak

        var isKeyed: Bool { self != .observingWeak }
        var isObserver: Bool { self != .keyedWeak }
        var isWeak: Bool { self == .keyedWeak || self == .observingWeak }
    }

    private func probe(_ name: String, claims: Bool = false) -> Probe {
        Probe(name, claims: claims, in: journal)
    }
}
