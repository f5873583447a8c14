// swift-format-ignore-file
import DecoupledAppDelegate

final class Analytics {}
extension Analytics: AppStateDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { print("count a session") }
}
final class SignIn {}
extension SignIn: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { url.host == "oauth" }
}
final class DeepLinks {}
extension DeepLinks: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { url.host == "parcel" }
}
final class Refresh {}
extension Refresh: BackgroundFetchDelegate {
    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult { .noData }
}

extension Roles {
    static var debug: Roles {
        var roles = Roles()
        roles.urlDelegate = [SignIn(), DeepLinks()]     // the first to handle a URL wins
        roles.backgroundFetchDelegate = [Refresh()]
        return roles
    }
    static var release: Roles {
        var roles = debug
        roles.appStateDelegate = [Analytics()]
        return roles
    }
}

#if DEBUG
AppDelegate.shared.roles = .debug
#else
AppDelegate.shared.roles = .release
#endif
AppDelegate.main()
