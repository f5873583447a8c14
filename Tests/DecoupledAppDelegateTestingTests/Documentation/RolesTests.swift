// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

final class Reporter {}
extension Reporter: AppStateDelegate {}
final class Tracker {}
extension Tracker: AppStateDelegate {}
final class StateLogger {}
extension StateLogger: AppStateDelegate {}

extension Roles {
    static var release: Roles {
        var roles = Roles()
        roles.appStateDelegate = [Reporter(), Tracker()]
        return roles
    }

    static var debug: Roles {
        var roles = release
        roles.appStateDelegate.removeAll { $0 is Tracker }
        roles.append(Observing(StateLogger()))
        return roles
    }
}

@MainActor
struct RolesTests {
    @Test func aDebugBuildLogsTheStateAndLeavesTrackingOut() {
        #expect(
            Roles.debug.shape.difference(from: Roles.release.shape) == [
                "- appStateDelegate: Tracker",
                "+ appStateDelegate: StateLogger (observer)",
            ]
        )
    }
}
