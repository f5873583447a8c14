// swift-format-ignore-file
import DecoupledAppDelegate
import MSAL

final class MSALHandler {}
extension MSALHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        MSALPublicClientApplication.handleMSALResponse(
            url, sourceApplication: options[.sourceApplication] as? String)
    }
}
