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
        AppDelegate.shared.onRecord = { record in
            Console.print(format == .json ? record.json : record.description)
        }
        AppDelegate.shared.onFault = { fault in
            Console.remark("fault: \(fault)")
        }
    }
}
