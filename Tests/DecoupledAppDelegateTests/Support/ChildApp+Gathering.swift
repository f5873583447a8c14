import TestSupport

extension ChildApp {
    /// Starts an app that gathers answers, and that says to the given end what is wrong.
    static func gathering(errors: StreamEnd = .test) throws -> ChildApp {
        try ChildApp([executable(of: "GatheringApp")], errors: errors)
    }

    /// Tells the app of events that no handler is ever done with.
    func gather(_ name: String, deadline: Double) throws {
        try write("\(name) \(deadline)")
    }
}
