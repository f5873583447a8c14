import DecoupledAppDelegate
import DecoupledAppDelegateTracing

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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        AppDelegate.shared.onRecord = { record in
            do {
                Console.print(try line(for: record, encoder))
            } catch {
                Console.remark("\(record) could not be printed: \(error)")
            }
        }
        AppDelegate.shared.onFault = { fault in
            Console.remark("fault: \(fault)")
        }
    }

    private func line(for record: EventRecord, _ encoder: JSONEncoder) throws -> String {
        switch format {
        case .text: record.description
        case .json: String(decoding: try encoder.encode(record), as: UTF8.self)
        }
    }
}
