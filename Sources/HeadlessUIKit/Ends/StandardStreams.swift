import Foundation

/// Standard output and standard error, which a process may be started without, and whose reader may go away at any time.
package enum StandardStreams {
    /// Has nothing that happens to these streams harm the process.
    ///
    /// The null device takes the place of one that is closed; a file that is opened later would, and have the program's words in it.
    /// A write to a pipe that nobody reads any more fails, and does not end the process; unless somebody has said already what
    /// is to be done about `SIGPIPE`.
    package static func makeHarmless() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest number that is free, which is this one.
            _ = unsafe open("/dev/null", O_RDWR)
        }
        if SignalDisposition.isStandard(SIGPIPE) {
            // Not ignored, as programs that this one starts would inherit that.
            _ = unsafe SignalDisposition(SIGPIPE) { _, _, _ in }
        }
    }

    /// Writes a line to standard error, or drops it where it cannot be written: that nobody can be told is no reason to end.
    package static func complain(_ line: String) { try? put("\(line)\n", to: STDERR_FILENO) }

    /// Writes a line to standard output.
    ///
    /// - Throws: A `SystemError` if it cannot be written; a reader who has gone wanted no more of it.
    package static func print(_ line: String) throws {
        do {
            try put("\(line)\n", to: STDOUT_FILENO)
        } catch let error as SystemError where error.code == EPIPE {}
    }

    /// Reads to the end, or until there are more bytes than a number; where there is nothing yet, it waits, whether calls on the stream do or
    /// not.
    ///
    /// - Throws: A `SystemError` if it cannot be read.
    package static func contents(of descriptor: Int32, beyond most: Int) throws -> Data {
        var contents = Data()
        var bytes = [UInt8](repeating: 0, count: 16_384)
        while contents.count <= most {
            SystemError.wait(for: POLLIN, on: descriptor)
            let count = try unsafe SystemError.check(read(descriptor, &bytes, bytes.count))
            guard count > 0 else { break }
            contents += bytes[..<count]
        }
        return contents
    }

    private static func put(_ text: String, to descriptor: Int32) throws {
        try withoutBrokenPipeSignal {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                do {
                    rest = rest.dropFirst(try unsafe SystemError.check(write(descriptor, Array(rest), rest.count)))
                } catch let error as SystemError where error.wouldBlock {
                    // Whoever shares the stream may have it not block, as another program in a terminal does.
                    SystemError.wait(for: POLLOUT, on: descriptor)
                }
            }
        }
    }

    /// Does something on this thread that may write to a pipe that nobody reads, in a program that has not made that harmless.
    private static func withoutBrokenPipeSignal(_ body: () throws -> Void) rethrows {
        // One that waits already is not ours to take.
        let wasPending = SignalMask.isPending(SIGPIPE)
        let mask = SignalMask(blocking: [SIGPIPE])
        defer { mask.restore() }
        defer { if !wasPending, SignalMask.isPending(SIGPIPE) { SignalMask.take(SIGPIPE) } }
        try body()
    }
}

/// Tells the person who runs the application, on standard error.
func report(_ message: String) { StandardStreams.complain("\(ProcessInfo.processInfo.processName): \(message)") }
