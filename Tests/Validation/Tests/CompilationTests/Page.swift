import Foundation
import Testing

/// A page of the documentation.
struct Page: Sendable, CustomTestStringConvertible {
    /// The path from the root of the package.
    let path: String

    let text: String

    var testDescription: String { path }

    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized

    /// README, how to contribute, and every page of the catalogs.
    static func all() throws -> [Page] {
        let pages = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
            .filter { $0.hasSuffix(".md") }
            .sorted()
        return try (["README.md", ".github/CONTRIBUTING.md"] + pages.map { "Sources/\($0)" }).map { path in
            try Page(path: path, text: String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
        }
    }

    /// The targets of links and pictures that are files of the package; DocC finds its own pictures by their names alone, and leaves out HTML,
    /// which links pages for readers of the repository.
    var linkedFiles: [URL] {
        let folder = Self.root.appendingPathComponent(path).deletingLastPathComponent()
        return text.matches(of: /\]\(([^)#:]*[.\/][^)#:]*)(?:#[^)]*)?\)|(?:src|srcset|href)="([^":]+)"/).map { match in
            folder.appendingPathComponent(String(match.1 ?? match.2 ?? "")).standardized
        }
    }
}
