import DecoupledAppDelegate

extension Sample {
    #if os(tvOS)
    /// Returns the launch options of a remote notification, which tvOS does not have.
    static func launchOptions(ofPush userInfo: [AnyHashable: Any]) -> [UIApplication.LaunchOptionsKey: Any] { [:] }

    /// Returns the launch options of a share, which tvOS does not have.
    static func launchOptions(ofShare metadata: Any) -> [UIApplication.LaunchOptionsKey: Any] { [:] }
    #else
    /// Returns the launch options of a remote notification.
    static func launchOptions(ofPush userInfo: [AnyHashable: Any]) -> [UIApplication.LaunchOptionsKey: Any] {
        [.remoteNotification: userInfo]
    }

    /// Returns the launch options of a share.
    static func launchOptions(ofShare metadata: Any) -> [UIApplication.LaunchOptionsKey: Any] {
        [.cloudKitShareMetadata: metadata]
    }
    #endif
}
