import TestSupport

extension ChildApp {
    /// Starts an app that awaits answers, and that says to the given end what is wrong.
    static func awaiting(errors: StreamEnd = .test) throws -> ChildApp {
        try ChildApp([executable(of: "AwaitingApp")], errors: errors)
    }

    /// Tells the app of events that no handler is ever done with.
    func tell(_ name: String, deadline: Double) throws {
        try write("\(name) \(deadline)")
    }
}
