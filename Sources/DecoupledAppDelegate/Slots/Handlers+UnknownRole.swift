// Where nothing says which role is meant, the compiler would take the closure for the one element of an array literal, and make a list of a
// closure. It prefers this initializer, whose builder says what is missing; it would not prefer one that is unavailable itself.
extension Handlers where Role == Never {
    /// Does not compile: nothing says which role the handlers fill.
    ///
    /// - Parameter handlers: The handlers.
    public init(@UnknownRoleBuilder _ handlers: () -> Void) {
        self.init()
    }
}

/// Refuses handlers where nothing says which role they fill.
@resultBuilder
public enum UnknownRoleBuilder {
    /// Does not compile.
    @available(
        *, unavailable, message: "which role? Write Handlers<any URLDelegate> { … }, or assign the list to its slot"
    )
    public static func buildBlock(_ handlers: Any...) {}

    /// Takes an `if` without an `else`.
    public static func buildOptional(_ branch: Void?) {}

    /// Takes the first branch of a condition.
    public static func buildEither(first branch: Void) {}

    /// Takes the second branch of a condition.
    public static func buildEither(second branch: Void) {}

    /// Takes the rounds of a loop.
    public static func buildArray(_ rounds: [Void]) {}
}
