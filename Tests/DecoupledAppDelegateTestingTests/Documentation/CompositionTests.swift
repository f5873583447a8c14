// swift-format-ignore-file
#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

final class StatusPushes {}
extension StatusPushes: RemoteNotificationsDelegate {}

@MainActor
struct CompositionTests {
    private var roles: Roles {
        var roles = Roles()
        roles.append(StatusPushes())
        return roles
    }

    @Test func everyPushIsAnsweredInTime() async {
        let findings = await roles.findings(
            trying: [.push(["status": "near"])], budget: 0.1)
        #expect(findings == [])
    }

    @Test func aPushNeedsABackgroundMode() {
        let plist: [String: Any] = [
            "UIBackgroundModes": ["remote-notification"]
        ]
        #expect(roles.findings(infoPlist: plist) == [])
        #expect(roles.findings(infoPlist: [:]).count == 1)
    }
}
#endif
