#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Opens the store, and saves it whenever the app may be ended.
final class Persistence {}
extension Persistence: AppStateDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Store.open()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Store.save()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        Store.save()
        Store.close()
    }
}

extension Persistence: ProtectedDataDelegate {
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        Store.save()
    }
}

extension Persistence: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        ImageCache.removeAll()
    }
}
#endif
