// swift-format-ignore-file
import HeadlessUIKit

// What iOS 17.4 adds for apps that take payments.

public protocol NFCWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, didReceiveNFCWindowSceneEvent event: NFCWindowSceneEvent)
}

public enum NFCWindowSceneEvent { case presentation, readerDetected }

extension UIScene.ConnectionOptions {
    public var nfcEvent: NFCWindowSceneEvent? { nil }
}
