public import DecoupledAppDelegate

/// A scene delegate that forwards each URL to the app delegate, whichever shape that has.
public final class ForwardingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let application: UIApplication
    private let delegate: any UIApplicationDelegate

    /// Creates a scene delegate.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - delegate: The application's delegate.
    public init(of application: UIApplication, forwardingTo delegate: any UIApplicationDelegate) {
        self.application = application
        self.delegate = delegate
        super.init()
    }

    /// Forwards the URLs, in the order of their text, since a set has none.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString }) {
            _ = delegate.application(application, open: context.url, options: [:])
        }
    }
}
