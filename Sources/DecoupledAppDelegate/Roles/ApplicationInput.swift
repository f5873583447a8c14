/// The argument of the events that tell nothing but that they happened.
public struct ApplicationInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// Creates the argument.
    ///
    /// - Parameter application: The application.
    public init(application: UIApplication) {
        self.application = application
    }

    /// Returns the arguments as text.
    @MainActor public func summary(revealing: Bool) -> String { "" }
}
