import Dispatch

/// The main actor, seen from code that may or may not run on it.
enum MainQueue {
    /// Does something on the main actor: at once where this is it, a turn later elsewhere.
    static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated { body() } } else { performLater(body) }
    }

    /// Does something on the main actor a turn later.
    static func performLater(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
}
