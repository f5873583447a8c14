public import DecoupledAppDelegate

/// A handler that does nothing in ten roles.
public final class Filler: AppStateDelegate, URLDelegate, RemoteNotificationsDelegate, SystemConditionsDelegate,
    ProtectedDataDelegate,
    ActivityContinuationDelegate, ShortcutItemDelegate, OrientationDelegate, BackgroundFetchDelegate,
    SceneConnectionDelegate
{
    /// Creates a handler.
    public init() {}

    /// Opens nothing.
    public func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { false }

    /// Allows every orientation.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}
