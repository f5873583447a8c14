public import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Asks a running app, by its name, what `ControlSocket` serves.
public struct ControlClient: Sendable {
    /// The name of the app.
    public let app: String

    /// Where the app's socket is.
    public let directory: ControlDirectory

    /// How many seconds to wait for an answer; longer than apps wait for their handlers, unless set.
    public let timeout: TimeInterval

    /// Creates a client, which connects when it has something to ask.
    ///
    /// - Parameters:
    ///   - app: The name of the app.
    ///   - directory: Where the app's socket is.
    ///   - timeout: How many seconds to wait for an answer.
    public init(app: String, directory: ControlDirectory = ControlDirectory(), timeout: TimeInterval = 60) {
        self.app = app
        self.directory = directory
        self.timeout = timeout
    }

    /// Asks, and blocks the thread until the app has answered; after `terminate`, until the app has let go of its name.
    ///
    /// - Parameter request: What to ask.
    /// - Returns: What came of it.
    /// - Throws: A `ControlError`: why there is no answer, or what the app says is wrong with the request.
    @discardableResult
    public func perform(_ request: ControlRequest) throws -> ControlAnswer {
        let line = try ControlFrame.line(request.json)
        let socket = try connect()
        do {
            try socket.writeAll(line)
        } catch {
            // An app that turns a client away tells it why, which can still be read.
        }
        let response = try JSONDecoder().decode(ControlResponse.self, from: readLine(socket))
        if request == .terminate {
            while let bytes = try? socket.read(), !bytes.isEmpty {}
        }
        switch response {
        case .answer(let answer): return answer
        case .error(let error): throw error
        }
    }

    /// Asks, and suspends until the app has answered.
    ///
    /// - Parameter request: What to ask.
    /// - Returns: What came of it.
    /// - Throws: A `ControlError`: why there is no answer, or what the app says is wrong with the request.
    @discardableResult
    public func perform(_ request: ControlRequest) async throws -> ControlAnswer {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try perform(request) })
            }
        }
    }

    private func connect() throws -> UnixSocket {
        let path = try directory.socketPath(of: app)
        do {
            let socket = try UnixSocket.connected(to: path, timeout: timeout)
            guard try socket.peerUser() == geteuid() else {
                throw SystemError(code: EACCES)
            }
            return socket
        } catch let error as SystemError where error.wouldBlock {
            throw silence
        } catch let error as SystemError {
            guard [ENOENT, ECONNREFUSED].contains(error.code) else {
                throw ControlError(.refused, error.words, at: path)
            }
            let others = directory.runningApps()
            throw ControlError(
                .noSuchApp,
                "no app \(app.quoted) is running",
                remedy: others.suggestion(for: app) ?? "none is running in \(directory.path)"
            )
        }
    }

    private func readLine(_ socket: UnixSocket) throws -> Data {
        var line = Data()
        do {
            while line.last != ControlFrame.newline {
                let bytes = try socket.read()
                guard !bytes.isEmpty else {
                    throw SystemError(code: ECONNRESET)
                }
                line += bytes
            }
        } catch let error as SystemError where error.wouldBlock {
            throw silence
        } catch {
            throw ControlError(.noAnswer, "\(app) went away before it answered")
        }
        return line
    }

    private var silence: ControlError {
        ControlError(
            .noAnswer,
            "\(app) did not answer within \(timeout) s",
            remedy: "if it is stopped, send it SIGCONT"
        )
    }
}
