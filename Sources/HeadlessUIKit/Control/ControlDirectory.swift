public import Foundation

/// Where the running apps of one user have their sockets.
///
/// It is `appctl` in `$XDG_RUNTIME_DIR`, or, where that is not set, a directory with the user's number in the temporary
/// directory. In it an app has `NAME.sock`, and `NAME.lock`, which stays.
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
            self.init(path: "\(runtime)/appctl")
        } else {
            self.init(path: "\(FileManager.default.temporaryDirectory.path)/appctl-\(geteuid())")
        }
    }

    /// The names of the apps that are running, in order.
    ///
    /// - Returns: The names; none if the directory does not exist or belongs to another user.
    public func runningApps() -> [String] {
        guard (try? checkOwner()) != nil, let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            return []
        }
        return files.filter { $0.hasSuffix(".sock") }.map { String($0.dropLast(5)) }
            .filter { (try? UnixSocket.isListenedTo(at: socketPath(of: $0))) == true }.sorted()
    }

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
    ///
    /// - Returns: The socket, its path, and what keeps the name from others.
    /// - Throws: A `StartFailure` if the app runs already, a `ControlError` if its socket cannot be made.
    func listen(as app: String) throws -> (UnixSocket, path: String, lock: FileLock) {
        let socketPath = try socketPath(of: app)
        do {
            guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError(code: errno) }
            try checkOwner()
            guard let lock = try FileLock(at: "\(path)/\(app).lock") else {
                throw StartFailure(
                    "\(socketPath): \(app) is running already; end it with: swift run appctl \(app) terminate".shown(),
                    exitStatus: 69)
            }
            _ = unsafe unlink(socketPath)
            return (try .listening(at: socketPath), socketPath, lock)
        } catch let error as SystemError { throw unusable(error.description) }
    }

    /// Throws unless the directory is this user's and nobody else may do anything in it.
    private func checkOwner() throws {
        var status = stat()
        // Not followed if it is a link, which somebody else may have put there.
        try unsafe SystemError.check(lstat(path, &status))
        guard status.st_mode & S_IFMT == S_IFDIR else { throw unusable("not a directory") }
        guard status.st_uid == geteuid() else { throw unusable("belongs to user \(status.st_uid)") }
        guard status.st_mode & 0o077 == 0 else {
            throw ControlError(.noSocket, "open to other users", at: path, remedy: "run chmod 700 \(path)")
        }
    }

    private func unusable(_ problem: String) -> ControlError {
        ControlError(
            .noSocket, problem, at: path, remedy: "set XDG_RUNTIME_DIR to a directory of yours that can be written")
    }
}
