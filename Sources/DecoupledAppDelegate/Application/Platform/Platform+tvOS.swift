#if os(tvOS)
extension EventRouter {
    /// Does nothing: there are no quick actions, and nobody responds to notifications.
    func routeActions(of: UIScene.ConnectionOptions, in: UIScene) {}

    /// Nothing that other platforms do not have.
    func contentsOfPlatform(of: UIScene.ConnectionOptions) -> [ConnectionContent] { [] }
}

extension AnyDelivery {
    /// The object of UIKit's that the report arrived in: that of its delegate's method, or the notification that it
    /// brings.
    final var identifyingObject: AnyObject? { origin.object ?? connectedScene ?? input(as: UNNotification.self) }

    /// What the report is about, in whichever object that arrives; nil if only the object tells.
    final var identifyingContentKey: AnyHashable? { commonContentKey }
}

extension UIScene.OpenURLOptions {
    /// No option that other platforms do not have.
    var attribution: DecoupledAppDelegate.OpenURLOptions { [:] }
}

extension SceneDelegate {
    /// The events that methods report which not every platform has, by the method.
    nonisolated static let eventsOfPlatform: [AppEvent: AppEvent] = {
        let event = AppEvent(rawValue: "windowScene:didUpdateEffectiveGeometry:")
        return [event: event]
    }()
}
#endif
