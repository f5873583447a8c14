#if !(os(iOS) || os(tvOS) || os(visionOS))
extension UIApplicationDelegate {
    /// Sets the window if the delegate has one.
    func replaceWindow(by window: UIWindow?) {
        self.window = window
    }

    /// The method that says which orientations are supported, which every delegate has.
    var supportedOrientations: ((UIApplication, UIWindow?) -> UIInterfaceOrientationMask)? {
        application(_:supportedInterfaceOrientationsFor:)
    }

    /// The method that fetches in the background, which every delegate has.
    var fetch: ((UIApplication, @escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void)? {
        application(_:performFetchWithCompletionHandler:)
    }
}
#endif
