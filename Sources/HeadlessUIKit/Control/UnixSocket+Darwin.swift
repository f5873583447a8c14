#if canImport(Darwin)
import Darwin

extension UnixSocket {
    static var streamType: Int32 { SOCK_STREAM }

    static var sendFlags: Int32 { 0 }

    func suppressSignals() throws(SystemError) {
        try setOption(SO_NOSIGPIPE, to: Int32(1))
    }

    /// The user at the other end.
    func peerUser() throws(SystemError) -> UInt32 {
        var user = uid_t()
        var group = gid_t()
        try SystemError.check { unsafe getpeereid(descriptor, &user, &group) }
        return user
    }
}
#endif
