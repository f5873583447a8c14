#if os(tvOS)
extension EventRouter {
    /// Does nothing: there are no quick actions, and nobody responds to notifications.
    func receiveActions(of: UIScene.ConnectionOptions, in: UIScene) {}

    /// The object of UIKit's that a report arrives in: that of its delegate's method, or the notification that it
    /// brings.
    func object(of report: AnyDelivery) -> AnyObject? {
        report.origin.object ?? report.connectedScene ?? report.input(as: UNNotification.self)
    }

    /// What tells a report from others of its kind, in whichever object it arrives; nil if only the object tells.
    func content(of report: AnyDelivery) -> AnyHashable? { report.commonContent }

    /// Nothing that other platforms do not have.
    func contentsOfPlatform(of: UIScene.ConnectionOptions) -> [String?] { [] }
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
