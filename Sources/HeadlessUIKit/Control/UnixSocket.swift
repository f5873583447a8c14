import Foundation

/// A Unix-domain stream socket, closed when the last reference to it goes.
package final class UnixSocket: Sendable {
    package let descriptor: Int32

    /// A program that this one starts does not inherit the socket, and a peer that is gone is an error, not a signal.
    private init(_ descriptor: Int32) throws {
        self.descriptor = descriptor
        try unsafe SystemError.check(fcntl(descriptor, F_SETFD, FD_CLOEXEC))
        #if canImport(Darwin)
        var isOn: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        try unsafe SystemError.check(setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size))
        #endif
    }

    deinit { close(descriptor) }

    /// A socket that is connected to nothing yet.
    static func make() throws -> UnixSocket { try UnixSocket(unsafe SystemError.check(socket(AF_UNIX, streamType, 0))) }

    /// Listens at a path where nothing is, for this user only.
    package static func listening(at path: String) throws -> UnixSocket {
        let socket = try make()
        var address = try address(of: path)
        try unsafe socket.take(&address)
        try unsafe SystemError.check(chmod(path, 0o600))
        // As many clients may wait as the system allows, since it refuses others that do not block.
        try unsafe SystemError.check(listen(socket.descriptor, .max))
        try socket.stopBlocking()
        return socket
    }

    /// Connects to whoever listens at a path; this and every later call waits for so many seconds at most.
    package static func connected(to path: String, timeout: TimeInterval) throws -> UnixSocket {
        let socket = try make()
        try socket.limitWaiting(to: timeout)
        var address = try address(of: path)
        try unsafe socket.reach(&address)
        return socket
    }

    /// Whether somebody listens at a path, which is known without waiting for them.
    static func isListenedTo(at path: String) throws -> Bool {
        let socket = try make()
        try socket.stopBlocking()
        var address = try address(of: path)
        do {
            try unsafe socket.reach(&address)
            return true
        } catch let error as SystemError {
            // Their backlog is full.
            return error.wouldBlock
        }
    }

    /// Removes a socket that may not be there.
    static func remove(_ path: String) { _ = unsafe unlink(path) }

    /// The next client, whose calls do not wait; nil if there is none, or it is gone already.
    package func accepted() throws -> UnixSocket? {
        do {
            let client = try unsafe SystemError.check(accept(descriptor, nil, nil))
            // Some systems let nothing be set any more once the other end is closed.
            guard let socket = try? UnixSocket(client) else { return nil }
            try socket.stopBlocking()
            return socket
        } catch let error as SystemError where error.wouldBlock || error.code == ECONNABORTED {
            return nil
        }
    }

    /// What has come, empty at the end of it.
    package func read(upTo count: Int = 16_384) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let count = try unsafe SystemError.check(recv(descriptor, &bytes, bytes.count, 0))
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Sends as much as there is room for, and says how many bytes that was.
    func write(_ bytes: ArraySlice<UInt8>) throws -> Int {
        try unsafe SystemError.check(send(descriptor, Array(bytes), bytes.count, Self.sendFlags))
    }

    /// Sends everything, however long the peer takes to make room.
    package func writeAll(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty { rest = rest.dropFirst(try write(rest)) }
    }

    /// Ends the connection, whoever else still has the socket open: a program that is being started has, until it runs.
    package func hangUp() {
        // A connection that has ended already cannot be ended again, and need not.
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Whether nobody is at the other end any more who could read; one who only has no more to say is still there.
    var isAbandoned: Bool {
        // Nothing is sent, which fails all the same where nobody could receive it.
        let count = unsafe unchecked(send(descriptor, [UInt8](), 0, Self.sendFlags))
        return count < 0 && ![EAGAIN, EWOULDBLOCK, EINTR].contains(errno)
    }

    /// Makes every later call wait for so many seconds at most.
    package func limitWaiting(to seconds: TimeInterval) throws {
        // To the system, no time at all would mean for ever.
        let seconds = max(seconds.waitable, 0.000_001)
        var limit = timeval()
        limit.tv_sec = .init(seconds)
        limit.tv_usec = .init(seconds.truncatingRemainder(dividingBy: 1) * 1_000_000)
        let size = socklen_t(MemoryLayout<timeval>.size)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            try unsafe SystemError.check(setsockopt(descriptor, SOL_SOCKET, option, &limit, size))
        }
    }

    private func stopBlocking() throws { try unsafe SystemError.check(fcntl(descriptor, F_SETFL, O_NONBLOCK)) }

    // MARK: Addresses

    /// The most bytes that the path of a socket may have.
    static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

    private static let size = socklen_t(MemoryLayout<sockaddr_un>.size)

    /// The address of a path; the zero after the path is there from the start.
    private static func address(of path: String) throws -> sockaddr_un {
        guard path.utf8.count <= longestPath else { throw SystemError(code: ENAMETOOLONG) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe copy(path, to: &address.sun_path)
        return address
    }

    /// Copies a text that is known to fit, without the zero at its end.
    @unsafe private static func copy(_ text: String, to destination: UnsafeMutableRawPointer) {
        let count = text.utf8.count
        unsafe unchecked(UnsafeMutableRawBufferPointer(start: destination, count: count).copyBytes(from: text.utf8))
    }

    // The system takes an address of any family as the general one, with its own size.

    @unsafe private func take(_ address: UnsafeRawPointer) throws {
        try unsafe SystemError.check(bind(descriptor, address.assumingMemoryBound(to: sockaddr.self), Self.size))
    }

    @unsafe private func reach(_ address: UnsafeRawPointer) throws {
        try unsafe SystemError.check(connect(descriptor, address.assumingMemoryBound(to: sockaddr.self), Self.size))
    }
}

#if canImport(Darwin)
extension UnixSocket {
    private static var streamType: Int32 { SOCK_STREAM }

    private static var sendFlags: Int32 { 0 }

    /// The user at the other end.
    func peerUser() throws -> UInt32 {
        var user = uid_t()
        var group = gid_t()
        try unsafe SystemError.check(getpeereid(descriptor, &user, &group))
        return user
    }
}
#else
extension UnixSocket {
    // From the first, as another thread may just be starting a program.
    private static var streamType: Int32 { Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue) }

    private static var sendFlags: Int32 { Int32(MSG_NOSIGNAL) }

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
