public import Foundation

/// Each is posted with the scene as its object, after the delegate's method of the same name.
extension UIScene {
    /// Posted when the scene is connected.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")

    /// Posted when the scene is no longer connected.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

    /// Posted when the scene became active.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")

    /// Posted when the scene is about to become inactive.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")

    /// Posted when the scene is about to leave the background.
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UISceneWillEnterForegroundNotification")

    /// Posted when the scene is in the background.
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
