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
    package var now: TimeInterval { Self.start.duration(to: .now) / .seconds(1) }
}
#endif
