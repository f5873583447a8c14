import DecoupledAppDelegate
import Testing

/// For whom events are kept, and how long.
@MainActor
@Suite struct KeptForWhomTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()

    @Test func observersAloneHearOfAnEventOnceAndItIsKeptForAHandler() async {
        app.delegate.urlDelegate = Handlers { Observing(Probe("observer", in: journal)) }
        app.launch()
        app.application.system.open(.page)
        await nextTurn()
        #expect(journal.lines == ["observer"])
        app.delegate.urlDelegate.append(Probe("handler", claims: true, in: journal))
        await nextTurn()
        #expect(journal.lines == ["observer", "handler"])
    }

    @Test func anObserverThatIsAddedToAnEmptySlotLeavesTheEventToTheNextHandler() async {
        app.open()
        app.delegate.urlDelegate.append(Observing(Probe("observer", in: journal)))
        await nextTurn()
        app.delegate.urlDelegate.append(Probe("handler", claims: true, in: journal))
        await nextTurn()
        #expect(journal.lines == ["observer", "handler"])
    }

    @Test func whatIsKeptForASceneGoesWhenTheSceneDisconnects() async throws {
        app.delegate.urlDelegate = Handlers { Observing(Probe("observer", in: journal)) }
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.open(.page)
        app.application.system.disconnect(scene)
        app.delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines == ["observer"])
    }
}
