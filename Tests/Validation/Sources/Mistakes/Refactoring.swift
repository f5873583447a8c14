package import DecoupledAppDelegate

/// A change of an app's handlers.
package typealias Change = @MainActor @Sendable (inout Roles) -> Void

/// Another structure of the handlers, by which the app does what it has done before.
package struct Refactoring: Sendable, CustomStringConvertible {
    /// What is changed.
    package let description: String
    let make: Change

    /// Creates a refactoring.
    ///
    /// - Parameters:
    ///   - description: What is changed.
    ///   - make: Changes it.
    package init(_ description: String, _ make: @escaping Change) {
        self.description = description
        self.make = make
    }
}
