/// Builds a list of handlers from statements: handlers, placements, lists, conditions and loops.
@resultBuilder public enum HandlersBuilder<Role> {
    /// Takes a plain handler.
    ///
    /// - Parameter handler: The handler.
    /// - Returns: A list of one.
    public static func buildExpression(_ handler: Role) -> Handlers<Role> { [handler] }

    /// Takes a handler that observes.
    ///
    /// - Parameter observing: The handler.
    /// - Returns: A list of one.
    public static func buildExpression(_ observing: Observing<Role>) -> Handlers<Role> { Handlers(observing.entry) }

    /// Takes a handler with a key.
    ///
    /// - Parameter keyed: The handler.
    /// - Returns: A list of one.
    public static func buildExpression(_ keyed: Keyed<Role>) -> Handlers<Role> { Handlers(keyed.entry) }

    /// Takes a handler that is not retained.
    ///
    /// - Parameter weak: The handler.
    /// - Returns: A list of one.
    public static func buildExpression(_ weak: Weak<Role>) -> Handlers<Role> { Handlers(weak.entry) }

    /// Takes a list, with its routing, keys and placements.
    ///
    /// - Parameter handlers: The list.
    /// - Returns: The list.
    public static func buildExpression(_ handlers: Handlers<Role>) -> Handlers<Role> { handlers }

    /// Takes an array of handlers.
    ///
    /// - Parameter handlers: The handlers, in order.
    /// - Returns: A list of them.
    public static func buildExpression(_ handlers: [Role]) -> Handlers<Role> { Handlers(handlers) }

    /// Does not compile: the object does not fill the role of the list.
    ///
    /// - Parameter other: The object.
    /// - Returns: No list.
    @available(*, unavailable, message: "this does not conform to the protocol of the list's role")
    public static func buildExpression<Other>(_ other: Other) -> Handlers<Role> { [] }

    /// Joins the statements of a block.
    ///
    /// - Parameter lists: What the statements gave.
    /// - Returns: All handlers, in order; they are routed to every handler if one of the lists is.
    public static func buildBlock(_ lists: Handlers<Role>...) -> Handlers<Role> { buildArray(lists) }

    /// Takes an `if` without an `else`.
    ///
    /// - Parameter list: What the branch gave, or nil.
    /// - Returns: The branch's handlers, or none.
    public static func buildOptional(_ list: Handlers<Role>?) -> Handlers<Role> { list ?? [] }

    /// Takes the first branch of a condition.
    ///
    /// - Parameter list: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildEither(first list: Handlers<Role>) -> Handlers<Role> { list }

    /// Takes the second branch of a condition.
    ///
    /// - Parameter list: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildEither(second list: Handlers<Role>) -> Handlers<Role> { list }

    /// Joins the rounds of a loop.
    ///
    /// - Parameter lists: What each round gave.
    /// - Returns: All handlers, in order; they are routed to every handler if one of the lists is.
    public static func buildArray(_ lists: [Handlers<Role>]) -> Handlers<Role> {
        lists.reduce(into: []) { joined, list in
            joined.append(contentsOf: list)
            if list.routing == .everyHandler { joined.routing = .everyHandler }
        }
    }

    /// Takes an `if #available`.
    ///
    /// - Parameter list: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildLimitedAvailability(_ list: Handlers<Role>) -> Handlers<Role> { list }
}

// Where nothing says which role is meant, the compiler would take the closure for the one element of an array literal, and make a list of a
// closure. It prefers this initializer, whose builder says what is missing; it would not prefer one that is unavailable itself.
extension Handlers where Role == Never {
    /// Does not compile: nothing says which role the handlers fill.
    ///
    /// - Parameter handlers: The handlers.
    public init(@UnknownRoleBuilder _ handlers: () -> Void) { self.init() }
}

/// Refuses handlers where nothing says which role they fill.
@resultBuilder public enum UnknownRoleBuilder {
    /// Does not compile.
    @available(
        *, unavailable, message: "which role? Write Handlers<any URLDelegate> { … }, or assign the list to its slot"
    ) public static func buildBlock(_ handlers: Any...) {}

    /// Takes an `if` without an `else`.
    public static func buildOptional(_ branch: Void?) {}

    /// Takes the first branch of a condition.
    public static func buildEither(first branch: Void) {}

    /// Takes the second branch of a condition.
    public static func buildEither(second branch: Void) {}

    /// Takes the rounds of a loop.
    public static func buildArray(_ rounds: [Void]) {}
}
