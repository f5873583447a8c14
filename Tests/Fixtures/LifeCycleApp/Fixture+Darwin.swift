#if canImport(Darwin)
import Darwin
import HeadlessUIKit

extension Fixture {
    /// None, as the system alone decides what is worth noting.
    static func sensitiveSources(_ environment: [String: String]) -> [any EventSource] {
        []
    }

    static func limitOpenFiles(to count: Int) {
        var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
        unsafe setrlimit(RLIMIT_NOFILE, &limit)
    }
}
#endif
