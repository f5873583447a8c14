#if !(os(tvOS) || os(visionOS))
package import DecoupledAppDelegate
import ShopKit

/// The app delegate of a shop, as it has grown: the before of “Moving an existing app”.
///
/// It knows nothing of roles. In an app it would import UIKit and be marked `@main`.
package final class ShopAppDelegate: UIResponder, UIApplicationDelegate {

    // MARK: - Properties

    package var window: UIWindow?

    /// When the session of analytics began.
    private var sessionStart: Date?

    /// The URL that has to wait until the user has signed in.
    private var pendingURL: URL?

    /// The order whose notification was tapped before the home screen was there.
    private var pendingOrder: String?

    /// Whether the home screen is there.
    private var isReady = false

    /// How often the app has come to the foreground.
    private var foregroundCount = 0

    /// The last device token, to upload it only when it changes.
    private var lastToken: String?

    private var isCovered = false

    private enum Constants {
        static let scheme = "shop"
        static let webHosts = ["shop.example.com", "www.shop.example.com"]
        static let analyticsKey = "0a1b2c3d"
        static let orderActivity = "com.example.shop.order"
        static let searchActivity = "com.example.shop.search"
        static let foregroundsBeforeRating = 5
        static let refreshInterval: TimeInterval = 4 * 60 * 60
    }

    private enum Shortcut: String {
        case scan = "com.example.shop.scan"
        case cart = "com.example.shop.cart"
        case search = "com.example.shop.search"
    }

    package required override init() {
        super.init()
    }

    // MARK: - Launch

    package func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpCrashReports()
        Store.open()
        return true
    }

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpAnalytics()
        setUpAppearance()
        setUpNotifications()
        setUpRemoteConfiguration()
        setUpBackgroundRefresh(of: application)
        isReady = true
        showPendingOrder()
        return true
    }

    private func setUpCrashReports() {
        #if DEBUG
        CrashReports.start(environment: "debug")
        #else
        CrashReports.start(environment: "release")
        #endif
        CrashReports.log("launch")
    }

    private func setUpAnalytics() {
        Analytics.start(key: Constants.analyticsKey)
        Analytics.track("launch")
    }

    private func setUpAppearance() {
        Theme.apply()
    }

    private func setUpNotifications() {
        UNUserNotificationCenter.current().delegate = self
    }

    private func setUpRemoteConfiguration() {
        RemoteConfiguration.fetch()
    }

    private func setUpBackgroundRefresh(of application: UIApplication) {
        CrashReports.log("refresh every \(Constants.refreshInterval) s")
    }

    // MARK: - Life cycle

    package func applicationDidBecomeActive(_ application: UIApplication) {
        CrashReports.log("active")
        Analytics.track("active")
        uncover()
        if pendingURL != nil, Session.token != nil {
            openPendingURL()
        }
    }

    package func applicationWillResignActive(_ application: UIApplication) {
        CrashReports.log("inactive")
        cover()
    }

    package func applicationDidEnterBackground(_ application: UIApplication) {
        CrashReports.log("background")
        Store.save()
        endSession()
        CrashReports.flush()
    }

    package func applicationWillEnterForeground(_ application: UIApplication) {
        CrashReports.log("foreground")
        startSession()
        foregroundCount += 1
        if foregroundCount % 10 == 0 {
            RemoteConfiguration.fetch()
        }
        askForRating()
    }

    /// Asks those who come back often what they think of the app, once.
    private func askForRating() {
        guard foregroundCount == Constants.foregroundsBeforeRating else {
            return
        }
        Analytics.track("rating", ["asked": "yes"])
        Navigator.show(.rating)
    }

    package func applicationWillTerminate(_ application: UIApplication) {
        CrashReports.log("terminate")
        Store.save()
        Store.close()
        CrashReports.flush()
    }

    private func startSession() {
        guard sessionStart == nil else { return }
        sessionStart = Date()
        Analytics.track("session")
    }

    private func endSession() {
        guard sessionStart != nil else { return }
        sessionStart = nil
        Analytics.endSession()
    }

    /// Hides what the app shows from the app switcher.
    private func cover() {
        guard !isCovered else { return }
        isCovered = true
        Navigator.cover()
    }

    private func uncover() {
        guard isCovered else { return }
        isCovered = false
        Navigator.uncover()
    }

    // MARK: - Memory and time

    package func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        CrashReports.log("memory warning")
        ImageCache.removeAll()
    }

    package func applicationSignificantTimeChange(_ application: UIApplication) {
        Orders.updateDeliveryTimes()
    }

    // MARK: - Protected data

    package func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        Store.save()
        Session.lock()
    }

    package func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        Session.unlock()
        if pendingURL != nil {
            openPendingURL()
        }
    }

    // MARK: - Orientation

    package func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        switch Navigator.isShowingVideo {
        case true:
            return .allButUpsideDown
        case false:
            return .portrait
        }
    }

    // MARK: - URLs

    package func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        CrashReports.log("url \(url.host ?? "")")

        // The sign-in page comes back.
        if url.scheme == Constants.scheme, url.host == "oauth" {
            guard let code = parameter("code", of: url) else {
                Analytics.track("sign in", ["result": "no code"])
                return false
            }
            let isSignedIn = Session.finishSignIn(code: code)
            Analytics.track("sign in", ["result": isSignedIn ? "done" : "failed"])
            return isSignedIn
        }

        // Links of mails and other apps.
        if url.scheme == Constants.scheme {
            return open(url)
        }
        return false
    }

    private func open(_ url: URL) -> Bool {
        switch url.host {
        case "product":
            guard let product = identifier(in: url) else {
                return false
            }
            Analytics.track("link", ["to": "product"])
            Navigator.show(.product(product))
            return true
        case "order":
            guard let order = identifier(in: url) else {
                return false
            }
            guard Session.token != nil else {
                // Orders are for those who have signed in.
                pendingURL = url
                return true
            }
            Analytics.track("link", ["to": "order"])
            Navigator.show(.order(order))
            return true
        case "cart":
            Analytics.track("link", ["to": "cart"])
            Navigator.show(.cart)
            return true
        case "search":
            let text = parameter("q", of: url) ?? ""
            Analytics.track("link", ["to": "search"])
            Navigator.show(.search(text))
            return true
        case "voucher":
            guard let code = identifier(in: url) else {
                return false
            }
            Analytics.track("link", ["to": "voucher"])
            Navigator.show(.voucher(code))
            return true
        default:
            Analytics.track("link", ["to": "nowhere"])
            return false
        }
    }

    private func openPendingURL() {
        guard let url = pendingURL else { return }
        pendingURL = nil
        _ = open(url)
    }

    private func identifier(in url: URL) -> String? {
        let identifier = url.lastPathComponent
        return identifier.isEmpty || identifier == "/" ? nil : identifier
    }

    private func parameter(_ name: String, of url: URL) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }

    // MARK: - Universal links, Handoff and Spotlight

    package func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        // The order screen shows an indicator of its own.
        userActivityType == Constants.orderActivity
    }

    package func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        CrashReports.log("activity \(userActivity.activityType)")
        switch userActivity.activityType {
        case NSUserActivityTypeBrowsingWeb:
            guard let url = userActivity.webpageURL, let link = link(for: url) else {
                return false
            }
            return open(link)
        case Constants.orderActivity:
            guard let order = userActivity.userInfo?["order"] as? String else {
                return false
            }
            Analytics.track("handoff", ["to": "order"])
            Navigator.show(.order(order))
            return true
        case Constants.searchActivity:
            let text = userActivity.userInfo?["text"] as? String ?? ""
            Analytics.track("handoff", ["to": "search"])
            Navigator.show(.search(text))
            return true
        default:
            return false
        }
    }

    package func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        Analytics.track("handoff", ["to": "nowhere"])
    }

    /// The app's own link for a page of the shop's site.
    private func link(for url: URL) -> URL? {
        guard let host = url.host, Constants.webHosts.contains(host) else {
            return nil
        }
        let components = url.pathComponents.filter { $0 != "/" }
        guard let kind = components.first else {
            return URL(string: "\(Constants.scheme)://cart")
        }
        switch kind {
        case "p":
            return components.count > 1 ? URL(string: "\(Constants.scheme)://product/\(components[1])") : nil
        case "o":
            return components.count > 1 ? URL(string: "\(Constants.scheme)://order/\(components[1])") : nil
        case "v":
            return components.count > 1 ? URL(string: "\(Constants.scheme)://voucher/\(components[1])") : nil
        case "search":
            return URL(string: "\(Constants.scheme)://search?\(url.query ?? "")")
        default:
            return nil
        }
    }

    // MARK: - Quick actions

    package func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        CrashReports.log("quick action \(shortcutItem.type)")
        guard let shortcut = Shortcut(rawValue: shortcutItem.type) else {
            completionHandler(false)
            return
        }
        Analytics.track("quick action", ["type": shortcut.rawValue])
        switch shortcut {
        case .scan:
            Navigator.show(.scanner)
        case .cart:
            Navigator.show(.cart)
        case .search:
            Navigator.show(.search(""))
        }
        completionHandler(true)
    }

    // MARK: - Registration for pushes

    package func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        let token = deviceToken.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        .joined()
        guard token != lastToken else {
            return
        }
        lastToken = token
        PushTokens.upload(token)
        Analytics.track("push", ["registered": "yes"])
    }

    package func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        lastToken = nil
        PushTokens.forget()
        CrashReports.log("no push")
        Analytics.track("push", ["registered": "no"])
    }

    // MARK: - Pushes

    package func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        CrashReports.log("push")

        // An order is on its way.
        if let order = userInfo["order"] as? String {
            Orders.refresh(order: order) { outcome in
                switch outcome {
                case .updated:
                    completionHandler(.newData)
                case .unchanged:
                    completionHandler(.noData)
                case .failed:
                    completionHandler(.failed)
                }
            }
            return
        }

        // Somebody of support has answered.
        if let message = userInfo["message"] as? String {
            Support.receive(message: message)
            completionHandler(.newData)
            return
        }

        // Prices and texts have changed.
        if userInfo["configuration"] != nil {
            RemoteConfiguration.fetch()
            completionHandler(.newData)
            return
        }

        completionHandler(.noData)
    }

    // MARK: - Work in the background

    package func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        CrashReports.log("fetch")
        guard Session.token != nil else {
            completionHandler(.noData)
            return
        }
        Orders.refresh { outcome in
            switch outcome {
            case .updated:
                completionHandler(.newData)
            case .unchanged:
                completionHandler(.noData)
            case .failed:
                completionHandler(.failed)
            }
        }
    }

    package func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        CrashReports.log("background session \(identifier)")
        guard identifier == Uploads.identifier else {
            completionHandler()
            return
        }
        Uploads.resume(completionHandler)
    }

    // MARK: - State restoration

    package func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }

    package func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        // What somebody else has left open is not for the one who signs in now.
        Session.token != nil
    }

    // MARK: - Extensions

    package func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        // No keyboard of others where passwords and cards are typed.
        extensionPointIdentifier != .keyboard
    }

    // MARK: - Orders in notifications

    private func showPendingOrder() {
        guard isReady, let order = pendingOrder else {
            return
        }
        pendingOrder = nil
        Navigator.show(.order(order))
    }
}

// MARK: - Notifications

extension ShopAppDelegate: @preconcurrency UNUserNotificationCenterDelegate {
    package func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        CrashReports.log("notification")
        switch notification.request.content.categoryIdentifier {
        case "order":
            completionHandler([.banner, .list, .sound])
        case "support":
            completionHandler([.banner, .list])
        case "offer":
            // Offers do not disturb those who are shopping.
            completionHandler(.list)
        default:
            completionHandler([])
        }
    }

    package func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let content = response.notification.request.content
        CrashReports.log("response")
        Analytics.track("notification", ["category": content.categoryIdentifier])
        switch content.categoryIdentifier {
        case "order":
            if let order = content.userInfo["order"] as? String {
                pendingOrder = order
                showPendingOrder()
            }
        case "support":
            Support.receive(message: "opened")
        case "offer":
            if let text = content.userInfo["url"] as? String, let url = URL(string: text) {
                _ = open(url)
            }
        default:
            break
        }
        completionHandler()
    }

    package func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {
        Analytics.track("settings", ["from": notification == nil ? "Settings" : "notification"])
        Navigator.show(.settings)
    }
}
#endif
