#if canImport(Darwin)
import Darwin
import Foundation

/// Time that cannot be set and runs on while the device sleeps.
package enum ContinuousTime {
    /// The seconds since some moment; unlike the system's uptime no API that needs a required reason.
    ///
    /// Source: clock_gettime(3); developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api.
    package static var now: TimeInterval { TimeInterval(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW)) / 1e9 }
}
#else
package import Foundation

/// Time that cannot be set and runs on while the machine sleeps.
package enum ContinuousTime {
    private static let start = ContinuousClock.now

    /// The seconds since the first reading.
    package static var now: TimeInterval {
        let (seconds, attoseconds) = start.duration(to: .now).components
        return TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
    }
}
#endif
