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
    ///   - output: Where what it prints goes.
    ///   - errors: Where what it says to the person who runs it goes.
    ///   - signals: The signals that the thread blocks which starts it.
    /// - Throws: What keeps the process from starting.
    convenience init(
        _ arguments: String...,
        environment: [String: String] = [:],
        user: OtherUser? = nil,
        output: StreamEnd = .test,
        errors: StreamEnd = .test,
        blocking signals: [Int32] = []
    ) throws {
        let command = (user?.prefix ?? []) + [Self.lifeCycleExecutable] + arguments
        try self.init(command, environment: environment, output: output, errors: errors, blocking: signals)
    }

    /// Starts an app through a shell.
    ///
    /// - Parameters:
    ///   - script: What the shell is to do; `"$0"` is the app.
    ///   - environment: What is different in the app's environment.
    /// - Throws: What keeps the shell from starting.
    convenience init(shell script: String, environment: [String: String] = [:]) throws {
        try self.init(["/bin/sh", "-c", script, Self.lifeCycleExecutable], environment: environment)
    }
}
