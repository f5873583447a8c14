// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

// Yours, in their own files.
@MainActor
enum Navigation {
    static var show: (String) -> Void = { _ in }
}

// For tests: a copy of your app delegate as it was before the first step.
final class OldAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard url.host == "product" else { return false }
        Navigation.show("product \(url.lastPathComponent)")
        return true
    }
}

final class ProductLinks {}
extension ProductLinks: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: OpenURLOptions
    ) -> Bool {
        guard url.host == "product" else { return false }
        Navigation.show("product \(url.lastPathComponent)")
        return true
    }
}

// For tests: what your code has done.
@MainActor
enum Journal {
    private static var entries: [String] = []

    static func note(_ entry: String) { entries.append(entry) }

    static func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

@MainActor
@Suite(.serialized)
struct MigrationTests {
    init() {
        Navigation.show = { Journal.note("shows \($0)") }
    }

    @Test func theHandlersDoWhatTheAppDelegateDid() async throws {
        let product = try #require(URL(string: "shop://product/5"))
        let comparison = Comparison(
            before: { OldAppDelegate() },
            after: {
                var roles = Roles()
                roles.append(ProductLinks())
                return roles
            },
            effects: { Journal.take() }
        )
        .acceptingSceneAdoption()
        let report = await comparison.run(
            .standard(
                infoPlist: Bundle.main.infoDictionary ?? [:],
                adding: [.url(product)]
            )
        )
        #expect(report.differences == [], "\(report)")
        #expect(report.coverage.uncalledHandlers == [], "\(report)")
    }
}
