#if !os(tvOS)
extension ApplicationFront {
    /// Performs the quick action that a scene was connected for.
    func deliverShortcut(of options: UIScene.ConnectionOptions, to scene: UIScene) {
        guard let item = options.shortcutItem, isNew(item, isConnecting: true) else { return }
        deliver(.performShortcutAction, item, in: scene)
    }

    /// Delivers the response to a notification that a scene was connected for.
    func deliverResponse(of options: UIScene.ConnectionOptions) {
        let event = AppEvent.didReceiveNotificationResponse
        if hasCenter { notificationCenter.takeVacantPlace() }
        guard let response = options.notificationResponse, isNew(response, isConnecting: true),
            notificationCenter.admits(event, response, isOfConnection: true)
        else { return }
        router.deliver(event.definition, response, from: Origin(application: application))
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
#endif
