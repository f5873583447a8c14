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
/// path, so two starts at once cannot take it from each other. The lock's file stays, for the same reason.
struct ControlClaim {
    let listener: UnixSocket
    private let path: String
    private let lock: FileHandle

    /// Claims a name, taking over what a dead app of that name left.
    init(app: String, in directory: ControlDirectory) throws(ControlError) {
        path = try directory.socketPath(of: app)
        try directory.create()
        do throws(SystemError) {
            lock = try Self.lock(directory.lockPath(of: app))
            unsafe unlink(path)
            listener = try UnixSocket.listening(at: path)
        } catch let error where error.wouldBlock {
            throw ControlError(
                .alreadyRunning,
                "\(app) is running already",
                at: path,
                remedy: "end it with: appctl \(app) terminate"
            )
        } catch {
            throw directory.unusable(error)
        }
    }

    /// Gives the name up.
    func release() {
        unsafe unlink(path)
        try? lock.close()
    }

    private static func lock(_ path: String) throws(SystemError) -> FileHandle {
        let descriptor = try SystemError.check { unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try SystemError.check { flock(descriptor, LOCK_EX | LOCK_NB) }
        return file
    }
}
