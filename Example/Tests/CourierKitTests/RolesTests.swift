import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct RolesTests {
    private func record(of roles: Roles, opening text: String) throws -> EventRecord {
        let delegate = AppDelegate(router: EventRouter())
        delegate.roles = roles
        var record: EventRecord?
        delegate.onRecord = { record = $0 }
        let url = try #require(URL(string: text))
        #expect(delegate.application(.shared, open: url))
        return try #require(record)
    }

    @Test func aReleaseAsksTheHandlersAlone() throws {
        let record = try record(of: .release, opening: "courier://parcel/7")
        #expect(record.asked.map(\.handler) == ["OAuthCallback", "DeepLinks"])
        #expect(record.asked.filter(\.isObserver).isEmpty)
    }

    @Test func aDebugBuildHasALoggerLookOn() throws {
        let record = try record(of: .debug, opening: "courier://parcel/7")
        #expect(record.asked.map(\.handler) == ["EventLogger", "OAuthCallback", "DeepLinks"])
        #expect(record.asked.filter(\.isObserver).map(\.handler) == ["EventLogger"])
    }

    @Test func bothBuildsGiveTheSameAnswer() throws {
        let answers = try [Roles.release, .debug].map { try record(of: $0, opening: "courier://oauth?code=1").answer }
        #expect(answers == ["true", "true"])
    }

    @Test func onlyTheLoggerMakesTheDifference() {
        var slots = ["appStateDelegate", "urlDelegate"]
        #if RemoteNotifications
        slots.insert("remoteNotificationsDelegate", at: 1)
        #endif
        #expect(
            Roles.debug.shape.difference(from: Roles.release.shape)
                == slots.map { "+ \($0): EventLogger (observer)" }
        )
    }
}
