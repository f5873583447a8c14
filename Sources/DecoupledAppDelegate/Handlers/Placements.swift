/// A handler with its placement in a list: ``Observing``, ``Keyed``, ``Weak``, or one of them in another.
///
/// Lists take it wherever they take a plain handler.
public class HandlerPlacement<Role> {
    let entry: HandlerEntry<Role>

    init(_ entry: HandlerEntry<Role>) { self.entry = entry }
}

/// A handler that watches the events of its slot; its result is ignored.
///
/// It is called in its place in the order, even after another handler has handled the event, and nothing waits for it.
public final class Observing<Role>: HandlerPlacement<Role> {
    /// Makes a handler an observer.
    ///
    /// - Parameter handler: The handler.
    public init(_ handler: Role) { super.init(HandlerEntry(handler, isObserver: true)) }

    /// Makes a handler with a key an observer.
    ///
    /// - Parameter keyed: The handler with its key.
    public init(_ keyed: Keyed<Role>) { super.init(HandlerEntry(keyed.entry, isObserver: true)) }

    /// Makes a handler that is not retained an observer.
    ///
    /// - Parameter weak: The handler.
    public init(_ weak: Weak<Role>) { super.init(HandlerEntry(weak.entry, isObserver: true)) }
}

/// A handler that can be found, replaced in place and removed by a key.
///
/// A key is unique in its slot: a second handler with the same key replaces the first one in place. An object that is
/// in the slot already, with another key or none, moves to that place, or to where it is added if the key is new.
public final class Keyed<Role>: HandlerPlacement<Role> {
    /// Gives a handler a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - handler: The handler.
    public init(_ key: String, _ handler: Role) { super.init(HandlerEntry(handler, key: key)) }

    /// Gives an observer a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - observing: The observer.
    public init(_ key: String, _ observing: Observing<Role>) { super.init(HandlerEntry(observing.entry, key: key)) }

    /// Gives a handler that is not retained a key.
    ///
    /// - Parameters:
    ///   - key: The key, unique within the slot.
    ///   - weak: The handler.
    public init(_ key: String, _ weak: Weak<Role>) { super.init(HandlerEntry(weak.entry, key: key)) }
}

/// A handler that its slot does not retain.
///
/// Once it has been freed it is skipped, and dropped from the slot. Add it by `append(Weak(router))` or in a builder;
/// an array literal takes plain handlers alone.
public final class Weak<Role>: HandlerPlacement<Role> {
    /// Holds a handler weakly.
    ///
    /// - Parameter handler: The handler.
    public init(_ handler: Role) { super.init(HandlerEntry(handler, isWeak: true)) }
}
