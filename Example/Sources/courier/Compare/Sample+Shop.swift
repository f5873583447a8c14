#if RemoteNotifications && (os(Linux) || os(macOS))
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension [Sample] {
    /// What can happen to the shop's app: what every app goes through, what it declares, and samples of it.
    @MainActor static var shop: [Sample] {
        standard(infoPlist: infoPlistOfShop, adding: links + activities + pushes + notifications)
    }

    @MainActor private static let infoPlistOfShop: [String: Any] = [
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop"]]],
        "NSUserActivityTypes": ["com.example.shop.order", "com.example.shop.search"],
        "UIApplicationShortcutItems": ["scan", "cart", "search"].map {
            ["UIApplicationShortcutItemType": "com.example.shop.\($0)"]
        },
        "UIBackgroundModes": ["fetch", "remote-notification"],
    ]

    @MainActor private static var links: [Sample] {
        ["shop://product/5", "shop://cart", "shop://oauth?code=1", "shop://nowhere"].compactMap { URL(string: $0) }
            .map { .url($0) }
    }

    @MainActor private static var activities: [Sample] {
        [
            .activity("com.example.shop.order", userInfo: ["order": "8"]),
            .activity(NSUserActivityTypeBrowsingWeb, webpageURL: URL(string: "https://shop.example.com/p/5")),
        ]
    }

    @MainActor private static var pushes: [Sample] {
        [.push(["order": "1"]), .push(["message": "hello"]), .backgroundURLSession(Uploads.identifier)]
    }

    @MainActor private static var notifications: [Sample] {
        ["order", "support"].flatMap { category -> [Sample] in
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = category
            content.userInfo = ["order": "4"]
            return [.notification(content), .response(to: content)]
        }
    }
}
#endif
