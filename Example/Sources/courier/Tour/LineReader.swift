#if os(Linux) || os(macOS)
import Foundation

/// Reads a pipe line by line.
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
            if let line = takeLine() { return line }
            guard readMore() else { return nil }
        }
    }

    /// Returns the next line without its end, or nil if none has been written yet.
    func nextIfWritten() -> Data? {
        while true {
            if let line = takeLine() { return line }
            guard isReadable, readMore() else { return nil }
        }
    }

    private func takeLine() -> Data? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
    }

    private func readMore() -> Bool {
        let more = file.availableData
        rest += more
        return !more.isEmpty
    }

    /// Whether reading would not block.
    private var isReadable: Bool {
        var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&descriptor, 1, 0) > 0
    }
}
#endif
