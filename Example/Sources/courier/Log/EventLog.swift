import DecoupledAppDelegate

/// Prints what the app delegate did with each event, a line for each.
@MainActor
struct EventLog {
    /// How a line looks.
    enum Format: String, CaseIterable, Sendable {
        /// For people.
        case text

        /// For programs: a JSON object.
        case json
    }

    let format: Format

    /// Prints every event and every fault from now on; faults go to standard error.
    func start() {
        AppDelegate.shared.onRecord = { record in
            Console.print(line(for: record))
        }
        AppDelegate.shared.onFault = { fault in
            Console.remark("fault: \(fault)")
        }
    }

    private func line(for record: EventRecord) -> String {
        switch format {
        case .text: record.text
        case .json: LogLine(record).json
        }
    }
}
