// An overload for each kind of placement, rather than one for a protocol: only so does the compiler see that a handler's own class
// stands for the role.
extension Handlers {
    /// Adds an observer at the end.
    ///
    /// - Parameter observing: The handler.
    public mutating func append(_ observing: Observing<Role>) { list.place(observing.entry) }

    /// Adds an observer before another handler.
    ///
    /// - Parameters:
    ///   - observing: The handler to add.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ observing: Observing<Role>, before other: Role) -> Bool {
        place(observing.entry, at: 0, from: other)
    }

    /// Adds an observer after another handler.
    ///
    /// - Parameters:
    ///   - observing: The handler to add.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ observing: Observing<Role>, after other: Role) -> Bool {
        place(observing.entry, at: 1, from: other)
    }

    /// Adds a handler with a key at the end, or in place of the handler with that key.
    ///
    /// - Parameter keyed: The handler; an object that is there already moves.
    public mutating func append(_ keyed: Keyed<Role>) { list.place(keyed.entry) }

    /// Adds a handler with a key before another handler, or in place of the handler with that key.
    ///
    /// - Parameters:
    ///   - keyed: The handler to add; an object that is there already moves.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ keyed: Keyed<Role>, before other: Role) -> Bool {
        place(keyed.entry, at: 0, from: other)
    }

    /// Adds a handler with a key after another handler, or in place of the handler with that key.
    ///
    /// - Parameters:
    ///   - keyed: The handler to add; an object that is there already moves.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ keyed: Keyed<Role>, after other: Role) -> Bool {
        place(keyed.entry, at: 1, from: other)
    }

    /// Adds a handler that is not retained at the end.
    ///
    /// - Parameter weak: The handler.
    public mutating func append(_ weak: Weak<Role>) { list.place(weak.entry) }

    /// Adds a handler that is not retained before another handler.
    ///
    /// - Parameters:
    ///   - weak: The handler to add.
    ///   - other: The handler it comes before; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ weak: Weak<Role>, before other: Role) -> Bool {
        place(weak.entry, at: 0, from: other)
    }

    /// Adds a handler that is not retained after another handler.
    ///
    /// - Parameters:
    ///   - weak: The handler to add.
    ///   - other: The handler it comes after; if that is not there, the new one comes last.
    /// - Returns: Whether the other handler is there.
    @discardableResult public mutating func insert(_ weak: Weak<Role>, after other: Role) -> Bool {
        place(weak.entry, at: 1, from: other)
    }
}
