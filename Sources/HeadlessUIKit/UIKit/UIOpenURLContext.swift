public import Foundation

/// A URL for a scene to open, and what goes along with it.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// What goes along with it.
    public let options: UIScene.OpenURLOptions

    /// Creates a context, as a test does; applications get theirs from the system.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: What goes along with it.
    public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        self.url = url
        self.options = options
        super.init()
    }
}
