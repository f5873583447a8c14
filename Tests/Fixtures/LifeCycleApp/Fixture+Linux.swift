#if os(Linux)
import HeadlessUIKit

extension Fixture {
    /// Sources that take note of the least they can; `ZONE` is where the second one finds the time zone.
    static func sensitiveSources(_ environment: [String: String]) -> [any EventSource] {
        [
            MemoryPressureSource(path: "/proc/pressure/memory", stallMicroseconds: 1),
            ClockSource(zonePath: environment["ZONE"] ?? "/etc/localtime", tolerance: 0.05),
        ]
    }
}
#endif
