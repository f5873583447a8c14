#if !canImport(Darwin)
package import Foundation

/// Time that cannot be set and runs on while the machine sleeps.
package enum ContinuousTime {
    private static let start = ContinuousClock.now

    /// The seconds since the first reading.
    package static var now: TimeInterval { start.duration(to: .now) / .seconds(1) }
}
#endif
