import DecoupledAppDelegate

extension Sample {
    #if os(tvOS)
    /// Returns the launch options of a remote notification, which tvOS does not have.
    static func launchOptions(ofPush userInfo: [AnyHashable: Any]) -> LaunchOptions { [:] }

    /// Returns the launch options of a share, which tvOS does not have.
    static func launchOptions(ofShare metadata: Any) -> LaunchOptions { [:] }
    #else
    static func launchOptions(ofPush userInfo: [AnyHashable: Any]) -> LaunchOptions {
        [.remoteNotification: userInfo]
    }

    static func launchOptions(ofShare metadata: Any) -> LaunchOptions {
        [.cloudKitShareMetadata: metadata]
    }
    #endif
}
