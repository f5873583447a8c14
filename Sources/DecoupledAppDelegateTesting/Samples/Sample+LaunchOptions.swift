import DecoupledAppDelegate

extension Sample {
    #if os(tvOS)
    /// Returns the launch options of a remote notification, which tvOS does not have.
    static func launchOptions(ofPush userInfo: [AnyHashable: Any]) -> [UIApplication.LaunchOptionsKey: Any] { [:] }

    /// Returns the launch options of a share, which tvOS does not have.
    static func launchOptions(ofShare metadata: Any) -> [UIApplication.LaunchOptionsKey: Any] { [:] }
    #else
    static func launchOptions(ofPush userInfo: [AnyHashable: Any]) -> [UIApplication.LaunchOptionsKey: Any] {
        [.remoteNotification: userInfo]
    }

    static func launchOptions(ofShare metadata: Any) -> [UIApplication.LaunchOptionsKey: Any] {
        [.cloudKitShareMetadata: metadata]
    }
    #endif
}
