import DecoupledAppDelegate

/// A change of the app's handlers.
typealias Change = @MainActor @Sendable (inout Roles) -> Void

/// Another structure of the handlers, by which the app does what it has done before.
struct Refactoring: Sendable, CustomStringConvertible {
    /// What is changed.
    let description: String
    let make: Change

    /// Creates a refactoring.
    init(_ description: String, _ make: @escaping Change) {
        self.description = description
        self.make = make
    }
}
