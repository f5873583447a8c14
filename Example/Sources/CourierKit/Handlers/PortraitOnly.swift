#if !os(tvOS)
public import DecoupledAppDelegate

/// Keeps the app upright: a courier has one hand free.
@MainActor
public final class PortraitOnly {
    /// Creates the handler.
    public init() {}
}

extension PortraitOnly: OrientationDelegate {
    /// Answers portrait.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        .portrait
    }
}
#endif
