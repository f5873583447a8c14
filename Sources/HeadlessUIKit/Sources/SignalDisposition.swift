#if os(Linux) || os(macOS)
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the process does about one signal, from when it is changed until it is put back.
struct SignalDisposition {
    let signal: Int32

    private typealias Handler = @convention(c) (Int32) -> Void
    private let former: Handler?

    /// Sends a signal through the pipe from now on.
    init(passing number: Int32) {
        signal = number
        former = Foundation.signal(number, passThroughPipe)
    }

    /// Whether the signal was ignored before.
    var wasIgnored: Bool {
        // C functions have no equality but that of their addresses.
        let ignored: Handler? = SIG_IGN
        return unsafe withUnsafeBytes(of: former) { former in
            unsafe withUnsafeBytes(of: ignored) { unsafe former.elementsEqual($0) }
        }
    }

    /// Puts back what the process did before.
    func restore() {
        _ = Foundation.signal(signal, former)
    }
}
#endif
