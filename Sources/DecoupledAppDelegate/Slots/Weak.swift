/// A handler that its slot does not retain.
///
/// Once it has been freed it is skipped, and dropped from the slot.
public struct Weak<Role> {
    let entry: RoleEntry<Role>

    /// Holds a handler weakly.
    ///
    /// - Parameter handler: The handler.
    public init(_ handler: Role) {
        entry = RoleEntry(handler, isWeak: true)
    }
}
