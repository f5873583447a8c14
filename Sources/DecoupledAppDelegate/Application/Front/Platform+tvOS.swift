#if os(tvOS)
extension ApplicationFront {
    /// Does nothing: there are no quick actions.
    func deliverShortcut(of options: UIScene.ConnectionOptions, to scene: UIScene) {}

    /// Does nothing: nobody responds to notifications.
    func deliverResponse(of options: UIScene.ConnectionOptions) {}

    /// The notification that an event of the notification center brings.
    func notification(of input: Any) -> AnyObject? { input as? UNNotification }

    /// Nothing: only responses have it.
    func content(of notification: AnyObject?) -> [String] { [] }
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

extension SceneDelegate {
    /// The events that methods report which not every platform has, by the method.
    nonisolated static let eventsOfPlatform: [AppEvent: AppEvent] = {
        let event = AppEvent(rawValue: "windowScene:didUpdateEffectiveGeometry:")
        return [event: event]
    }()
}
#endif
