import DecoupledAppDelegate

/// Reports how far a comparison is, every ten seconds.
@MainActor final class ProgressReporter {
    /// What is being played, for readers.
    var phase = ""

    private let report: @MainActor (String) -> Void
    private let interval: TimeInterval = 10
    private var lastReport = ProcessInfo.processInfo.systemUptime
    private var caseCount = 0

    /// What the differences concern, in the order in which they were found.
    private var topics: [String] = []

    /// How many of them a line has told of.
    private var toldCount = 0

    init(_ report: @escaping @MainActor (String) -> Void) { self.report = report }

    /// Reports at once how long it may wait for delayed work.
    func announce(_ lingering: TimeInterval, for samples: String) {
        if lingering > 0 { report("waits up to \(Int(lingering.rounded(.up))) s for delayed work of \(samples)") }
    }

    /// Counts a case that was played, and the differences in it that are not accepted; reports them unless it has reported within ten seconds.
    func count(_ item: Case, accepting acceptances: [Acceptance]) {
        caseCount += 1
        for sighting in item.sightings where !acceptances.mayAccept(sighting, in: item) {
            if !topics.contains(sighting.difference.topic) { topics.append(sighting.difference.topic) }
        }
        let now = ProcessInfo.processInfo.systemUptime
        guard now - lastReport >= interval else { return }
        lastReport = now
        let newTopics = topics.dropFirst(toldCount)
        toldCount = topics.count
        let found = newTopics.isEmpty ? "no new difference" : newTopics.prefix(3).joined(separator: ", ")
        let more = newTopics.count > 3 ? " and \(newTopics.count - 3) more" : ""
        report("\(phase), \(caseCount) cases played: \(found)\(more)")
    }
}
