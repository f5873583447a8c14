#if RemoteNotifications
import DecoupledAppDelegate
import ShopAfter
import ShopBefore
import ShopKit
import Testing

/// The app delegate that the article “Breaking up a massive app delegate” takes apart does the same before and afterwards, and on the
/// way.
@MainActor
@Suite(.serialized)
struct ShopTests {
    /// How far the app delegate has been taken apart.
    enum Form: Sendable {
        case wrapped, halfway, apart

        @MainActor var roles: Roles {
            guard self != .apart else { return .shop }
            var roles = Roles()
            let existing = ExistingAppDelegate(wrapping: ShopAppDelegate())
            roles.append(existing)
            if self == .halfway {
                roles.orientationDelegate = Roles.shop.orientationDelegate
                roles.extensionDelegate = Roles.shop.extensionDelegate
                roles.shortcutItemDelegate = Roles.shop.shortcutItemDelegate
                roles.backgroundURLSessionDelegate = Roles.shop.backgroundURLSessionDelegate
            }
            return roles
        }
    }

    @Test(arguments: [Form.halfway, .apart])
    func everyEventIsAnsweredAlikeAndHasTheSameEffects(form: Form) async throws {
        let before = try await ShopPlay(of: .wrapped).run()
        let after = try await ShopPlay(of: form).run()
        #expect(before.map(\.name) == after.map(\.name))
        for (old, new) in zip(before, after) { #expect(old == new) }
    }

    @Test func theAppDelegateIsMassiveAndItsPartsAreNot() throws {
        let shop = Page.root.appendingPathComponent("Tests/Fixtures/Shop")
        let lines = try ["Before", "After"].map { folder in
            let folder = shop.appendingPathComponent(folder)
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
                try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n").count
            }
        }
        #expect(lines[0].count == 1)
        #expect(lines[0].allSatisfy { $0 > 590 })
        #expect(lines[1].allSatisfy { $0 < 100 })
    }
}

/// Every kind of event that a shop's app can be told, in the order of a day.
@MainActor
private struct ShopPlay {
    struct Scene: Equatable {
        let name: String
        let answer: String
        let effects: [String]
    }

    private let app: IsolatedApp<AppDelegate>

    init(of form: ShopTests.Form) {
        app = IsolatedApp()
        app.delegate.roles = form.roles
        app.delegate.keptEventPolicy.limit = 0
        ShopKit.Session.lock()
        _ = ShopKit.Journal.shared.take()
    }

