// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

final class CatalogCache {}
extension CatalogCache: AppStateDelegate {}
final class OfferBanner {}
extension OfferBanner: AppStateDelegate {}

@MainActor
struct LaunchBudgetTests {
    private var roles: Roles {
        var roles = Roles()
        roles.append(CatalogCache())
        roles.append(OfferBanner())
        return roles
    }

    @Test func everyHandlerKeepsToItsBudget() async {
        let findings = await roles.launchFindings(
            budget: 0.5, budgets: ["CatalogCache": 2])
        #expect(findings == [])
    }
}
