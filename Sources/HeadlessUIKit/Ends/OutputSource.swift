import Foundation

/// Terminates an application when the other end of the pipe that it prints into is closed, as `SIGTERM` would.
///
/// Add it to a program whose purpose is its output: `program | head -1` then ends once the line is there, and the program's socket is
/// removed. As with `tail -f`, that does not wait until the next line is printed. It is not among the default sources, because most
/// applications may go on without a reader.
///
/// Files are always there to be written, and a terminal that goes away sends `SIGHUP`, so neither ends an application this way.
@preconcurrency @MainActor public final class OutputSource: EventSource {
    private var watch: DescriptorWatch?

    /// Creates a source.
    public init() {}

    /// Begins to watch standard output.
    ///
    /// - Parameter system: What terminates the application.
    /// - Throws: A `StartFailure` if the process has no file descriptor left for it.
    public func start(_ system: HeadlessSystem) throws {
        guard isatty(STDOUT_FILENO) == 0 else { return }
        watch = try? DescriptorWatch(STDOUT_FILENO, for: POLLHUP) { _ in
            MainQueue.performLater { system.terminate() }
            return false
        }
        guard watch != nil else { throw StartFailure.noDescriptor }
    }

    /// Ends watching.
    public func stop() { watch = nil }
}
