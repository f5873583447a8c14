#if !canImport(Darwin)
import CSignals
import Foundation

extension UnixSocket {
    // From the first, as another thread may just be starting a program.
    static var streamType: Int32 { Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue) }

    static var sendFlags: Int32 { Int32(MSG_NOSIGNAL) }

    /// Takes the next client, whose calls do not wait.
    static func acceptUnblocked(_ descriptor: Int32) -> Int32 {
        accept4(descriptor, nil, nil, Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue))
    }

    /// Does nothing more to a new socket.
    func settle() throws {}

    /// The user at the other end.
    func peerUser() throws -> UInt32 {
        // The kernel fills in process, user and group, each of 32 bits.
        var credentials: (process: UInt32, user: UInt32, group: UInt32) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: credentials))
        try unsafe SystemError.check(getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size))
        return credentials.user
    }
}

extension PipeEnds {
    /// Opens a pipe on which no call waits.
    @unsafe static func open(_ ends: inout [Int32]) -> Int32 { unsafe pipe2(&ends, O_CLOEXEC | O_NONBLOCK) }
}
#endif
