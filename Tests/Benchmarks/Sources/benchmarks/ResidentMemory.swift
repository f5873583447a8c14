import Foundation

/// How much memory of a process is resident.
enum ResidentMemory {
    /// The memory of a process in kilobytes; nil where there is no `/proc` to tell.
    static func kilobytes(of process: Int32) -> Int? {
        kilobytes("VmRSS:", of: process)
    }

    /// The most memory that a process has had so far, in kilobytes; nil where there is no `/proc` to tell.
    static func peakKilobytes(of process: Int32) -> Int? {
        kilobytes("VmHWM:", of: process)
    }

    private static func kilobytes(_ label: String, of process: Int32) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix(label) }
        return line.flatMap { Int($0.filter(\.isNumber)) }
    }
}
