import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct MemoryCacheTests {
    @Test func aMemoryWarningEmptiesTheCache() {
        let cache = MemoryCache()
        cache["7"] = "second floor"
        #expect(cache["7"] == "second floor")
        cache.applicationDidReceiveMemoryWarning(.shared)
        #expect(cache["7"] == nil)
    }

    @Test func theSystemIsAskedForMemoryWarningsOnly() {
        let delegate = AppDelegate(roles: Roles())
        delegate.systemConditionsDelegate = [MemoryCache()]
        #expect(delegate.responds(to: Selector(AppEvent.didReceiveMemoryWarning.rawValue)))
        #expect(!delegate.responds(to: Selector(AppEvent.significantTimeChange.rawValue)))
    }
}
