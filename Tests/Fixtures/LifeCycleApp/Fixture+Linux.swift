#if os(Linux)
import Glibc
import HeadlessUIKit

extension Fixture {
    /// Sources that take note of less than they usually do.
    ///
    /// `ZONE` is where the time zone is found, `TOLERANCE` how far the clock may jump, in seconds.
    static func sensitiveSources(_ environment: [String: String]) -> [any EventSource] {
        [
            MemoryPressureSource(path: "/proc/pressure/memory", stallMicroseconds: 1),
            ClockSource(
                zonePath: environment["ZONE"] ?? "/etc/localtime",
                tolerance: environment["TOLERANCE"].flatMap(Double.init) ?? 1
            ),
        ]
    }

    static func limitOpenFiles(to count: Int) {
        var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
#endif
