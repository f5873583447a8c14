import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct RolesTests {
    private func record(of roles: Roles, opening text: String) throws -> EventRecord {
        let app = TestApp(roles: roles)
        #expect(app.open(try #require(URL(string: text))))
        return try #require(app.records.last)
    }

    @Test func aReleaseAsksTheHandlersAlone() throws {
        let record = try record(of: .release, opening: "courier://parcel/7")
        #expect(record.asked.map(\.handler) == ["OAuthCallback", "DeepLinks"])
        #expect(record.asked.filter { $0.kind == .observer }.isEmpty)
    }

    @Test func aDebugBuildHasALoggerLookOn() throws {
        let record = try record(of: .debug, opening: "courier://parcel/7")
        #expect(record.asked.map(\.handler) == ["OAuthCallback", "DeepLinks", "EventLogger"])
        #expect(record.asked.filter { $0.kind == .observer }.map(\.handler) == ["EventLogger"])
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

    #if RemoteNotifications
    @Test func theArticlePrintsTheRelease() throws {
        let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources/DecoupledAppDelegate/DecoupledAppDelegate.docc/Articles/swapping-handlers.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        #expect(text.contains("```\n\(Roles.release.shape)\n```"))
    }
    #endif
}
