import Foundation
import HeadlessUIKit

extension PushPayload {
    /// Reads a file, or standard input if the path is a hyphen.
    init(path: String) throws {
        let name = path == "-" ? "standard input" : path
        do {
            try self.init(contentsOfFile: Self.contents(of: path))
        } catch var error as ControlError {
            error.place = [name, error.place].compactMap(\.self).joined(separator: ", ")
            throw error
        }
    }

    private static func contents(of path: String) throws -> Data {
        do {
            let file = try path == "-" ? .standardInput : FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            // No more than is needed to see that it is too much: the file might not end.
            return try withExtendedLifetime(file) {
                try StandardStreams.contents(of: file.fileDescriptor, beyond: ControlRequest.mostBytes)
            }
        } catch {
            // Foundation's words for this differ from platform to platform, and some name a number only.
            let isThere = path == "-" || FileManager.default.fileExists(atPath: path)
            throw ControlError(
                .badInput,
                isThere ? "cannot be read" : "there is no such file",
                remedy: "name a file that can be read, or “-” for standard input"
            )
        }
    }
}
