import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct SessionTests {
    @Test func theTokenIsThereFromTheBeginning() {
        #expect(Session { "4711" }.token == "4711")
    }

    @Test func aLockedDeviceHasNoToken() {
        let session = Session { "4711" }
        session.applicationProtectedDataWillBecomeUnavailable(.shared)
        #expect(session.token == nil)
        session.applicationProtectedDataDidBecomeAvailable(.shared)
        #expect(session.token == "4711")
    }

    @Test func theAppHasOneSession() {
        #expect(Session.shared === Session.shared)
    }
}
