#if canImport(Darwin)
import Darwin

extension UnixSocket {
    static var streamType: Int32 { SOCK_STREAM }

    static var sendFlags: Int32 { 0 }

    func suppressSignals() throws {
        var isOn: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        try unsafe SystemError.check(setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size))
    }

    /// Does nothing: this system refuses clients that find no room, also those that would wait.
    func setBacklog(isShort: Bool) {}

    /// The user at the other end.
    func peerUser() throws -> UInt32 {
        var user = uid_t()
        var group = gid_t()
        try unsafe SystemError.check(getpeereid(descriptor, &user, &group))
        return user
    }
}
#endif
