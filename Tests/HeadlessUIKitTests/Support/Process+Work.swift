#if os(Linux)
import Foundation

extension Process {
    /// Whether the process neither waits nor has ended.
    var isAtWork: Bool {
        let path = "/proc/\(processIdentifier)/stat"
        let state = try? String(contentsOfFile: path, encoding: .utf8).split(separator: " ")[2]
        return state == "R" || state == "D"
    }
}
#endif
