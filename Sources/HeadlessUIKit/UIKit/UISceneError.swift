/// Why a request that concerns a scene fails.
public struct UISceneError: Error, Hashable, Sendable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// The application declares that it can show one scene only, or none.
        case multipleScenesNotSupported = 0
        /// There is no such session.
        case requestDenied = 1
    }

    /// The kind of reason.
    public let code: Code

    /// Creates an error.
    ///
    /// - Parameter code: The kind of reason.
    public init(_ code: Code) { self.code = code }
}
