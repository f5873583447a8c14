import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Second descriptors of sockets, such as a program that is started gets.
final class Descriptors {
    private let descriptors: [Int32]

    /// Duplicates the descriptors of whoever listens at a path, and of those who were accepted there.
    ///
    /// - Parameter path: The path.
    init(ofSocketsAt path: String) {
        descriptors = (0..<getdtablesize()).filter { Self.path(of: $0) == path }.map { dup($0) }
    }

    var count: Int { descriptors.count }

    deinit {
        descriptors.forEach { _ = close($0) }
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
