import Foundation
import HeadlessUIKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A client that may send anything and leave at any time.
final class RawClient {
    private let socket: UnixSocket
    private var rest: [UInt8] = []

    /// Connects.
    ///
    /// - Parameter path: Where the app listens.
    /// - Throws: Why it is not let in.
    init(path: String) throws { socket = try UnixSocket.connected(to: path, timeout: 600) }

    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes
        try socket.write(&rest)
    }

    /// Says that nothing more will be sent, as a shell pipeline does.
    func finish() {
        shutdown(socket.descriptor, Int32(SHUT_WR))
    }

    /// Leaves, which the app finds out even while a program that another test is starting still has the connection open.
    deinit {
        socket.hangUp()
    }

    /// The next line that the app sends; nil when it has closed the connection.
    func line() async throws -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let bytes = try await read()
            guard !bytes.isEmpty else {
                return nil
            }
            rest += bytes
        }
    }

    /// Sends more than the system keeps for the app, which has to read meanwhile.
    ///
    /// - Parameter bytes: What to send.
    /// - Returns: Whether all of it was sent before the app hung up, once that is known.
    func sendMuch(_ bytes: [UInt8]) -> Task<Bool, Never> {
        Task { [socket] in
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    var rest = bytes
                    continuation.resume(returning: (try? socket.write(&rest)) != nil)
                }
            }
        }
    }

    /// What the app says to one line.
    func ask(_ line: String) async throws -> String? {
        try send(line + "\n")
        return try await self.line()
    }

    /// Whether the app has closed the connection, and everything that it sent was read.
    var isHungUp: Bool {
        var byte: UInt8 = 0
        return unsafe recv(socket.descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
    }

    /// A connection that the app closed with something unread counts as closed.
    private func read() async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { [socket] in
                do {
                    continuation.resume(returning: Array(try socket.read()))
                } catch let error as SystemError where error.code == ECONNRESET {
                    continuation.resume(returning: [])
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
    }
}
