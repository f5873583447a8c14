import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The right to be the one running app of a name, together with its listening socket.
///
/// It rests on a lock that the operating system lets go of however the app ends. Only who holds it touches the socket's
/// path, so two starts at once cannot take it from each other. The lock's file stays, for the same reason. If somebody removes
/// it all the same, a socket that is listened to tells of the app, and none removes a socket but its own.
struct ControlClaim: Sendable {
    let listener: UnixSocket
    private let path: String
    private let identity: FileIdentity?
    private let lock: FileHandle

    /// Claims a name, taking over what a dead app of that name left.
    static func claim(_ app: String, in directory: ControlDirectory) throws -> ControlClaim {
        let path = try directory.socketPath(of: app)
        try directory.create()
        do {
            return try listen(at: path, locking: directory.lockPath(of: app))
        } catch let error as SystemError {
            throw error.wouldBlock ? alreadyRunning(app, path) : directory.unusable(error)
        }
    }

    /// Gives the name up.
    func release() {
        if identity != nil, FileIdentity(path: path) == identity { Self.remove(path) }
        // A program that is being started has the file open until it runs; closing alone would leave it locked for that long.
        _ = flock(lock.fileDescriptor, LOCK_UN)
        try? lock.close()
    }

    private static func listen(at path: String, locking lockPath: String) throws -> ControlClaim {
        let file = try unsafe SystemError.check(open(lockPath, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600))
        let lock = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        try unsafe SystemError.check(flock(file, LOCK_EX | LOCK_NB))
        guard try !UnixSocket.isListenedTo(at: path) else { throw SystemError(code: EWOULDBLOCK) }
        remove(path)
        let listener = try UnixSocket.listening(at: path)
        return ControlClaim(listener: listener, path: path, identity: FileIdentity(path: path), lock: lock)
    }

    /// Removes a socket that may not be there.
    private static func remove(_ path: String) { _ = try? unsafe SystemError.check(unlink(path)) }

    private static func alreadyRunning(_ app: String, _ path: String) -> ControlError {
        ControlError(
            .alreadyRunning,
            "\(app) is running already",
            at: path,
            remedy: "end it with: appctl \(app.appctlOperand) terminate"
        )
    }
}

/// What tells a file from another that has its path later.
private struct FileIdentity: Equatable {
    private let device: UInt64
    private let inode: UInt64

    init?(path: String) {
        var status = stat()
        guard (try? unsafe SystemError.check(lstat(path, &status))) != nil else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
