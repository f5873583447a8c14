/// The events that the system sends a scene that shows windows, beyond those of any scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. The default has none.
    var window: UIWindow? { get set }

    /// The size, the orientation or the traits of the scene have changed.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, as it is now.
    ///   - previousCoordinateSpace: The coordinate space before.
    ///   - previousInterfaceOrientation: The orientation before.
    ///   - previousTraitCollection: The traits before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// The size or the orientation of the scene has changed; iOS 26 calls this method in place of the one above.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, as it is now.
    ///   - previousEffectiveGeometry: The geometry before. The default calls the method above.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

    /// Which way the scene may be turned.
    ///
    /// - Parameter windowScene: The scene.
    /// - Returns: The orientations, at least one. The default is what the application's delegate says, or else what the
    ///   application declares.
    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask

    /// The user chose a home-screen shortcut.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The shortcut.
    ///   - completionHandler: Takes whether the shortcut was performed. The default calls the `async` form.
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    )

    /// The user chose a home-screen shortcut: what the form with a completion handler calls by default.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The shortcut.
    /// - Returns: Whether the shortcut was performed. The default returns false.
    @MainActor func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool

    /// The user accepted a share.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - cloudKitShareMetadata: What is known of the share.
    func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
}

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
