import Dispatch
import Foundation

/// Checks whether code runs on the main actor, and moves it there.
enum MainThread {
    // Where a process runs `dispatchMain()`, as Swift Testing does on Linux, the main queue moves between threads and
    // `Thread.isMainThread` is false on all of them; the mark tells the main queue there.
    private static let mark: Mark = {
        let mark = Mark()
        DispatchQueue.main.setSpecific(key: mark.key, value: true)
        return mark
    }()

    /// Whether the caller is on the main actor, so that `MainActor.assumeIsolated` holds.
    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true
    }

    // `@unchecked` is right here: a key has no state, only an address, and older SDKs do not say so.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
    }

    /// Runs an action at once where the caller is on the main actor, else on a later turn of it.
    static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            DispatchQueue.main.async(execute: action)
        }
    }
}
