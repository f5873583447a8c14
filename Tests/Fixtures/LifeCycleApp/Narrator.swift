import Foundation
import HeadlessUIKit

/// A delegate that prints each method it is sent, with the application's state at that moment.
final class Narrator: UIResponder, UIApplicationDelegate {
    private func say(_ event: String, _ application: UIApplication) {
        Fixture.say("\(event) \(application.applicationState)")
        Fixture.react(to: event)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        say("didFinishLaunching", application)
        application.system.performFetch { _ in }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        say("didBecomeActive", application)
    }

    func applicationWillResignActive(_ application: UIApplication) {
        say("willResignActive", application)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Task {
            self.say("workLeftOnTheMainQueue", application)
        }
        say("didEnterBackground", application)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        say("willEnterForeground", application)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        say("willTerminate", application)
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        say("didReceiveMemoryWarning", application)
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        say("significantTimeChange", application)
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        say("openURL \(url)", app)
        return true
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        // Wrongly, on purpose.
        completionHandler(.newData)
        completionHandler(.failed)
    }
}
