public import Foundation

/// Sends requests to a running app, over its `ControlSocket`.
public struct ControlClient: Sendable {
    /// The name of the app.
    public let app: String

    /// Where the app's socket is.
    public let directory: ControlDirectory

    /// How many seconds to wait for an answer: by default longer than apps wait for their handlers; without limit if infinite.
    public let timeout: TimeInterval

    /// Creates a client, which connects for each request.
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

    /// Sends a request, and blocks the thread until the app has answered; after `terminate`, until another app can use its name.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    /// - Throws: A `ControlError`: why there is no answer, or what the app says is wrong with the request.
    @discardableResult public func perform(_ request: ControlRequest) throws -> ControlAnswer {
        let json = try request.json
        guard json.count <= ControlRequest.mostBytes else { throw ControlError.tooLong }
        let socket = try connect()
        // What is not begun yet is not performed once nobody waits for it.
        defer { socket.hangUp() }
        // An app that turns a client away tells it why, which can still be read.
        try? socket.writeAll(Array(json) + [.newline])
        let response = try readLine(from: socket)
        if request == .terminate || request == .swipeAway {
            while let bytes = try? socket.read(), !bytes.isEmpty {}
        }
        let decoder = JSONDecoder()
        if let failure = try? decoder.decode(ControlFailure.self, from: response) { throw failure.error }
        do {
            return try decoder.decode(ControlAnswer.self, from: response)
        } catch {
            throw ControlError(
                .noAnswer,
                "\(app.quoted) sent a response that cannot be read",
                remedy: "the app and those who control it must be built from the same version"
            )
        }
    }

    /// Sends a request, and suspends until the app has answered.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    /// - Throws: A `ControlError`: why there is no answer, or what the app says is wrong with the request.
    @discardableResult public func perform(_ request: ControlRequest) async throws -> ControlAnswer {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try perform(request) }) }
        }
    }

    private func connect() throws -> UnixSocket {
        let path = try directory.socketPath(of: app)
        guard timeout > 0 else { throw silence }
        do {
            let socket = try UnixSocket.connected(to: path, timeout: timeout)
            guard try socket.peerUser() == geteuid() else { throw SystemError(code: EACCES) }
            return socket
        } catch let error as SystemError where error.wouldBlock { throw silence } catch let error as SystemError {
            guard [ENOENT, ECONNREFUSED].contains(error.code) else {
                throw ControlError(.refused, error.description, at: path)
            }
            let others = directory.runningApps()
            throw ControlError(
                .noSuchApp,
                "no app \(app.quoted) is running",
                remedy: others.suggestion(for: app) ?? "none is running in \(directory.path)"
            )
        }
    }

    /// The first line that the app sends, which is its response; what may follow concerns nothing that was asked.
    private func readLine(from socket: UnixSocket) throws -> Data {
        var line: [UInt8] = []
        do {
            while true {
                let bytes = try socket.read()
                line += bytes.prefix { $0 != .newline }
                if bytes.contains(.newline) { return Data(line) }
                guard !bytes.isEmpty else { throw SystemError(code: ECONNRESET) }
            }
        } catch let error as SystemError where error.wouldBlock { throw silence } catch {
            throw ControlError(.noAnswer, "\(app.quoted) ended before it responded")
        }
    }

    private var silence: ControlError {
        ControlError(
            .noAnswer, "\(app.quoted) did not respond within \(timeout) s", remedy: "if it is stopped, send it SIGCONT")
    }
}
