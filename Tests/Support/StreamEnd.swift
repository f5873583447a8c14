#if os(Linux) || os(macOS)
import Foundation

/// What is at the other end of a standard stream of a process.
package enum StreamEnd: Sendable {
    /// The test, which reads it.
    case test
    /// A device that is always full.
    case fullDevice
    /// Nothing, as the stream is closed.
    case nothing
    /// Nobody any more, though there was somebody.
    case nobody

    /// The ends that nothing can be written to.
    package static let unwritable = [fullDevice, nothing, nobody].filter { $0 != fullDevice || hasFullDevice }

    /// Whether there is such a device, as on Linux.
    package static let hasFullDevice = FileManager.default.fileExists(atPath: fullPath)

    private static let fullPath = "/dev/full"

    /// What a command line begins with to run a program with a stream closed.
    func shellCommand(closing descriptor: Int) -> [String] {
        self == .nothing ? ["/bin/sh", "-c", #"exec "$0" "$@" \#(descriptor)>&-"#] : []
    }

    /// What the process is given for the stream.
    func connection(to pipe: Pipe) throws -> Any {
        switch self {
        case .test:
            return pipe
        case .fullDevice:
            return try FileHandle(forWritingTo: URL(fileURLWithPath: Self.fullPath))
        case .nothing:
            return FileHandle.nullDevice
        case .nobody:
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            return pipe.fileHandleForWriting
        }
    }
}
#endif
