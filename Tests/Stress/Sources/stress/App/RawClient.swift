import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A connection to a control socket over which anything at all can be sent.
struct RawClient: ~Copyable {
    private let descriptor: Int32

    /// Connects, and waits if the queue is full; one that does not block is refused then.
    init(path: String, isBlocking: Bool = true) throws {
        #if canImport(Darwin)
        descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard descriptor >= 0 else { throw Failure(what: "no socket") }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw Failure(what: "the path \(path) is too long")
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        let descriptor = descriptor
        if !isBlocking { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw Failure(what: "cannot connect to \(path): error \(errno)") }
        _ = fcntl(descriptor, F_SETFL, 0)
    }

    deinit {
        close(descriptor)
    }

    /// Sends a line and reads the one that comes back, without its end.
    func ask(_ line: [UInt8]) throws -> [UInt8] {
        var rest = (line + [UInt8(ascii: "\n")])[...]
        while !rest.isEmpty {
            let count = unsafe write(descriptor, Array(rest), rest.count)
            guard count > 0 else { throw Failure(what: "the app takes no more: error \(errno)") }
            rest = rest.dropFirst(count)
        }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while answer.last != UInt8(ascii: "\n") {
            let count = unsafe read(descriptor, &buffer, buffer.count)
            guard count > 0 else { throw Failure(what: "the app ended before it responded") }
            answer += buffer[..<count]
        }
        return answer.dropLast()
    }
}
