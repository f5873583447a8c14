import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A Unix-domain stream socket, closed when the last reference to it goes.
package final class UnixSocket: Sendable {
    let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    private static func make() throws(SystemError) -> UnixSocket {
        let new = UnixSocket(descriptor: try SystemError.check { socket(AF_UNIX, streamType, 0) })
        try new.prepare()
        return new
    }

    /// Listens at a path where nothing is, for this user only.
    static func listening(at path: String) throws(SystemError) -> UnixSocket {
        let socket = try make()
        try unsafe socket.withAddress(path) { unsafe bind(socket.descriptor, $0, $1) }
        try SystemError.check { unsafe chmod(path, 0o600) }
        try SystemError.check { listen(socket.descriptor, SOMAXCONN) }
        try socket.stopBlocking()
        return socket
    }

    /// Connects to whoever listens at a path; this and every later call waits for so many seconds at most.
    package static func connected(to path: String, timeout: TimeInterval) throws(SystemError) -> UnixSocket {
        let socket = try make()
        try socket.limitWaiting(to: timeout)
        try unsafe socket.withAddress(path) { unsafe connect(socket.descriptor, $0, $1) }
        return socket
    }

    /// The next client, whose calls do not wait; nil if there is none.
    func accepted() throws(SystemError) -> UnixSocket? {
        do {
            let client = UnixSocket(descriptor: try SystemError.check { accept(descriptor, nil, nil) })
            try client.prepare()
            try client.stopBlocking()
            return client
        } catch let error where error.wouldBlock || error.code == ECONNABORTED {
            return nil
        }
    }

    /// What has come, empty at the end of it.
    package func read() throws(SystemError) -> Data {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = try SystemError.check { unsafe recv(descriptor, &bytes, bytes.count, 0) }
        return Data(bytes[..<count])
    }

    /// Sends as much as there is room for, and says how many bytes that was.
    func write(_ bytes: Data) throws(SystemError) -> Int {
        try SystemError.check {
            unsafe bytes.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, Self.sendFlags) }
        }
    }

    /// Sends everything, however long the peer takes to make room.
    package func writeAll(_ bytes: Data) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            rest = rest.dropFirst(try write(rest))
        }
    }

    /// A program that this one starts does not inherit the socket, and a peer that is gone is an error, not a signal.
    private func prepare() throws(SystemError) {
        try SystemError.check { fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        try suppressSignals()
    }

    private func stopBlocking() throws(SystemError) {
        try SystemError.check { fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    }

    private func limitWaiting(to seconds: TimeInterval) throws(SystemError) {
        var limit = timeval()
        limit.tv_sec = .init(seconds)
        limit.tv_usec = .init(seconds.truncatingRemainder(dividingBy: 1) * 1_000_000)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            try setOption(option, to: limit)
        }
    }

    func setOption<Value: BitwiseCopyable>(_ option: Int32, to value: Value) throws(SystemError) {
        try SystemError.check {
            // The value outlives the call, which reads no more than its size.
            unsafe withUnsafePointer(to: value) {
                unsafe setsockopt(descriptor, SOL_SOCKET, option, $0, socklen_t(MemoryLayout<Value>.size))
            }
        }
    }

    /// Makes a call that takes a socket address.
    private func withAddress(
        _ path: String,
        _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(SystemError) {
        guard path.utf8.count <= Self.longestPath else {
            throw SystemError(code: ENAMETOOLONG)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // The path and the zero after it fit, as was just checked.
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        try SystemError.check {
            // A socket address of any family is passed as the general one, with its own size.
            unsafe withUnsafePointer(to: address) {
                unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
        }
    }

    /// The most bytes that the path of a socket may have.
    static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1
}
