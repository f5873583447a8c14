import DecoupledAppDelegate

extension ComparisonReport {
    /// A table of the differences, with what to do about each, in Markdown.
    ///
    /// - Parameter everyCase: Whether to list the cases, too, with what both apps did.
    /// - Returns: The table.
    public func markdown(everyCase: Bool = false) -> String {
        var lines = head
        let (causes, others) = differencesByCause
        for cause in causes {
            lines += [["**\(cause.title.escaped)**", cause.rest].compactMap(\.self).joined(separator: " "), ""]
        }
        let rows = causes.flatMap(\.shown) + others + self.rows.filter(\.isAccepted)
        if !rows.isEmpty {
            lines += ["| event | differs in | before | after | where | what to do |", "|---|---|---|---|---|---|"]
        }
        lines += rows.map { row in
            let advice = row.acceptedBecause.map { "accepted: \($0)" } ?? row.advice
            let cells = [row.difference.before, row.difference.after, row.location, advice].map(\.escaped)
            return ([row.difference.title.code, row.difference.kind.rawValue] + cells).row
        }
        if everyCase {
            lines += ["", "| case | before | after | differs in |", "|---|---|---|---|"]
            lines += cases.map { item in
                let kinds = item.differences.map(\.kind.rawValue)
                return [
                    item.name.escaped, item.before.text.escaped, item.after.text.escaped,
                    kinds.isEmpty ? "=" : kinds.listed,
                ]
                .row
            }
        }
        return (lines + notes(beside: others).flatMap { ["", $0.escaped] }).joined(separator: "\n")
    }

    /// A table for a pull request: whether the app itself and each event has changed, is equal or untested, without scenes and with them as
    /// far as compared.
    ///
    /// The app's row is about its windows, what it asks of the system, and the notification center's delegate.
    public var overview: String {
        let concerned = Set(coverage.compared + coverage.untested + rows.compactMap(\.difference.event))
        let worlds = World.allCases.filter { world in cases.contains { $0.worldAfter == world } }
        let titles = worlds.map { $0 == .withScenes ? "with scenes" : "without scenes" }
        let ofApp = worlds.isEmpty ? [] : [([Difference.app] + worlds.map { mark(of: nil, in: $0) }).row]
        let lines = concerned.sorted { $0.swiftName < $1.swiftName }.map { event in
            ([event.swiftName.code] + worlds.map { mark(of: event, in: $0) }).row
        }
        let top = [(["event"] + titles).row, (["event"] + titles).map { _ in "---" }.row]
        return (head + top + ofApp + lines).joined(separator: "\n")
    }

    private var head: [String] { summary.components(separatedBy: "\n").map { "\($0.escaped)  " } + [""] }

    /// The mark of an event, or of the app itself.
    private func mark(of event: AppEvent?, in world: World) -> String {
        let cases = casesAndVariants.filter { $0.worldAfter == world }
        let found = cases.flatMap(\.differences).filter { $0.event == event }
        let isChanged = found.contains { difference in
            differences.contains { $0.isSame(as: difference) && $0.worlds.contains(world) }
        }
        if isChanged { return "**changed**" }
        if !found.isEmpty { return "accepted" }
        guard let event else { return "equal" }
        if coverage.untested.contains(event) { return "untested" }
        return cases.contains { $0.implements(event) } ? "equal" : "untested"
    }
}

extension Outcome {
    fileprivate var text: String {
        entries.map { "\($0.event.swiftName) -> \($0.answer)\($0.effects.isEmpty ? "" : " [\($0.effects.listed)]")" }
            .listed
    }
}

extension String {
    fileprivate var code: String { "`\(visible.replacingOccurrences(of: "|", with: "\\|"))`" }

    /// The text without anything that Markdown or HTML would interpret.
    fileprivate var escaped: String {
        visible.replacingOccurrences(of: #"[\\`*_<>|\[\]]"#, with: #"\\$0"#, options: .regularExpression)
    }
}

extension [String] {
    fileprivate var row: String { "| \(joined(separator: " | ")) |" }
}
