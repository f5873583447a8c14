#if !os(tvOS)
extension ApplicationFront {
    /// Performs the quick action that a scene was connected for.
    func deliverShortcut(_ options: UIScene.ConnectionOptions, to scene: UIScene) {
        guard let item = options.shortcutItem else { return }
        _ = router.performShortcutAction(
            ShortcutInput(application: application, shortcutItem: item, windowScene: scene as? UIWindowScene)
        )
    }

    /// Delivers the response to a notification that a scene was connected for.
    func deliverResponse(_ options: UIScene.ConnectionOptions) {
        if let response = options.notificationResponse { notificationCenter.deliver(response) }
    }

    /// Asks the orientation handlers for one scene.
    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        router.supportedInterfaceOrientations(
            OrientationInput(application: application, window: windowScene.windows.first)
        )
    }
}

extension UIScene.OpenURLOptions {
    /// The options as the app delegate's method has them.
    var dictionary: DecoupledAppDelegate.OpenURLOptions {
        var options: DecoupledAppDelegate.OpenURLOptions = [.openInPlace: openInPlace]
        options[.sourceApplication] = sourceApplication
        options[.annotation] = annotation
        options[.eventAttribution] = eventAttribution
        return options
    }
}

extension OpenURLOptions {
    /// The attribution that goes along with the URL.
    public var eventAttribution: UIEventAttribution? { self[.eventAttribution] as? UIEventAttribution }
}
#endif
