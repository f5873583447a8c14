#if os(iOS)
import UIKit

/// An app delegate that records the calls it receives.
///
/// It implements what scenes are said to silence, so that silence is UIKit's doing.
final class Witness: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
        if let aSelector, Thread.isMainThread {
            let method = String(describing: aSelector)
            MainActor.assumeIsolated { Diary.shared.note(.asked(method)) }
        }
        return super.responds(to: aSelector)
    }

    // MARK: Launch

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Diary.shared.note(.told("application:willFinishLaunchingWithOptions:"))
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Diary.shared.hasLaunchOptions = launchOptions != nil
        Diary.shared.note(.told("application:didFinishLaunchingWithOptions:"))
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Diary.shared.note(.told("application:configurationForConnectingSceneSession:options:"))
        let configuration = connectingSceneSession.configuration
        configuration.delegateClass = SceneWitness.self
        return configuration
    }

    // MARK: What scenes silence

    func applicationDidBecomeActive(_ application: UIApplication) {
        Diary.shared.note(.told("applicationDidBecomeActive:"))
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        Diary.shared.note(.told("applicationWillEnterForeground:"))
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        Diary.shared.note(.told("application:openURL:options:"))
        return true
    }

    // MARK: What a test can cause

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        Diary.shared.note(.told("application:didRegisterForRemoteNotificationsWithDeviceToken:"))
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        Diary.shared.note(.told("application:didFailToRegisterForRemoteNotificationsWithError:"))
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completionHandler(.noData)
    }
}
#endif
