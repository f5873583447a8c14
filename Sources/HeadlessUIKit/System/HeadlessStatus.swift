/// What an application is doing, for another process to read.
public struct HeadlessStatus: Codable, Equatable, Sendable {
    /// The application's name.
    public let name: String

    /// The identifier of its process.
    public let processIdentifier: Int32

    /// What it is doing: `active`, `inactive` or `background`.
    public let applicationState: String

    /// How its interface is turned: `portrait`, `portraitUpsideDown`, `landscapeLeft` or `landscapeRight`.
    public let orientation: String

    /// Whether protected files can be read.
    public let isProtectedDataAvailable: Bool

    /// Whether it can be sent remote notifications.
    public let isRegisteredForRemoteNotifications: Bool
}
