#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Opens the shop's links, of its own scheme and of its site.
@MainActor
final class Links {
    /// The link that has to wait until the user has signed in.
    private var pendingURL: URL?

    /// Shows what a link leads to.
    func open(_ url: URL) -> Bool {
        guard let screen = screen(for: url) else {
            if !["product", "order", "voucher"].contains(url.host) { Analytics.track("link", ["to": "nowhere"]) }
            return false
        }
        if case .order = screen, Session.token == nil {
            pendingURL = url
            return true
        }
        Analytics.track("link", ["to": url.host ?? ""])
        Navigator.show(screen)
        return true
    }

    private func screen(for url: URL) -> Navigator.Screen? {
        let name = url.lastPathComponent
        let identifier = name.isEmpty || name == "/" ? nil : name
        return switch url.host {
        case "product": identifier.map { .product($0) }
        case "order": identifier.map { .order($0) }
        case "voucher": identifier.map { .voucher($0) }
        case "cart": .cart
        case "search": .search(url.parameter("q") ?? "")
        default: nil
        }
    }

    /// The app's own link for a page of the shop's site.
    private func link(for url: URL) -> URL? {
        guard ["shop.example.com", "www.shop.example.com"].contains(url.host) else { return nil }
        let components = url.pathComponents.filter { $0 != "/" }
        guard let kind = components.first else { return URL(string: "shop://cart") }
        if kind == "search" { return URL(string: "shop://search?\(url.query ?? "")") }
        guard let host = ["p": "product", "o": "order", "v": "voucher"][kind], components.count > 1 else { return nil }
        return URL(string: "shop://\(host)/\(components[1])")
    }

    private func openPendingURL() {
        guard let url = pendingURL else { return }
        pendingURL = nil
        _ = open(url)
    }
}

extension Links: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        url.scheme == "shop" && url.host != "oauth" && open(url)
    }
}

extension Links: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return false }
        return userActivity.webpageURL.flatMap(link).map(open) ?? false
    }
}

extension Links: AppStateDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        if Session.token != nil { openPendingURL() }
    }
}

extension Links: ProtectedDataDelegate {
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        openPendingURL()
    }
}
#endif
