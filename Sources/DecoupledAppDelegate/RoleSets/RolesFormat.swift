/// A format for the description of a set of roles.
public enum RolesFormat: String, CaseIterable, Sendable {
    /// A line for each slot that is not empty, one for the services, and one that names the empty slots.
    case text

    /// A flowchart of Mermaid, which GitHub draws where it stands in a code block named `mermaid`.
    ///
    /// GitHub's own words: https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/creating-diagrams
    case mermaid
}

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

extension RolesShape {
    /// Returns the shape in a format.
    ///
    /// - Parameter format: The format.
    /// - Returns: The lines.
    public func description(as format: RolesFormat) -> String {
        switch format {
        case .text: text
        case .mermaid: mermaid
        }
    }
}
