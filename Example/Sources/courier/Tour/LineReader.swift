#if os(Linux) || os(macOS)
import Foundation

/// Reads a pipe line by line, and blocks until there is one.
final class LineReader {
    private let file: FileHandle
    private var rest = Data()

    init(of file: FileHandle) {
        self.file = file
    }

    /// Waits for the next line.
    ///
    /// - Returns: The line without its end, or nil when nobody writes any more.
    func next() -> Data? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = rest[(end + 1)...] }
                return rest[..<end]
            }
            let more = file.availableData
            guard !more.isEmpty else { return nil }
            rest += more
        }
    }
}
#endif
