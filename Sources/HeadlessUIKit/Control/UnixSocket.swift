import Foundation

/// A Unix-domain stream socket, closed when the last reference to it goes.
///
/// A program that this one starts does not inherit it, and a peer that is gone is an error, not a signal.
package final class UnixSocket: Sendable {
    package let descriptor: Int32

    /// When every call has ended, by the system's uptime; nil if calls wait as long as it takes, or not at all.
    private let deadline: TimeInterval?

    private init(_ descriptor: Int32, deadline: TimeInterval? = nil) throws {
        self.descriptor = descriptor
        self.deadline = deadline
        try settle()
    }

    deinit { close(descriptor) }

    /// A socket that is connected to nothing yet.
    static func make(deadline: TimeInterval? = nil) throws -> UnixSocket {
        try UnixSocket(unsafe SystemError.check(socket(AF_UNIX, streamType, 0)), deadline: deadline)
    }

    /// Listens at a path where nothing is, for this user only.
    package static func listening(at path: String) throws -> UnixSocket {
        let socket = try make()
        try unsafe socket.call(bind, path)
        try unsafe SystemError.check(chmod(path, 0o600))
        // Each client waits for those who have connected before it, also for those who have left again.
        try unsafe SystemError.check(listen(socket.descriptor, 256))
        try unsafe SystemError.check(fcntl(socket.descriptor, F_SETFL, O_NONBLOCK))
        return socket
    }

    /// Connects to whoever listens at a path; this and all later calls together wait for so many seconds at most.
    package static func connected(to path: String, timeout: TimeInterval) throws -> UnixSocket {
        let socket = try make(deadline: .uptime + timeout)
        try socket.limitNextCall(to: timeout)
        try unsafe socket.call(connect, path)
        return socket
    }

    /// Whether somebody listens at a path, which is known without waiting for them.
    static func isListenedTo(at path: String) -> Bool {
        do {
            _ = try connected(to: path, timeout: 0)
            return true
        } catch {
            // Their backlog is full.
            return (error as? SystemError)?.wouldBlock == true
        }
    }

    /// The next client, whose calls do not wait; nil if there is none, or it is gone already.
    package func accepted() throws -> UnixSocket? {
        do {
            let client = try unsafe SystemError.check(Self.acceptUnblocked(descriptor))
            // Some systems let nothing be set any more once the other end is closed.
            return try? UnixSocket(client)
        } catch let error as SystemError where error.wouldBlock || error.code == ECONNABORTED { return nil }
    }

    /// What has come, empty at the end of it.
    package func read() throws -> ArraySlice<UInt8> {
        try limitNextCall()
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = try unsafe SystemError.check(recv(descriptor, &bytes, bytes.count, 0))
        return bytes[..<count]
    }

    /// Sends bytes, and keeps those that there was no room for.
    package func write(_ bytes: inout [UInt8]) throws {
        while !bytes.isEmpty { bytes.removeFirst(try writeOnce(bytes)) }
    }

    private func writeOnce(_ bytes: [UInt8]) throws -> Int {
        try limitNextCall()
        return try unsafe SystemError.check(send(descriptor, bytes, bytes.count, Self.sendFlags))
    }

    /// Blocks the thread until the peer has sent something, with `POLLIN`, or made room for more, with `POLLOUT`, or until the connection ends.
    func wait(for event: Int32) {
        SystemError.wait(for: event, on: descriptor)
    }

    /// Ends the connection, whoever else still has the socket open: a program that is being started has, until it runs.
    package func hangUp() {
        // A connection that has ended already cannot be ended again, and need not.
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Whether nobody is at the other end any more who could read; one who only has no more to say is still there.
    ///
    /// Nothing is sent, which fails all the same where nobody could receive it.
    var isAbandoned: Bool { (try? writeOnce([])) == nil }

    /// Has the next call end before the deadline, if there is one.
    ///
    /// - Throws: A `SystemError` as the call would that had to wait longer.
    private func limitNextCall() throws {
        guard let deadline else { return }
        let seconds = deadline - .uptime
        guard seconds > 0 else { throw SystemError(code: EAGAIN) }
        try limitNextCall(to: seconds)
    }

    private func limitNextCall(to seconds: TimeInterval) throws {
        // To the system, no time at all would mean for ever, and more than some thirty years may be too much.
        let seconds = min(max(seconds, 0.000_001), 1_000_000_000)
        let microseconds = seconds.truncatingRemainder(dividingBy: 1) * 1_000_000
        var limit = timeval(tv_sec: .init(seconds), tv_usec: .init(microseconds))
        try set(SO_RCVTIMEO, &limit)
        try set(SO_SNDTIMEO, &limit)
    }

    func set<Value: BitwiseCopyable>(_ option: Int32, _ value: inout Value) throws {
        let size = socklen_t(MemoryLayout<Value>.size)
        try unsafe SystemError.check(setsockopt(descriptor, SOL_SOCKET, option, &value, size))
    }

    /// Has the system bind or connect the socket to a path; the zero after it is there from the start.
    @unsafe private func call(
        _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ path: String
    ) throws {
        var address = sockaddr_un()
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw SystemError(code: ENAMETOOLONG)
        }
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        // The system takes an address of any family as the general one, with its own size.
        _ = try unsafe withUnsafeBytes(of: &address) { bytes in
            try unsafe bytes.withMemoryRebound(to: sockaddr.self) {
                try unsafe SystemError.check(function(descriptor, $0.baseAddress, socklen_t(bytes.count)))
            }
        }
    }
}
