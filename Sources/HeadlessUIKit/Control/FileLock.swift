import Foundation

/// A lock that one process has at a time, until it releases it or ends, and that nobody waits for.
///
/// The file of it remains: if it were removed, two could have locked files of one name.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes a lock; nil if another one has it.
    ///
    /// - Parameter path: The path of the lock's file.
    /// - Throws: A `SystemError` if there can be no such file.
    init?(at path: String) throws {
        descriptor = try unsafe SystemError.check(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
        do {
            try unsafe SystemError.check(flock(descriptor, LOCK_EX | LOCK_NB))
        } catch let error as SystemError where error.wouldBlock { return nil }
    }

    deinit { close(descriptor) }

    /// Releases the lock, whoever else still has the file open: a program that is being started has, until it runs.
    func release() { _ = flock(descriptor, LOCK_UN) }
}
