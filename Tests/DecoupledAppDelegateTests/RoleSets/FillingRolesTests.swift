import DecoupledAppDelegate
import Testing

/// Handlers that fill every slot whose role they have, with what is said of them.
@MainActor
@Suite struct FillingRolesTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test func anObserverObservesInEachOfItsSlots() {
        app.delegate.roles.append(Observing(Probe("observer", claims: true, in: journal)))
        #expect(!app.open())
        #expect(journal.lines == ["observer"])
    }

    @Test func aHandlerIsFoundByItsKeyInEachOfItsSlots() {
        let probe = Probe("keyed", in: journal)
        app.delegate.roles.append(Keyed("key", probe))
        #expect(app.delegate.urlDelegate[key: "key"] === probe)
        #expect(app.delegate.systemConditionsDelegate[key: "key"] === probe)
        #expect(app.delegate.appStateDelegate.isEmpty)
    }

    @Test func aWeakHandlerIsRetainedByNoneOfItsSlots() {
        do {
            let probe = Probe("weak", in: journal)
            app.delegate.roles.append(Weak(probe))
            app.open()
            #expect(journal.take() == ["weak"])
        }
        app.open()
        #expect(journal.take() == [])
    }
}
