#if RemoteNotifications
import DecoupledAppDelegate

/// A handler that notes the device tokens and failures that it is told of.
final class TokenProbe: RemoteNotificationsDelegate {
    private(set) var heard: [String] = []

    /// What is done at each call, of which there may be more.
    var whenTold: [() -> Void] = []

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        hear("token \(deviceToken[0])")
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        hear("failure")
    }

    private func hear(_ news: String) {
        heard.append(news)
        if !whenTold.isEmpty { whenTold.removeFirst()() }
    }
}
#endif
