// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

final class ParcelCache {}
extension ParcelCache: AppStateDelegate {}
final class RouteMap {}
extension RouteMap: AppStateDelegate {}

@MainActor
struct LaunchBudgetTests {
    private var roles: Roles {
        var roles = Roles()
        roles.append(ParcelCache())
        roles.append(RouteMap())
        return roles
    }

    @Test func everyHandlerKeepsToItsBudget() async {
        let findings = await roles.launchFindings(
            budget: 0.5, budgets: ["ParcelCache": 2])
        #expect(findings == [])
    }
}
