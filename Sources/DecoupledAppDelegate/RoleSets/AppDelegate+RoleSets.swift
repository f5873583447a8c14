extension AppDelegate {
    /// Returns every slot with its handlers in order, the registered services, and the empty slots, as text.
    ///
    /// ```swift
    /// print(AppDelegate.shared.describeRoles())
    /// ```
    ///
    /// - Returns: The lines, as ``Roles/shape`` describes itself.
    public func describeRoles() -> String {
        roles.shape.description
    }
}
