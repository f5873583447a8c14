import TestSupport

extension ChildApp {
    /// Starts an app that gathers answers.
    static func gathering() throws -> ChildApp {
        try ChildApp([executable(of: "GatheringApp")])
    }

    /// Tells the app of events that no handler is ever done with.
    func gather(_ name: String, deadline: Double) throws {
        try write("\(name) \(deadline)")
    }
}
