#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Performs the quick actions of the Home Screen.
@MainActor
final class QuickActions {
    private static let screens: [String: Navigator.Screen] = [
        "com.example.shop.scan": .scanner,
        "com.example.shop.cart": .cart,
        "com.example.shop.search": .search(""),
    ]
}

extension QuickActions: ShortcutItemDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        guard let screen = Self.screens[shortcutItem.type] else { return false }
        Analytics.track("quick action", ["type": shortcutItem.type])
        Navigator.show(screen)
        return true
    }
}
#endif
