import DecoupledAppDelegate

/// Prints what the app delegate did with each event, a line for each.
@MainActor
struct EventLog {
    /// How a line looks.
    enum Format: String, CaseIterable, Sendable {
        /// For people.
        case text

        /// For programs: the record as a JSON object.
        case json
    }

    let format: Format

    /// Prints every event and every fault from now on; faults go to standard error.
    func start() {
        AppDelegate.shared.onRecord = { record in
            do {
                Console.print(try line(for: record))
            } catch {
                Console.remark("\(record) was not printed: \(error)")
            }
        }
        AppDelegate.shared.onFault = { fault in
            Console.remark("fault: \(fault)")
        }
    }

    private func line(for record: EventRecord) throws -> String {
        switch format {
        case .text:
            return record.description
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(record), as: UTF8.self)
        }
    }
}
