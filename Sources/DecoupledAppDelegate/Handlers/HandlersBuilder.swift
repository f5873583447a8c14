/// Builds a list of handlers from statements: handlers, placements, lists, conditions and loops.
@resultBuilder public enum HandlersBuilder<Role> {
    /// What each statement gives: a list.
    public typealias Component = Handlers<Role>

    /// Takes a plain handler.
    ///
    /// - Parameter handler: The handler.
    /// - Returns: A list of one.
    public static func buildExpression(_ handler: Role) -> Component { [handler] }

    /// Takes a handler with its placement.
    ///
    /// - Parameter placement: The handler with its placement.
    /// - Returns: A list of one.
    public static func buildExpression(_ placement: HandlerPlacement<Role>) -> Component { Handlers(placement.entry) }

    /// Takes a list, with its routing, keys and placements.
    ///
    /// - Parameter handlers: The list.
    /// - Returns: The list.
    public static func buildExpression(_ handlers: Component) -> Component { handlers }

    /// Takes an array of handlers.
    ///
    /// - Parameter handlers: The handlers, in order.
    /// - Returns: A list of them.
    public static func buildExpression(_ handlers: [Role]) -> Component { Handlers(handlers) }

    /// Does not compile: the object does not fill the role of the list.
    ///
    /// - Parameter other: The object.
    /// - Returns: No list.
    @available(*, unavailable, message: "this does not conform to the protocol of the list's role")
    public static func buildExpression<Other>(_ other: Other) -> Component { [] }

    /// Joins the statements of a block.
    ///
    /// - Parameter lists: What the statements gave.
    /// - Returns: All handlers, in order; they are routed to every handler if one of the lists is.
    public static func buildBlock(_ lists: Component...) -> Component { buildArray(lists) }

    /// Takes an `if` without an `else`.
    ///
    /// - Parameter list: What the branch gave, or nil.
    /// - Returns: The branch's handlers, or none.
    public static func buildOptional(_ list: Component?) -> Component { list ?? [] }

    /// Takes the first branch of a condition.
    ///
    /// - Parameter list: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildEither(first list: Component) -> Component { list }

    /// Takes the second branch of a condition.
    ///
    /// - Parameter list: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildEither(second list: Component) -> Component { list }

    /// Joins the rounds of a loop.
    ///
    /// - Parameter lists: What each round gave.
    /// - Returns: All handlers, in order; they are routed to every handler if one of the lists is.
    public static func buildArray(_ lists: [Component]) -> Component {
        lists.reduce(into: []) { joined, list in
            joined += list
            if list.routing == .everyHandler { joined.routing = .everyHandler }
        }
    }

    /// Takes an `if #available`.
    ///
    /// - Parameter list: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildLimitedAvailability(_ list: Component) -> Component { list }
}
