/// A format for the description of a set of roles.
public enum RolesFormat: String, CaseIterable, Sendable {
    /// A line for each slot that is not empty, one for the services, and one that names the empty slots.
    case text

    /// A flowchart of Mermaid, which GitHub draws where it stands in a code block named `mermaid`.
    ///
    /// GitHub's own words: https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/creating-diagrams
    case mermaid
}
