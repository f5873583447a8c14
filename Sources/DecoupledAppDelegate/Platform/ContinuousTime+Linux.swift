#if !canImport(Darwin)
import Foundation

/// Time that nobody can set and that goes on while the machine sleeps.
enum ContinuousTime {
    private static let start = ContinuousClock.now

    /// The seconds since the first reading.
    static var now: TimeInterval { start.duration(to: .now) / .seconds(1) }
}
#endif
