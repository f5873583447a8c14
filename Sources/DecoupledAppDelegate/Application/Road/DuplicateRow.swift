/// A row of the table, with what has come that it expects a second report of.
@MainActor final class DuplicateRow {
    let rule: DuplicateRule
    var received: [ReceivedReport] = []

    init(_ rule: DuplicateRule) { self.rule = rule }

    /// Notes a report, in place of the oldest one where there are too many.
    func add(_ report: ReceivedReport) {
        received.append(report)
        if received.count > rule.limit { received.removeFirst() }
    }
}
