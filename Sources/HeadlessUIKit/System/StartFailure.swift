/// What keeps an application from starting, said to people and to the process that started it.
public struct StartFailure: Error, CustomStringConvertible, Sendable {
    /// What is wrong, where, and what would be right.
    public let description: String

    /// The status that the process ends with, as `sysexits.h` has them.
    public let exitStatus: Int32

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - description: What is wrong, where, and what would be right.
    ///   - exitStatus: The status that the process ends with; 69 says that the application runs already.
    public init(_ description: String, exitStatus: Int32) {
        self.description = description
        self.exitStatus = exitStatus
    }
}

extension StartFailure {
    static let runningTwice = StartFailure(
        "main() was called again in this process, which runs the app already; call it once", exitStatus: 70)

    /// Not even signals can be handled.
    static let noDescriptor = StartFailure(
        "signals cannot be handled: no file descriptor is left; allow more with ulimit -n", exitStatus: 71)
}
