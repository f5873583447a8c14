import Foundation

/// Why a call of the operating system failed.
package struct SystemError: Error, CustomStringConvertible {
    package let code: Int32

    /// Whether the call only had nothing to do yet.
    var wouldBlock: Bool { code == EAGAIN }

    /// What the operating system calls the failure.
    package var description: String {
        NSError(domain: NSPOSIXErrorDomain, code: Int(code)).localizedFailureReason ?? "error \(code)"
    }

    /// Blocks the thread until something has happened to a descriptor, as `poll(2)` names it; errors and hang-ups count in any case.
    static func wait(for event: Int32, on descriptor: Int32) {
        var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        _ = try? unsafe check(poll(&wanted, 1, -1))
    }

    /// Makes a call of the C library, again if a signal interrupted it; a negative result is a failure.
    ///
    /// Unsafe, as nobody checks what the call does with its arguments.
    @unsafe @discardableResult
    static func check<Result: BinaryInteger>(_ call: @autoclosure () -> Result) throws -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            let error = SystemError(code: errno)
            guard error.code == EINTR else { throw error }
        }
    }
}
