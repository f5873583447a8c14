#if canImport(Darwin)
import Darwin
import Foundation

extension SystemClock {
    /// The seconds since some moment; unlike the system's uptime no API that needs a required reason.
    ///
    /// Source: clock_gettime(3); developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api.
    package var now: TimeInterval { TimeInterval(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW)) / 1e9 }
}
#else
package import Foundation

extension SystemClock {
    private static let start = ContinuousClock.now

    /// The seconds since the first reading.
    package var now: TimeInterval {
        let (seconds, attoseconds) = Self.start.duration(to: .now).components
        return TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
    }
}
#endif
