extension RolesShape {
    /// Returns the changes that turn another shape into this one, a line each.
    ///
    /// Changes are listed slot by slot, those of the services last. A line begins with `+` where something has been added, with `-`
    /// where it has been removed, and with `~` where it has moved, counted from 1:
    ///
    /// ```
    /// - urlDelegate: StaffLinks
    /// + urlDelegate: URLLogger (observer)
    /// ~ urlDelegate: DeepLinks, from 3 to 2
    /// ```
    ///
    /// - Parameter other: The shape to start from.
    /// - Returns: The lines; none if the shapes are equal.
    public func difference(from other: RolesShape) -> [String] {
        zip(slots, other.slots).flatMap { Self.changes(of: $0.name, from: $1.entries, to: $0.entries) }
            + Self.changes(of: Self.servicesTitle, from: other.services, to: services)
    }

    private static func changes(of title: String, from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old).inferringMoves()
        var lines: [String] = []
        for case .remove(_, let entry, nil) in difference.removals {
            lines.append("- \(title): \(entry)")
        }
        for case .insert(let offset, let entry, let origin) in difference.insertions {
            if let origin {
                lines.append("~ \(title): \(entry), from \(origin + 1) to \(offset + 1)")
            } else {
                lines.append("+ \(title): \(entry)")
            }
        }
        return lines.map(\.visible)
    }
}
