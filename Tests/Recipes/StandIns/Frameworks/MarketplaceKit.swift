// swift-format-ignore-file
import HeadlessUIKit

// What iOS 17.4 adds for marketplaces.

public protocol MarketplaceSceneDelegate {
    func scene(_ scene: UIWindowScene, askedToDisplay option: MarketplaceDisplayOption)
}

public enum MarketplaceDisplayOption {
    case authentication(account: String)
    case searchResults(query: String)
}

extension UIScene.ConnectionOptions {
    public var marketplaceDisplayOption: MarketplaceDisplayOption? { nil }
}
