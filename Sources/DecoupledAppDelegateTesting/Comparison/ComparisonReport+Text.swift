import DecoupledAppDelegate

extension ComparisonReport: CustomStringConvertible {
    /// The differences, each with the cases that it was seen in and what to do, and the accepted ones with their reasons.
    public var description: String {
        let accepted = rows.filter { $0.acceptedBecause != nil }.map { "  \($0)" }
        let differences = rows.filter { $0.acceptedBecause == nil }.map(\.description)
        let list = accepted.isEmpty ? [] : [(["Accepted:"] + accepted).joined(separator: "\n")]
        return ([summary] + differences + list + notes).joined(separator: "\n\n")
    }

    /// A table for a pull request.
    ///
    /// - Parameter everyCase: Whether to list the cases, too, with what both apps did.
    /// - Returns: The table, in Markdown.
    public func markdown(everyCase: Bool = false) -> String {
        var lines = [summary, "", "| event | differs in | before | after | where |", "|---|---|---|---|---|"]
        lines += rows.map { row in
            let place = row.acceptedBecause.map { "accepted: \($0)" } ?? row.place
            return [
                row.difference.title, row.difference.kind.rawValue, row.difference.before, row.difference.after, place,
            ].row
        }
        if rows.isEmpty { lines.removeLast(3) }
        if everyCase {
            lines += ["", "| case | before | after | differs in |", "|---|---|---|---|"]
            lines += cases.map { item in
                let kinds = item.differences.map(\.kind.rawValue)
                return [item.name, item.before.text, item.after.text, kinds.isEmpty ? "=" : kinds.listed].row
            }
        }
        return (lines + notes.flatMap { ["", $0] }).joined(separator: "\n")
    }

    private var summary: String {
        let accepted = accepted.isEmpty ? "" : ", \(accepted.count) accepted"
        return "\(differences.count) difference\(differences.count == 1 ? "" : "s")\(accepted), in \(cases.count) cases"
    }

    private var notes: [String] {
        var notes: [String] = []
        if !madeUp.isEmpty { notes.append("Made up for want of a sample: \(madeUp.listed)") }
        if !leftOut.isEmpty {
            notes.append("Left out, since there is no scene here, or none with that delegate: everything with scenes")
        }
        return notes
    }
}

extension ComparisonReport.Row: CustomStringConvertible {
    /// The difference, where it was seen, and what to do; of an accepted one, the reason.
    public var description: String {
        let title = "\(difference.title) · \(difference.kind.rawValue)"
        if let acceptedBecause { return "\(title): \(acceptedBecause)".visible }
        return """
            \(title)
              before  \(difference.before.visible)
              after   \(difference.after.visible)
              in      \(place.visible)
              →       \(difference.advice)
            """
    }

    fileprivate var place: String {
        guard let first = cases.first else { return "every case" }
        return cases.count == 1 ? first : "\(first) and \(cases.count - 1) more"
    }
}

extension Difference: CustomStringConvertible {
    /// The event, what kind of difference it is, and both sides.
    public var description: String { "\(title) · \(kind.rawValue): \(before) → \(after)".visible }

    fileprivate var title: String { event?.rawValue ?? "the app" }
}

extension ComparisonReport.Outcome {
    /// Every event with its answer and effects.
    fileprivate var text: String {
        entries.map { "\($0.event) → \($0.answer)\($0.effects.isEmpty ? "" : " [\($0.effects.listed)]")" }.listed
    }
}

extension [String] {
    /// The elements as cells of a table.
    fileprivate var row: String {
        "| " + map { $0.visible.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |"
    }
}
