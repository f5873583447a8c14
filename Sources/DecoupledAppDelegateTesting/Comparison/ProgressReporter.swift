import DecoupledAppDelegate

/// Reports how far a comparison is, every ten seconds.
@MainActor final class ProgressReporter {
    /// What is being played, for readers.
    var part = ""

    private let report: @MainActor (String) -> Void
    private let interval: TimeInterval = 10
    private var lastReport = ProcessInfo.processInfo.systemUptime
    private var caseCount = 0

    /// The differences that no line has told of, in the order in which they were found.
    private var newDifferences: [String] = []

    private var namedDifferences: Set<String> = []

    init(_ report: @escaping @MainActor (String) -> Void) { self.report = report }

    /// Reports at once how long it may wait for delayed work.
    func announce(_ lingering: TimeInterval, for samples: String) {
        if lingering > 0 { report("waits up to \(Int(lingering.rounded(.up))) s for delayed work of \(samples)") }
    }

    /// Notes a case that was played, and the differences in it that are not accepted.
    func note(_ item: ComparisonReport.Case, accepting acceptances: [Acceptance]) {
        caseCount += 1
        for difference in item.differences where !acceptances.contains(where: { $0.covers(difference, in: item) }) {
            let text = "\(difference.title) | \(difference.kind)"
            if namedDifferences.insert(text).inserted { newDifferences.append(text) }
        }
        reportIfDue()
    }

    /// Reports what is being played, and what has been found, unless it has done so within ten seconds.
    func reportIfDue() {
        let now = ProcessInfo.processInfo.systemUptime
        guard now - lastReport >= interval else { return }
        lastReport = now
        let found = newDifferences.isEmpty ? "no new difference" : newDifferences.prefix(3).joined(separator: ", ")
        let more = newDifferences.count > 3 ? " and \(newDifferences.count - 3) more" : ""
        newDifferences = []
        report("\(part), \(caseCount) cases played: \(found)\(more)")
    }
}
