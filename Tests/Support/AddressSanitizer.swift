#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The address sanitizer, which keeps what is freed, so that memory cannot be measured under it.
package enum AddressSanitizer {
    /// Whether this process, and what is built beside it, runs under it.
    package static let isOn = unsafe dlsym(handle, "__asan_init") != nil

    #if canImport(Darwin)
    private static var handle: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: -2) }
    #else
    private static var handle: UnsafeMutableRawPointer? { nil }
    #endif
}
