public import Foundation

/// Where the running apps of one user have their sockets.
///
/// It is `appctl` in `$XDG_RUNTIME_DIR`, or, where that is not set, a directory with the user's number in the temporary
/// directory. In it an app has `NAME.sock`.
public struct ControlDirectory: Sendable, Hashable {
    /// The path of the directory.
    public let path: String

    /// Takes a directory, which need not exist.
    ///
    /// - Parameter path: The path of the directory.
    public init(path: String) { self.path = path }

    /// Creates the directory that environment variables name.
    ///
    /// - Parameter environment: The environment; by default that of this process.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
            self.init(path: URL(fileURLWithPath: runtime).appendingPathComponent("appctl").path)
        } else {
            self.init(path: FileManager.default.temporaryDirectory.appendingPathComponent("appctl-\(geteuid())").path)
        }
    }

    /// The names of the apps that are running, in order.
    ///
    /// - Returns: The names; none if the directory does not exist or belongs to another user.
    public func runningApps() -> [String] {
        guard (try? checkOwner()) != nil, let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            return []
        }
        return files.filter { $0.hasSuffix(".sock") }.map { String($0.dropLast(5)) }.sorted().filter { isRunning($0) }
    }

    private func isRunning(_ app: String) -> Bool { (try? socketPath(of: app)).map(UnixSocket.isListenedTo) == true }

    /// The path of an app's socket.
    package func socketPath(of app: String) throws -> String {
        guard !app.isEmpty, !app.hasPrefix("."), !app.contains(where: { $0.isNewline || $0 == "/" || $0 == "\0" })
        else {
            throw ControlError(
                .noSocket,
                "\(app.quoted) cannot be the name of an app",
                remedy: "a name has no “/” and no newline in it, and no “.” at its start"
            )
        }
        return "\(path)/\(app).sock"
    }

    /// Listens for an app's clients at the path of its socket, taking over that of an app that has died.
    func listen(as app: String) throws -> (UnixSocket, path: String) {
        let socketPath = try socketPath(of: app)
        guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw unusable }
        try checkOwner()
        do {
            // One start at a time, so that two of them cannot take the name from each other.
            let directory = try unsafe SystemError.check(open(path, O_RDONLY | O_CLOEXEC))
            defer { close(directory) }
            try unsafe SystemError.check(flock(directory, LOCK_EX))
            guard !UnixSocket.isListenedTo(at: socketPath) else {
                throw ControlError(
                    .alreadyRunning,
                    "\(app) is running already",
                    at: socketPath,
                    remedy: "end it with: swift run appctl \(app) terminate"
                )
            }
            _ = unsafe unlink(socketPath)
            return (try .listening(at: socketPath), socketPath)
        } catch let error as SystemError { throw refusal(error.description, .noSocket) }
    }

    /// Throws unless the directory is this user's and nobody else may do anything in it.
    private func checkOwner() throws {
        var status = stat()
        // Not followed if it is a link, which somebody else may have put there.
        guard unsafe lstat(path, &status) == 0 else { throw unusable }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw refusal("not a directory", .noSocket)
        }
        guard status.st_uid == geteuid() else {
            throw refusal("belongs to user \(status.st_uid)")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw ControlError(.refused, "open to other users", at: path, remedy: "run chmod 700 \(path)")
        }
    }

    /// Why the last call of the system failed.
    private var unusable: ControlError { refusal(SystemError(code: errno).description, .noSocket) }

    private func refusal(_ problem: String, _ code: ControlError.Code = .refused) -> ControlError {
        ControlError(code, problem, at: path, remedy: "set XDG_RUNTIME_DIR to a directory of yours that can be written")
    }
}
