public import Foundation

/// A URL for a scene to open, and what goes along with it.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// What goes along with it.
    public let options: UIScene.OpenURLOptions

    /// Creates a context for a test; UIKit creates it for an app.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Its options.
    public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        self.url = url
        self.options = options
        super.init()
    }
}
