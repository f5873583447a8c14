// swift-format-ignore-file
import DecoupledAppDelegate
final class Analytics {}
extension Analytics: AppStateDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { print("count a session") }
}
final class DeepLinks {}
extension DeepLinks: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { url.host == "parcel" }
}
final class ParcelList {}                                   // a handler may adopt several roles
extension ParcelList: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("drop the pictures") }
}
extension ParcelList: BackgroundFetchDelegate {
    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult { .noData }
}
extension Roles {                                           // a set of handlers; debug builds may have another
    static var release: Roles {
        var roles = Roles()
        roles.appStateDelegate = [Analytics()]
        roles.urlDelegate = [DeepLinks()]                   // a list: the order of the calls
        roles.append(ParcelList())                          // into the slots of all its roles
        return roles
    }
}
AppDelegate.shared.roles = .release
AppDelegate.main()
