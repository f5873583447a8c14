import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Second descriptors of what is open, such as a program that is started gets.
final class Descriptors {
    private let descriptors: [Int32]

    /// Duplicates the descriptors of whoever listens at a path, and of those who were accepted there.
    ///
    /// - Parameter path: The path.
    init(ofSocketsAt path: String) {
        descriptors = (0..<getdtablesize()).filter { Self.path(of: $0) == path }.map { dup($0) }
    }

    /// Duplicates the descriptors of a file.
    ///
    /// - Parameter path: The file's path.
    init(ofFileAt path: String) {
        let file = unsafe Self.identity { unsafe stat(path, $0) }
        descriptors = (0..<getdtablesize())
            .filter { descriptor in unsafe file != nil && Self.identity { unsafe fstat(descriptor, $0) } == file }
            .map { dup($0) }
    }

    var count: Int { descriptors.count }

    deinit {
        descriptors.forEach { _ = close($0) }
    }

    /// What tells a file from all others, if it can be asked.
    private static func identity(_ ask: (UnsafeMutablePointer<stat>) -> Int32) -> [UInt64]? {
        var file = stat()
        guard unsafe ask(&file) == 0 else { return nil }
        return [UInt64(truncatingIfNeeded: file.st_dev), UInt64(truncatingIfNeeded: file.st_ino)]
    }

    /// The path of the socket that a descriptor is; nil if it is none.
    private static func path(of descriptor: Int32) -> String? {
        var address = sockaddr_un()
        var size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size)
            }
        }
        guard status == 0, address.sun_family == sa_family_t(AF_UNIX) else { return nil }
        return unsafe withUnsafeBytes(of: address.sun_path) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
