import DecoupledAppDelegate

extension ComparisonReport: CustomStringConvertible {
    /// The differences, those of one cause together, each with the cases that it was seen in and what to do, and the accepted ones with their
    /// reasons.
    public var description: String {
        let accepted = rows.filter(\.isAccepted).map { "  \($0)" }
        let (causes, others) = differencesByCause
        let leading = rows.leading
        let following = others.filter { !$0.cases.isEmpty && !leading.contains($0) }
        let differences = causes.map(\.description) + others.filter { !following.contains($0) }.map(\.description)
        let list = accepted.isEmpty ? [] : [(["Accepted:"] + accepted).joined(separator: "\n")]
        return ([summary] + differences + lines(of: following) + list + notes(beside: others)).joined(separator: "\n\n")
    }

    /// The differences that those before may have brought about, without advice.
    private func lines(of rows: [Row]) -> [String] {
        if rows.isEmpty { return [] }
        let lines = rows.map { row in
            (["  \(row.difference)"] + (row.place + ["accept  \(row.acceptingCode.visible)"]).map { "    \($0)" })
                .joined(separator: "\n")
        }
        let title = "In variants alone, and perhaps for the same reasons:"
        return [([title] + lines).joined(separator: "\n")]
    }

    var summary: String {
        let accepted = accepted.isEmpty ? "" : ", \(accepted.count) accepted"
        let played = [(cases, "case"), (variants, "variant")].filter { !$0.0.isEmpty || $0.1 == "case" }.map {
            "\($0.0.count) \($0.1)\($0.0.count == 1 ? "" : "s")"
        }
        let found = "\(differences.count) difference\(differences.count == 1 ? "" : "s")"
        return "\(coverage.summary)\n\(found)\(accepted), in \(played.joined(separator: " and "))"
    }

    func notes(beside others: [Row]) -> [String] {
        var notes: [String] = []
        if !madeUp.isEmpty { notes.append("Placeholder arguments (no sample given): \(madeUp.listed)") }
        if others.contains(where: { !$0.difference.rule.isOfComparison }), !variants.isEmpty {
            notes.append(
                "Accepting a difference may bring up those of its variants: .matching(_:) accepts other texts with the same "
                    + "samples, and other samples need lines of their own. Keep in: or set:, without which a line hides that in "
                    + "every case.")
        }
        if hasUnsteadyEffects {
            notes.append(
                "Played again, a case had other effects: those of delayed work show in other cases. Set lingering to the longest delay, "
                    + "in seconds.")
        }
        if !notPlayed.isEmpty { notes.append("Samples that were not played: \(notPlayed.listed)") }
        if !uncompared.isEmpty { notes.append("Not compared: \(uncompared.map(\.rawValue).listed)") }
        if !earlierFaults.isEmpty {
            notes.append("Mistakes that the app made before: \(earlierFaults.listed)".visible)
        }
        if !leftOut.isEmpty {
            notes.append(
                "Not compared, since there is no scene here, or none with that delegate: everything with scenes")
        }
        if !coverage.untested.isEmpty { notes.append("Methods without a sample: \(coverage.methodsWithoutSample)") }
        return notes
    }

    /// What handlers, or the app delegate, did wrong before the change, each once with the case that showed it first.
    private var earlierFaults: [String] {
        let faults = casesAndVariants.flatMap { item in
            item.before.faults.filter { $0.reason != .expired && $0.event.map(coverage.compared.contains) == true }
                .map { ("\($0.event?.swiftName ?? "") \($0.reason)", item.name) }
        }
        return Dictionary(faults) { first, _ in first }.sorted { $0.key < $1.key }.map { "\($0) First seen in \($1)" }
    }
}

extension Cause: CustomStringConvertible {
    /// What is wrong, and where it shows.
    var description: String {
        let lines = shown.map { "  \($0.difference)\n    in    \($0.location.visible)" }
        return ([title] + lines + [rest.map { "  \($0)" }].compactMap(\.self)).joined(separator: "\n")
    }
}

extension ComparisonReport.Row: CustomStringConvertible {
    /// The difference, where it was seen, and what to do; of an accepted one, the reason.
    public var description: String {
        if let acceptedBecause { return "\(difference)\n    because  \(acceptedBecause.visible)" }
        return """
            \(difference.title) | \(difference.kind)
              before  \(difference.before.visible)
              after   \(difference.after.visible)\(calledHandlers.isEmpty ? "" : "\n  called  \(calledHandlers.listed.visible)")
              \(place.joined(separator: "\n  "))
              advice  \(advice)\(difference.rule.isOfComparison ? "" : "\n  accept  \(acceptingCode.visible)")
            """
    }

    /// Where it was seen, and with which samples, a line each.
    fileprivate var place: [String] {
        let samples = neededSamples.map { "needs   \($0.visible)" } ?? sample.map { "with    \($0.visible)" }
        return ["in      \(location.visible)"] + [samples].compactMap(\.self)
    }

    var location: String {
        guard let first = mainCases.first else { return "every case" }
        let worlds = difference.worlds.map { $0 == .withScenes ? "with" : "without" }.joined(separator: " and ")
        return mainCases.count == 1 ? first : "\(first) and \(mainCases.count - 1) more, \(worlds) scenes"
    }
}

extension Difference: CustomStringConvertible {
    /// The event, what kind of difference it is, and both sides.
    public var description: String { "\(title) | \(kind.rawValue): \(before) -> \(after)".visible }

    var title: String { event?.swiftName ?? Self.app }

    /// What a difference concerns that concerns no event.
    static let app = "the app"
}
