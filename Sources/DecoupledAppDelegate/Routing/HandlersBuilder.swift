/// Builds a list of handlers from statements: handlers, placements, conditions and loops.
@resultBuilder
public enum HandlersBuilder<Role> {
    /// Takes in a bare handler.
    ///
    /// - Parameter handler: The handler.
    /// - Returns: A list of one.
    public static func buildExpression(_ handler: Role) -> [HandlerListItem<Role>] {
        [HandlerListItem(entry: HandlerEntry(handler))]
    }

    /// Takes in a handler that observes.
    ///
    /// - Parameter placement: The handler with what is said of it.
    /// - Returns: A list of one.
    public static func buildExpression(_ placement: Observing<Role>) -> [HandlerListItem<Role>] {
        [HandlerListItem(entry: placement.entry)]
    }

    /// Takes in a handler with a key.
    ///
    /// - Parameter placement: The handler with what is said of it.
    /// - Returns: A list of one.
    public static func buildExpression(_ placement: Keyed<Role>) -> [HandlerListItem<Role>] {
        [HandlerListItem(entry: placement.entry)]
    }

    /// Takes in a handler that somebody else owns.
    ///
    /// - Parameter placement: The handler with what is said of it.
    /// - Returns: A list of one.
    public static func buildExpression(_ placement: Weak<Role>) -> [HandlerListItem<Role>] {
        [HandlerListItem(entry: placement.entry)]
    }

    /// Takes in a whole list, in its order.
    ///
    /// - Parameter handlers: The list.
    /// - Returns: Its handlers with what was said of each.
    public static func buildExpression(_ handlers: Handlers<Role>) -> [HandlerListItem<Role>] {
        handlers.entriesWithDuplicates.map { HandlerListItem(entry: $0) }
    }

    /// Puts the statements of a block one after the other.
    ///
    /// - Parameter parts: What the statements gave.
    /// - Returns: All of it, in order.
    public static func buildBlock(_ parts: [HandlerListItem<Role>]...) -> [HandlerListItem<Role>] {
        parts.flatMap { $0 }
    }

    /// Takes in an `if` without an `else`.
    ///
    /// - Parameter part: What the branch gave, or nil.
    /// - Returns: The branch's handlers, or none.
    public static func buildOptional(_ part: [HandlerListItem<Role>]?) -> [HandlerListItem<Role>] {
        part ?? []
    }

    /// Takes in the first branch of a condition.
    ///
    /// - Parameter part: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildEither(first part: [HandlerListItem<Role>]) -> [HandlerListItem<Role>] { part }

    /// Takes in the second branch of a condition.
    ///
    /// - Parameter part: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildEither(second part: [HandlerListItem<Role>]) -> [HandlerListItem<Role>] { part }

    /// Takes in a loop.
    ///
    /// - Parameter parts: What each round gave.
    /// - Returns: All of it, in order.
    public static func buildArray(_ parts: [[HandlerListItem<Role>]]) -> [HandlerListItem<Role>] {
        parts.flatMap { $0 }
    }

    /// Takes in an `if #available`.
    ///
    /// - Parameter part: What the branch gave.
    /// - Returns: The branch's handlers.
    public static func buildLimitedAvailability(_ part: [HandlerListItem<Role>]) -> [HandlerListItem<Role>] { part }
}

/// One handler of a list that is being built.
public struct HandlerListItem<Role> {
    let entry: HandlerEntry<Role>
}
