#if !os(tvOS)
public import DecoupledAppDelegate

extension EventHandler: OrientationDelegate, ShortcutItemDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        receive(.supportedInterfaceOrientations, window)
    }

    /// Handles the event.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { receive(.performShortcutAction, shortcutItem, completionHandler) }
}

extension EventHandler: WindowGeometryDelegate {
    /// Handles the event.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        receive(
            .windowSceneDidUpdateGeometry,
            (windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection))
    }
}

extension EventHandler {
    /// Handles the event.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        receive(.didReceiveNotificationResponse, response) { _ in completionHandler() }
    }

    /// Handles the event.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {
        receive(.openNotificationSettings, notification)
    }
}
#endif
