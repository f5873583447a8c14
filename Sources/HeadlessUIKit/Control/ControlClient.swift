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
        let json = try request.encoded()
        guard json.count <= ControlRequest.mostBytes else { throw ControlError.tooLong }
        let path = try directory.socketPath(of: app)
        guard timeout > 0 else { throw silence }
        let response: Data
        do {
            let socket = try UnixSocket.connected(to: path, timeout: timeout)
            guard try socket.peerUser() == geteuid() else { throw SystemError(code: EACCES) }
            // What is not begun yet is not performed once nobody waits for it.
            defer { socket.hangUp() }
            // An app that turns a client away tells it why, which can still be read.
            var line = Array(json) + [.newline]
            try? socket.write(&line)
            response = try readLine(from: socket)
            if [.terminate, .swipeAway].contains(request.verb) {
                while let bytes = try? socket.read(), !bytes.isEmpty {}
            }
        } catch let error as SystemError { throw explanation(of: error, at: path) }
        let decoder = JSONDecoder()
        if let error = try? decoder.decode([String: ControlError].self, from: response)["error"] { throw error }
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

    /// The first line that the app sends, which is its response; what may follow concerns nothing that was asked.
    private func readLine(from socket: UnixSocket) throws -> Data {
        var line: [UInt8] = []
        while true {
            let bytes = try socket.read()
            line += bytes.prefix { $0 != .newline }
            if bytes.contains(.newline) { return Data(line) }
            guard !bytes.isEmpty else { throw SystemError(code: ECONNRESET) }
        }
    }

    /// What it means that the system could not connect, or could not read.
    private func explanation(of error: SystemError, at path: String) -> ControlError {
        switch error.code {
        case EAGAIN: silence
        case ENOENT, ECONNREFUSED:
            ControlError(
                .noSuchApp,
                "no app \(app.quoted) is running",
                remedy: directory.runningApps().suggestion(for: app) ?? "none is running in \(directory.path)"
            )
        case ECONNRESET, ENOTCONN: ControlError(.noAnswer, "\(app.quoted) ended before it responded")
        default: ControlError(.refused, error.description, at: path)
        }
    }

    private var silence: ControlError {
        ControlError(
            .noAnswer, "\(app.quoted) did not respond within \(timeout) s", remedy: "if it is stopped, send it SIGCONT")
    }
}
