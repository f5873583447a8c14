#if canImport(Darwin)
import Foundation

/// Notifies an application that a day began, that the clock was set, or that the time zone changed.
@preconcurrency @MainActor public final class ClockSource: EventSource {
    private var observers: [any NSObjectProtocol] = []

    /// Creates a source.
    public init() {}

    /// Starts observing the clock.
    ///
    /// - Parameter system: Sends the events to the application.
    public func start(_ system: HeadlessSystem) {
        let names: [Notification.Name] = [.NSSystemClockDidChange, .NSSystemTimeZoneDidChange, .NSCalendarDayChanged]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { system.changeTimeSignificantly() }
            }
        }
    }

    /// Ends observing.
    public func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}
#endif
