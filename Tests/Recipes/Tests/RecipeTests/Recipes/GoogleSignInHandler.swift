// swift-format-ignore-file
import DecoupledAppDelegate
import GoogleSignIn

final class GoogleSignInHandler {}
extension GoogleSignInHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        GIDSignIn.sharedInstance.handle(url)
    }
}
