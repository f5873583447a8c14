#if os(tvOS)
extension ApplicationFront {
    /// Does nothing: there are no quick actions, and nobody responds to notifications.
    func deliverActions(of: UIScene.ConnectionOptions, to: UIScene) {}
}

extension NotificationCenterFront {
    /// The notification that an event brings, with no content, which only responses have.
    func subject(of sent: SentEvent) -> (AnyObject?, content: [String?]) {
        (sent.input(as: UNNotification.self), [])
    }
}

extension UIScene.OpenURLOptions {
    /// No option that other platforms do not have.
    var attribution: DecoupledAppDelegate.OpenURLOptions { [:] }
}

extension UIScene.ConnectionOptions {
    /// Nothing that other platforms do not have.
    var contentsOfPlatform: [String] { [] }
}

extension SceneDelegate {
    /// The events that methods report which not every platform has, by the method.
    nonisolated static let eventsOfPlatform: [AppEvent: AppEvent] = {
        let event = AppEvent(rawValue: "windowScene:didUpdateEffectiveGeometry:")
        return [event: event]
    }()
}
#endif
