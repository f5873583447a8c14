#if os(Linux) || os(Android)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension UnixSocket {
    // No program inherits a socket; from the first, as another thread may just be starting one.
    static var streamType: Int32 { Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue) }

    static var sendFlags: Int32 { Int32(MSG_NOSIGNAL) }

    /// Each call of `send` is told not to raise a signal; nothing is to be set once and for all.
    func suppressSignals() throws {}

    /// Lets only a few clients wait to be accepted, or as many as the system allows; others wait in `connect`, unless they do not block.
    func setBacklog(isShort: Bool) {
        // A socket that listens already cannot fail to.
        _ = listen(descriptor, isShort ? 4 : .max)
    }

    /// The user at the other end.
    func peerUser() throws -> UInt32 {
        // The kernel fills in process, user and group, each of 32 bits.
        var credentials: (process: UInt32, user: UInt32, group: UInt32) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: credentials))
        try unsafe SystemError.check(getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size))
        return credentials.user
    }
}
#endif
