import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An old app delegate that stores links until the user has signed in equals handlers behind a condition that holds them.
@MainActor
@Suite(.net, .serialized)
struct HeldEventComparisonTests {
    @Test(arguments: [Release.byCanceling, .byOffering])
    fileprivate func aStoredLinkEqualsAHeldOne(release: Release) async throws {
        let report = await comparison { Screens.roles(release) }.run([try sample()])
        #expect(report.differences == [], "\(report)")
    }

    @Test func aLinkThatIsLostIsFound() async throws {
        let report = await comparison { Screens.roles(.never) }.run([try sample()])
        #expect(report.differences.map(\.event).contains { $0 == .significantTimeChange }, "\(report)")
    }

    @Test func aLinkThatIsShownOverTheLockIsFound() async throws {
        let report = await comparison { Screens.roles(.atOnce) }.run([try sample()])
        #expect(
            report.differences.map(\.description) == [
                "applicationSignificantTimeChange(_:) | otherEvent: show 5 -> for application(_:open:options:)"
            ], "\(report)")
    }

    private func comparison(_ after: @escaping @MainActor () -> Roles) -> Comparison {
        Comparison(
            before: { StoringAppDelegate() }, after: after,
            effects: {
                defer { Screens.shown = [] }; return Screens.shown
            },
            reset: {
                Screens.isSignedIn = false; Screens.shown = []
            }
        )
        .acceptingSceneAdoption()
    }

    /// A link before the sign-in, the sign-in, and a link after it.
    private func sample() throws -> Sample {
        .several(
            "a link before the sign-in",
            .url(try #require(URL(string: "shop://product/5"))),
            Sample(.significantTimeChange) {},
            .url(try #require(URL(string: "shop://product/6")))
        )
    }
}

/// When a condition lets a held link through.
private enum Release {
    case byCanceling, byOffering, never, atOnce
}

@MainActor private enum Screens {
    static var shown: [String] = []
    static var isSignedIn = false

    static func show(_ url: URL) { shown.append("show \(url.lastPathComponent)") }

    static func roles(_ release: Release) -> Roles {
        var roles = Roles()
        let condition =
            release == .atOnce
            ? nil
            : AppDelegate.shared.intercept(
                [.openURL], key: "sign-in", admitting: { _ in isSignedIn }, keepingRejected: true)
        roles.urlDelegate = [
            Handling(.openURL) {
                show($0.url)
                return true
            }
        ]
        roles.systemConditionsDelegate = [
            Handling(.significantTimeChange) {
                isSignedIn = true
                switch release {
                case .byCanceling: condition?.cancel()
                case .byOffering: AppDelegate.shared.offerKeptEvents()
                case .never, .atOnce: break
                }
            }
        ]
        return roles
    }
}

/// Signs in when the time changes, and shows what it has stored, which may be the same link twice.
private final class StoringAppDelegate: UIResponder, UIApplicationDelegate {
    private var stored: [URL] = []

    override func responds(to aSelector: Selector!) -> Bool {
        [AppEvent.openURL, .significantTimeChange].map { Selector($0.rawValue) }.contains(aSelector)
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        if Screens.isSignedIn { Screens.show(url) } else { stored.append(url) }
        return true
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        Screens.isSignedIn = true
        stored.forEach(Screens.show)
        stored = []
    }
}
