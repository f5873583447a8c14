#if canImport(Darwin)
import Dispatch

/// Warns an application when the machine is short of memory.
@preconcurrency @MainActor public final class MemoryPressureSource: EventSource {
    private var watch: (any DispatchSourceMemoryPressure)?

    /// Creates a source.
    public init() {}

    /// Starts watching.
    ///
    /// - Parameter system: Sends the events to the application.
    public func start(_ system: HeadlessSystem) {
        let watch = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        watch.setEventHandler { MainActor.assumeIsolated { system.receiveMemoryWarning() } }
        watch.resume()
        self.watch = watch
    }

    /// Ends watching.
    public func stop() {
        watch?.cancel()
        watch = nil
    }
}
#endif
