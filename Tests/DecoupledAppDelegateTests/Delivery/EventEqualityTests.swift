import DecoupledAppDelegate
import Testing

struct EventEqualityTests {
    @Test func anEventEqualsAnyOtherOfItsSelectorWhoeverCreatesIt() {
        let same = AppEvent(rawValue: AppEvent.openURL.rawValue)
        #expect(same == AppEvent.openURL)
        #expect(same != AppEvent.continueUserActivity)
        #expect(Set([same, AppEvent.openURL]).count == 1)
    }

    @Test func eventsOfTheSameSelectorAreEqualThoughThreadsCreateThemAtOnce() async {
        let selectors = (0..<50).map { "eventOfSelector\($0):" }
        let events = await withTaskGroup(of: [AppEvent].self) { group in
            for _ in 0..<8 { group.addTask { selectors.map { AppEvent(rawValue: $0) } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(events).map(\.rawValue).sorted() == selectors.sorted())
    }
}
