import Foundation
import TestSupport

/// A user who is not the one that runs the tests; only root can become one.
struct OtherUser {
    static let nobody = OtherUser(number: 65_534)

    /// The user's number.
    let number: Int

    /// What a command line begins with to be run by the user.
    var prefix: [String] {
        ["/usr/bin/setpriv", "--reuid=\(number)", "--regid=\(number)", "--clear-groups", "--"]
    }

    /// Whether the tests can run the fixture as this user.
    var isAvailable: Bool {
        let process = Process(prefix + ["/usr/bin/test", "-x", ChildApp.lifeCycleExecutable])
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else {
            return false
        }
        process.waitUntilExit()
        return process.status == 0
    }

    /// Makes a directory that belongs to the user.
    ///
    /// - Parameter path: Where.
    /// - Throws: What keeps it from being made.
    func makeDirectory(_ path: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
        try manager.setAttributes([.ownerAccountID: number, .posixPermissions: 0o700], ofItemAtPath: path)
    }
}
