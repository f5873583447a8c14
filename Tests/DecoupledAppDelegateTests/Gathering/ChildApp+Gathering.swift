import TestSupport

extension ChildApp {
    /// Starts an app that gathers answers.
    static func gathering() throws -> ChildApp {
        try ChildApp([executable(of: "GatheringApp")])
    }

    /// Has the app begin a fetch that no handler answers.
    func fetch(_ name: String, deadline: Double) throws {
        try write("\(name) \(deadline)")
    }
}
