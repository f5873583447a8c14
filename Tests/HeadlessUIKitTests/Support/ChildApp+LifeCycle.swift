import TestSupport

extension ChildApp {
    /// The executable of the app whose life cycle is watched.
    static let lifeCycleExecutable = executable(of: "LifeCycleApp")

    /// Starts an app that prints each thing that its delegate is told.
    ///
    /// - Parameters:
    ///   - arguments: What the app is started with.
    ///   - environment: What is different in its environment.
    ///   - user: Who runs it, if not who runs the tests.
    /// - Throws: What keeps the process from starting.
    convenience init(
        _ arguments: String...,
        environment: [String: String] = [:],
        user: OtherUser? = nil
    ) throws {
        try self.init((user?.prefix ?? []) + [Self.lifeCycleExecutable] + arguments, environment: environment)
    }
}
