#if os(Linux)
import Foundation

/// Warns an application when the machine stalls for want of memory.
///
/// It reads the pressure-stall information of the kernel; where there is none, there are no warnings.
@preconcurrency @MainActor public final class MemoryPressureSource: EventSource {
    private let path: String
    private let trigger: String
    private var watch: DescriptorWatch?

    /// Creates a source that warns when tasks waited for memory for 0.2 of the last 2 seconds.
    public convenience init() { self.init(path: "/proc/pressure/memory", stallMicroseconds: 200_000) }

    /// Creates a source that watches another file, or for another length of waiting within 2 seconds.
    package init(path: String, stallMicroseconds: Int) {
        self.path = path
        // A process without privileges may only have windows that are multiples of two seconds.
        trigger = "some \(stallMicroseconds) 2000000"
    }

    /// Starts watching.
    ///
    /// - Parameter system: Sends the events to the application.
    public func start(_ system: HeadlessSystem) {
        let pressure = unsafe open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard pressure >= 0 else { return }
        // The kernel's word comes in a way that no dispatch source waits for.
        guard unsafe write(pressure, trigger, trigger.utf8.count + 1) > 0 else {
            close(pressure)
            return
        }
        watch = try? DescriptorWatch(pressure, for: POLLPRI) { events in
            guard events & POLLERR == 0 else { return false }
            MainQueue.performLater { system.receiveMemoryWarning() }
            return true
        } whenOver: {
            close(pressure)
        }
        if watch == nil { close(pressure) }
    }

    /// Ends watching.
    public func stop() { watch = nil }
}
#endif
