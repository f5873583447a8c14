#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What watches the tests, and what is built beside them; it takes memory of its own, so that theirs cannot be measured.
package enum Sanitizer {
    /// Whether it is the one that keeps what is freed.
    package static let isForAddresses = isLinked("__asan_init")

    /// Whether it is the one that remembers who touched what.
    package static let isForThreads = isLinked("__tsan_init")

    private static func isLinked(_ symbol: String) -> Bool {
        #if canImport(Darwin)
        let everything = unsafe UnsafeMutableRawPointer(bitPattern: -2)
        #else
        let everything: UnsafeMutableRawPointer? = nil
        #endif
        return unsafe dlsym(everything, symbol) != nil
    }
}
