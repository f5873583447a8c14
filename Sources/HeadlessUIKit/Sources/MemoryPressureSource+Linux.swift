#if os(Linux)
import Foundation
import Glibc

/// Warns an application when the machine stalls for want of memory.
///
/// The kernel says so through its pressure-stall information; where it has none, there are no warnings.
@MainActor public final class MemoryPressureSource: EventSource {
    private let path: String
    private let trigger: String
    private var watch: PressureWatch?

    /// Creates a source that warns when tasks waited for memory for 0.2 of the last 2 seconds.
    public convenience init() {
        self.init(path: "/proc/pressure/memory", stallMicroseconds: 200_000)
    }

    /// Creates a source that watches another file, or for another length of waiting within 2 seconds.
    package init(path: String, stallMicroseconds: Int) {
        self.path = path
        // A process without privileges may only have windows that are multiples of two seconds.
        trigger = "some \(stallMicroseconds) 2000000"
    }

    /// Begins to watch.
    ///
    /// - Parameter system: What tells the application.
    public func start(_ system: HeadlessSystem) {
        watch = PressureWatch(path: path, trigger: trigger) {
            MainQueue.performLater { system.receiveMemoryWarning() }
        }
    }

    /// Ends watching.
    public func stop() {
        watch?.cancel()
        watch = nil
    }
}

/// A thread that waits for the kernel's word, which comes in a way that no dispatch source waits for.
private final class PressureWatch: Sendable {
    private let cancellation = Pipe()

    /// Begins to wait; nil where the kernel does not take the trigger.
    init?(path: String, trigger: String, action: @escaping @Sendable () -> Void) {
        let pressure = unsafe open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard pressure >= 0 else { return nil }
        guard unsafe write(pressure, trigger, trigger.utf8.count + 1) > 0 else {
            close(pressure)
            return nil
        }
        let cancelled = cancellation.fileHandleForReading.fileDescriptor
        Thread.detachNewThread { [cancellation] in
            withExtendedLifetime(cancellation) {
                var descriptors = [
                    pollfd(fd: pressure, events: Int16(POLLPRI), revents: 0),
                    pollfd(fd: cancelled, events: Int16(POLLIN), revents: 0),
                ]
                while true {
                    let count = unsafe poll(&descriptors, 2, -1)
                    if count < 0, errno == EINTR { continue }
                    let isOver = descriptors[1].revents != 0 || descriptors[0].revents & Int16(POLLERR) != 0
                    guard count > 0, !isOver else { break }
                    if descriptors[0].revents & Int16(POLLPRI) != 0 {
                        action()
                    }
                }
                close(pressure)
            }
        }
    }

    func cancel() {
        try? cancellation.fileHandleForWriting.close()
    }
}
#endif
