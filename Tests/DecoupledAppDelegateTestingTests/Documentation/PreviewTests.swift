// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

final class AnalyticsService {}
extension AnalyticsService: AppStateDelegate {}

extension Roles {
    /// The app's roles; none in a preview, so that no SDK starts.
    static func app(in environment: [String: String]) -> Roles {
        var roles = Roles()
        guard environment["XCODE_RUNNING_FOR_PREVIEWS"] != "1" else {
            return roles
        }
        roles.append(AnalyticsService())
        return roles
    }
}

@MainActor
struct PreviewTests {
    @Test func aPreviewStartsNoSDK() {
        let preview = Roles.app(in: ["XCODE_RUNNING_FOR_PREVIEWS": "1"])
        #expect(preview.appStateDelegate.isEmpty)
        #expect(!Roles.app(in: [:]).appStateDelegate.isEmpty)
    }
}
