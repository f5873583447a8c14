/// The arguments of an event that tells nothing but that it happened.
public struct NoInput: EventInput {
    /// Creates them.
    public init() {}

    /// Returns the arguments as text.
    @MainActor public func summary(revealing: Bool) -> String { "" }
}
