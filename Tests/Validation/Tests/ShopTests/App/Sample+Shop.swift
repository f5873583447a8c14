import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension [Sample] {
    /// Every kind of event that the shop's app can receive.
    @MainActor static var shop: [Sample] {
        states + links + activities + actions + pushes + notifications + questions
    }

    @MainActor private static var states: [Sample] {
        [
            .launch, .roundTrip, .termination,
            .several("a month", .roundTrip, .roundTrip, .roundTrip, .roundTrip, .roundTrip, .roundTrip),
            Sample(.didReceiveMemoryWarning) {},
            Sample(.significantTimeChange) {},
            Sample(.protectedDataWillBecomeUnavailable) {},
            .unlocking,
        ]
    }

    @MainActor private static var links: [Sample] {
        [
            "shop://product/5", "shop://product", "shop://cart", "shop://search?q=tea", "shop://voucher/x",
            "shop://nowhere", "shop://oauth?code=1", "shop://oauth", "other://product/5",
        ].compactMap { URL(string: $0) }.map { .url($0) }
            + [.orderThenUnlocking]
    }

    @MainActor private static var activities: [Sample] {
        [
            .activity("com.example.shop.order", userInfo: ["order": "8"]),
            .activity("com.example.shop.order"),
            .activity("com.example.shop.search", userInfo: ["text": "tea"]),
            .activity("com.example.other"),
        ]
            + ["https://shop.example.com/p/5", "https://shop.example.com/", "https://elsewhere.example.com/p/5"].map {
                .activity(NSUserActivityTypeBrowsingWeb, webpageURL: URL(string: $0))
            }
            + [.activityFailure]
    }

    @MainActor private static var actions: [Sample] {
        ["com.example.shop.scan", "com.example.shop.cart", "com.example.shop.search", "other"].map { .shortcut($0) }
    }

    @MainActor private static var pushes: [Sample] {
        [["order": "1"], ["order": "0"], ["message": "hello"], ["configuration": "new"], [:]].map { .push($0) }
            + [
                .fetch, .fetchAfterSignIn,
                .backgroundURLSession(Uploads.identifier), .backgroundURLSession("other"),
                .token, .several("the same token twice", .token, .token),
                .registrationFailure,
            ]
    }

    @MainActor private static var questions: [Sample] {
        [
            Sample(.supportedInterfaceOrientations) { nil },
            Sample(.shouldAllowExtensionPoint) { .keyboard },
            .restoration,
            .several("restoration after sign-in", .unlocking, .restoration),
            Sample(.shouldSaveState) {
                NSKeyedArchiver(requiringSecureCoding: true)
            },
        ]
    }
}

extension Sample {
    static var orderThenUnlocking: Sample {
        .several(
            "an order before sign-in", .url(URL(string: "shop://order/3") ?? URL(fileURLWithPath: "/")), .unlocking)
    }

    static var fetchAfterSignIn: Sample { .several("a fetch after sign-in", .unlocking, .fetch) }

    static var token: Sample {
        Sample(.didRegisterForRemoteNotifications) { Data([1, 255]) }
    }

    static var registrationFailure: Sample {
        Sample(.didFailToRegisterForRemoteNotifications) { CancellationError() }
    }

    static var activityFailure: Sample {
        Sample(.didFailToContinueUserActivity) {
            ("com.example.shop.order", CancellationError())
        }
    }

    fileprivate static var unlocking: Sample { Sample(.protectedDataDidBecomeAvailable) {} }

    fileprivate static var restoration: Sample {
        Sample(.shouldRestoreState) { NSKeyedArchiver(requiringSecureCoding: true) }
    }
}
