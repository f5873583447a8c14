#if os(tvOS)
extension ApplicationFront {
    /// Does nothing: there are no quick actions.
    func deliverShortcut(_ options: UIScene.ConnectionOptions, to scene: UIScene) {}

    /// Does nothing: nobody responds to notifications.
    func deliverResponse(_ options: UIScene.ConnectionOptions) {}
}

extension UIScene.OpenURLOptions {
    /// The options as the app delegate's method has them.
    var dictionary: DecoupledAppDelegate.OpenURLOptions {
        var options: DecoupledAppDelegate.OpenURLOptions = [.openInPlace: openInPlace]
        options[.sourceApplication] = sourceApplication
        options[.annotation] = annotation
        return options
    }
}
#endif
