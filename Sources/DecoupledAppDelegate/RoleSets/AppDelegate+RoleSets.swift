extension AppDelegate {
    /// Returns every slot with its handlers in order, the registered services, and the empty slots, as text, or a diagram of the slots
    /// that have handlers.
    ///
    /// ```swift
    /// print(AppDelegate.shared.describeRoles())
    /// print(AppDelegate.shared.describeRoles(as: .mermaid))
    /// ```
    ///
    /// - Parameter format: The format.
    /// - Returns: The lines, as ``RolesShape/description(as:)`` returns them.
    public func describeRoles(as format: RolesFormat = .text) -> String {
        roles.shape.description(as: format)
    }
}
