// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
final class Orders {
    private(set) var shown: [String] = []

    private func show(_ url: URL) -> Bool {
        guard url.pathComponents.dropLast().last == "orders" else {
            return false
        }
        shown.append(url.lastPathComponent)
        return true
    }
}

extension Orders: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: OpenURLOptions
    ) -> Bool {
        show(url)
    }
}

extension Orders: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler:
            @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        userActivity.webpageURL.map(show) ?? false
    }
}

extension AppDelegate {
    func waitForSignIn() {
        // The default is 60 seconds, too short for a login.
        keptEventPolicy.lifetime = 15 * 60
        // In an app without scenes, UIKit would open the browser instead.
        keptEventPolicy.respondsWithoutHandlers = true
    }

    func userDidSignIn() {
        roles.append(Orders())
    }
}

/// What "Moving an existing app" says about a link that waits for a login.
@MainActor
@Suite(.net)
struct SignInTests {
    private let app = TestApp()

    @Test func aLinkIsOpenedAfterALoginThatTakesTenMinutes() async throws {
        app.delegate.urlDelegate = [Handling(.openURL) { $0.url.host == "login" }]
        app.delegate.waitForSignIn()
        #expect(!app.launch(opening: try #require(URL(string: "shop://open/orders/7"))))
        await app.advance(by: 600)
        app.delegate.userDidSignIn()
        await app.settle()
        #expect(orders?.shown == ["7"])
        #expect(app.faults.isEmpty)
    }

    @Test func aWebsiteIsOpenedAfterLogin() async throws {
        app.delegate.waitForSignIn()
        app.launch()
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://shop.example.com/orders/7")
        #expect(!app.deliver(.continueUserActivity, (activity, { _ in })))
        app.delegate.userDidSignIn()
        await app.settle()
        #expect(orders?.shown == ["7"])
    }

    private var orders: Orders? { app.delegate.urlDelegate.compactMap { $0 as? Orders }.first }
}
