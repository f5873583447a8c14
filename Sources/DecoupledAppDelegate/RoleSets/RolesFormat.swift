/// How a set of roles is described.
public enum RolesFormat: String, CaseIterable, Sendable {
    /// Lines for people.
    case text

    /// A flowchart of Mermaid, which GitHub draws where it stands in a code block named `mermaid`.
    ///
    /// GitHub's own words: https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/creating-diagrams
    case mermaid
}