    func run() async throws -> [Scene] {
        var scenes: [Scene] = []
        func play(_ name: String, _ event: () async throws -> Any) async rethrows {
            let answer = try await event()
            scenes.append(
                Scene(name: name, answer: "\(answer)", effects: ShopKit.Journal.shared.take().sorted())
            )
        }
        let (delegate, application) = (app.delegate, app.application)
        let plain = NoInput()

        await play("launch") { app.launch() }
        for text in [
            "shop://product/5", "shop://product", "shop://cart", "shop://search?q=tea", "shop://voucher/x",
            "shop://nowhere", "shop://oauth?code=1", "shop://oauth", "shop://order/3", "other://product/5",
        ] {
            let url = try #require(URL(string: text))
            await play(text) { delegate.deliver(.openURL, URLInput(url: url)) }
        }
        await play("unlocked") { delegate.deliver(.protectedDataDidBecomeAvailable, plain) }
        for (type, userInfo, page) in [
            ("com.example.shop.order", ["order": "8"], nil), ("com.example.shop.order", [:], nil),
            ("com.example.shop.search", ["text": "tea"], nil), ("com.example.other", [:], nil),
            (NSUserActivityTypeBrowsingWeb, [:], "https://shop.example.com/p/5"),
            (NSUserActivityTypeBrowsingWeb, [:], "https://shop.example.com/"),
            (NSUserActivityTypeBrowsingWeb, [:], "https://elsewhere.example.com/p/5"),
        ] as [(String, [String: String], String?)] {
            let activity = NSUserActivity(activityType: type)
            activity.userInfo = userInfo
            activity.webpageURL = page.flatMap { URL(string: $0) }
            await play("activity \(type) \(page ?? "")") {
                delegate.deliver(
                    .continueUserActivity,
                    ContinueActivityInput(
                        userActivity: activity, restorationHandler: { _ in }
                    )
                )
            }
            await play("coming \(type)") {
                delegate.deliver(.willContinueUserActivity, ActivityTypeInput(userActivityType: type))
            }
        }
        for type in ["com.example.shop.scan", "com.example.shop.cart", "com.example.shop.search", "other"] {
            let item = UIApplicationShortcutItem(type: type, localizedTitle: type)
            try await play("quick action \(type)") {
                try await delegate.deliver(.performShortcutAction, ShortcutInput(shortcutItem: item)).value
            }
        }
        await play("token") {
            delegate.deliver(.didRegisterForRemoteNotifications, DeviceTokenInput(deviceToken: Data([1, 255])))
        }
        await play("no token") {
            delegate.deliver(
                .didFailToRegisterForRemoteNotifications,
                RegistrationFailureInput(error: CancellationError())
            )
        }
        for reachable in [true, false] {
            Orders.isReachable = reachable
            for userInfo in [["order": "1"], ["order": "0"], ["message": "hello"], ["configuration": "new"], [:]] {
                try await play("push \(userInfo)") {
                    try await delegate.deliver(
                        .didReceiveRemoteNotification,
                        RemoteNotificationInput(userInfo: userInfo)
                    ).value
                }
            }
            try await play("fetch") { try await delegate.deliver(.performFetch, plain).value }
        }
        Orders.isReachable = true
        for identifier in [Uploads.identifier, "other"] {
            try await play("background session \(identifier)") {
                try await delegate.deliver(
                    .handleBackgroundURLSessionEvents,
                    BackgroundURLSessionInput(identifier: identifier)
                ).value
            }
        }
        for category in ["order", "support", "offer", "other"] {
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = category
            content.userInfo = ["order": "4", "url": "shop://cart"]
            let notification = UNNotification(
                request: UNNotificationRequest(identifier: category, content: content, trigger: nil)
            )
            let center = application.notificationCenter
            try await play("notification \(category)") {
                try await delegate.deliver(
                    .willPresentNotification,
                    PresentNotificationInput(center: center, notification: notification)
                ).value.rawValue
            }
            try await play("tap \(category)") {
                try await delegate.deliver(
                    .didReceiveNotificationResponse,
                    NotificationResponseInput(
                        center: center, response: UNNotificationResponse(notification: notification)
                    )
                ).value
            }
        }
        await play("settings") {
            delegate.deliver(
                .openNotificationSettings,
                NotificationSettingsInput(center: application.notificationCenter)
            )
        }
        for isShowingVideo in [true, false] {
            Navigator.isShowingVideo = isShowingVideo
            await play("orientation") {
                delegate.deliver(.supportedInterfaceOrientations, OrientationInput()).rawValue
            }
        }
        await play("keyboard") {
            delegate.deliver(.shouldAllowExtensionPoint, ExtensionPointInput(extensionPointIdentifier: .keyboard))
        }
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        await play("save") {
            delegate.deliver(.shouldSaveState, RestorationCoderInput(coder: coder))
        }
        await play("restore") {
            delegate.deliver(.shouldRestoreState, RestorationCoderInput(coder: coder))
        }
        await play("memory warning") { delegate.deliver(.didReceiveMemoryWarning, plain) }
        await play("another day") { delegate.deliver(.significantTimeChange, plain) }
        for round in 1...10 {
            await play("inactive \(round)") { delegate.deliver(.willResignActive, plain) }
            await play("background \(round)") { delegate.deliver(.didEnterBackground, plain) }
            await play("foreground \(round)") { delegate.deliver(.willEnterForeground, plain) }
            await play("active \(round)") { delegate.deliver(.didBecomeActive, plain) }
        }
        await play("locked") { delegate.deliver(.protectedDataWillBecomeUnavailable, plain) }
        await play("end") { delegate.deliver(.willTerminate, plain) }
        return scenes
    }
}
#endif
