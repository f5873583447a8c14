// swift-format-ignore-file
import DecoupledAppDelegate
@preconcurrency import FBSDKCoreKit

final class FacebookHandler {}
extension FacebookHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        ApplicationDelegate.shared.application(
            application, didFinishLaunchingWithOptions: launchOptions)
        return true
    }
}

extension FacebookHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        ApplicationDelegate.shared.application(app, open: url, options: options)
    }
}

extension FacebookHandler: ActivityContinuationDelegate {
    func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                     restorationHandler: @escaping ActivityRestorationHandler) -> Bool {
        ApplicationDelegate.shared.application(application, continue: userActivity)
    }
}
