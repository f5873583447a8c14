import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

@MainActor
@Suite(.net)
struct FollowedEventsTests {
    private let app = IsolatedApp()

    init() {
        app.delegate.urlDelegate = [Handling(.openURL) { _ in true }]
        app.launch()
        app.delegate.publishesEvents = true
    }

    private func watch(after number: Int? = nil) -> WatchedEvents? {
        var events: WatchedEvents?
        app.application.eventFeed.watch(after: number) { events = $0 }
        return events
    }

    @Test func whoeverFollowsIsToldOfEachEventAsARecordHasIt() throws {
        var record: EventRecord?
        app.delegate.onRecord = { record = $0 }
        let last = try #require(watch()).last
        app.open()
        let event = try #require(watch(after: last)?.events.first)
        #expect(event.text == record?.description)
        #expect(try WrittenRecord(event.json) == WrittenRecord(try #require(record)))
    }

    @Test func whoeverFollowsAlreadyIsToldOfEventsOnceTheyArePublished() {
        app.delegate.publishesEvents = false
        #expect(watch()?.last == 0)
        app.delegate.publishesEvents = true
        app.open()
        #expect(watch()?.last == 1)
    }

    @Test func whoeverWaitsAlreadyMissesNothingThoughItIsSwitchedOffOnceMore() {
        app.delegate.publishesEvents = false
        var events: WatchedEvents?
        app.application.eventFeed.watch(after: watch()?.last) { events = $0 }
        app.delegate.publishesEvents = false
        app.delegate.publishesEvents = true
        app.open()
        #expect(events == nil)
        #expect(watch()?.last == 1)
    }

    @Test func nothingIsPublishedOnceThatIsSwitchedOff() {
        #expect(watch()?.last == 0)
        app.delegate.publishesEvents = false
        app.open()
        #expect(watch()?.last == 0)
        #expect(!app.delegate.publishesEvents)
    }

    @Test func nothingIsKeptAsLongAsNobodyFollows() throws {
        app.open()
        #expect(watch()?.last == 0)
        app.open()
        #expect(watch()?.last == 1)
    }
}
