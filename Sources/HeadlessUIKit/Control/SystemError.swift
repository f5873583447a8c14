import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a call of the operating system failed.
package struct SystemError: Error {
    package let code: Int32

    /// The failure of the call just made.
    static var last: SystemError { SystemError(code: errno) }

    /// Whether the call only had nothing to do yet.
    var wouldBlock: Bool { code == EAGAIN || code == EWOULDBLOCK }

    /// What the operating system calls the failure.
    var words: String {
        // The text is the C library's own and is copied at once.
        unsafe String(cString: strerror(code))
    }

    /// Makes a call, again if a signal interrupted it; a negative result is a failure.
    @discardableResult
    static func check<Result: BinaryInteger>(_ call: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = call()
            if result >= 0 {
                return result
            }
            let error = last
            guard error.code == EINTR else {
                throw error
            }
        }
    }
}
