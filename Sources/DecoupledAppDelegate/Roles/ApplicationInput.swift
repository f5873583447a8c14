/// The argument of the events that tell nothing but that they happened.
public struct ApplicationInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String { "" }
}
