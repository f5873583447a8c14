// swift-format-ignore-file
import HeadlessUIKit

// What iOS 17.4 adds for apps that have credentials in the Secure Element.

public protocol CredentialSessionWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene,
        didReceiveCredentialSessionWindowSceneEvent event: CredentialSessionWindowSceneEvent
    )
}

public enum CredentialSessionWindowSceneEvent { case presentation, readerDetected }

extension UIScene.ConnectionOptions {
    public var credentialSessionEvent: CredentialSessionWindowSceneEvent? { nil }
}
