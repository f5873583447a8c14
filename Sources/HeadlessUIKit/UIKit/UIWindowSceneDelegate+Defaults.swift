/// What the system does where a delegate does not implement a method.
extension UIWindowSceneDelegate {
    /// There is no window, and one that is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    /// Calls the method that this one replaces, since no runtime knows that a delegate has only that.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        self.windowScene(
            windowScene, didUpdate: previousEffectiveGeometry.coordinateSpace,
            interfaceOrientation: previousEffectiveGeometry.interfaceOrientation,
            traitCollection: windowScene.traitCollection)
    }

    /// Returns what the application's delegate says, or else what the application declares.
    public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        UIApplication.shared.system.supportedOrientations(of: windowScene.mainWindow)
    }

    /// Calls the `async` form, as UIKit does where a delegate has that.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) } }

    /// Returns false.
    @MainActor public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        false
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {}
}
