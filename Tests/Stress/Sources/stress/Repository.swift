import Foundation

/// The package that this one is nested in, as it was when this program was built.
enum Repository {
    static let nestedPackage = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let root = nestedPackage.deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files below a directory, in order.
    static func swiftFiles(below directory: URL) throws -> [URL] {
        guard let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil) else {
            throw Failure(what: "there is no \(directory.path)")
        }
        return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
