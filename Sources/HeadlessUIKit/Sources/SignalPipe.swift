#if os(Linux) || os(macOS)
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Carries signals from their handler, which may do next to nothing, to code that may do anything, in the order they came.
final class SignalPipe: Sendable {
    private let pipe = Pipe()

    /// The descriptor that can be read from when a signal came.
    var output: Int32 {
        pipe.fileHandleForReading.fileDescriptor
    }

    init() {
        let input = pipe.fileHandleForWriting.fileDescriptor
        for descriptor in [input, output] {
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }
        unsafe signalPipeInput = input
    }

    deinit {
        unsafe signalPipeInput = -1
    }

    /// Takes the signals that came since the last time.
    func receive() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(output, $0.baseAddress, $0.count) }
        return bytes.prefix(max(count, 0)).map(Int32.init)
    }
}

/// The handler of every signal that goes through the pipe.
func passThroughPipe(_ signal: Int32) {
    let interrupted = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = unsafe write(signalPipeInput, &byte, 1)
    errno = interrupted
}

/// Where the handler writes; a C function can capture nothing.
///
/// A word that is written before the first handler is installed and after the last one is taken away, never meanwhile.
private nonisolated(unsafe) var signalPipeInput: Int32 = -1
#endif
