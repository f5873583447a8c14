#if canImport(Darwin)
import Foundation

extension MainQueue {
    /// Whether this code runs on the main actor.
    static var isCurrent: Bool { Thread.isMainThread }
}
#endif
