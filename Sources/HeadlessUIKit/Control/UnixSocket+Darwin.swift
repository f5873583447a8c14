#if canImport(Darwin)
import Foundation

extension UnixSocket {
    static var streamType: Int32 { SOCK_STREAM }

    static var sendFlags: Int32 { 0 }

    /// Takes the next client, whose calls do not wait.
    static func acceptUnblocked(_ descriptor: Int32) -> Int32 {
        let client = accept(descriptor, nil, nil)
        if client >= 0 { _ = fcntl(client, F_SETFL, O_NONBLOCK) }
        return client
    }

    /// Sets what a new socket has to have; there is no call that makes one with it.
    func settle() throws {
        try unsafe SystemError.check(fcntl(descriptor, F_SETFD, FD_CLOEXEC))
        var isOn: Int32 = 1
        try set(SO_NOSIGPIPE, &isOn)
    }

    /// The user at the other end.
    func peerUser() throws -> UInt32 {
        var user = uid_t()
        var group = gid_t()
        try unsafe SystemError.check(getpeereid(descriptor, &user, &group))
        return user
    }
}

extension PipeEnds {
    /// Opens a pipe on which no call waits.
    @unsafe static func open(_ ends: inout [Int32]) -> Int32 {
        guard unsafe pipe(&ends) == 0 else { return -1 }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return 0
    }
}
#endif
