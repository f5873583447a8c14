import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(15)))
struct CompositionTests {
    private let infoPlist = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../iOS/Info.plist")

    @Test(arguments: ["release", "debug"])
    func theHandlersFitTogetherAndWithTheInfoPlist(_ build: String) async throws {
        var roles = build == "debug" ? Roles.debug : .release
        roles.activityContinuationDelegate = [Handoff()]
        roles.shortcutItemDelegate = [Shortcuts()]
        #expect(try roles.findings(infoPlistAt: infoPlist) == [])
        #expect(await roles.findings(trying: [.shortcut("scan"), .shortcut("parcels")]) == [])
    }

    #if RemoteNotifications
    @Test func aParcelLinkOpensAfterLaunch() async throws {
        let app = TestApp(roles: .release)
        #expect(app.launch(opening: try #require(URL(string: "courier://parcel/\(7)"))))
        #expect(await app.push(["parcel": ["id": 7, "status": "near"]]) == .newData)
        #expect(app.faults.isEmpty)
    }

    @Test func anOfficeThatIsSilentCostsNoMoreThanItsShare() async {
        let silent = DeliveryOffice(parcels: { [] }, directions: { _ in try await Task.never() })
        let app = TestApp()
        app.delegate.remoteNotificationsDelegate = [PushService(for: Courier()), DeliveryPrefetch(from: silent)]
        #expect(await app.push(["parcel": ["id": 7, "status": "near"]], advancing: 29) == .newData)
        #expect(app.faults.first?.reason == .silent(deadline: 29))
    }
    #endif
}

extension Task<Never, Never> {
    /// Returns when the task is cancelled.
    fileprivate static func never<Value>() async throws -> Value {
        while true { try await Task.sleep(nanoseconds: .max) }
    }
}
