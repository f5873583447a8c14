#if RemoteNotifications && !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import ShopKit

/// Takes the code that the sign-in page sends back, and locks the session with the device.
final class SignIn {}
extension SignIn: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        guard url.scheme == "shop", url.host == "oauth" else { return false }
        guard let code = url.parameter("code") else {
            Analytics.track("sign in", ["result": "no code"])
            return false
        }
        let isSignedIn = Session.finishSignIn(code: code)
        Analytics.track("sign in", ["result": isSignedIn ? "done" : "failed"])
        return isSignedIn
    }
}

extension SignIn: ProtectedDataDelegate {
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        Session.lock()
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        Session.unlock()
    }
}

extension URL {
    func parameter(_ name: String) -> String? {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }
}
#endif
