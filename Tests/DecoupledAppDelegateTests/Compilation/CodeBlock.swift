import Foundation
import Testing

/// A block of Swift in the documentation, and where it is.
struct CodeBlock: Sendable, CustomTestStringConvertible {
    let page: String
    let line: Int
    let code: String

    var testDescription: String { "\(page):\(line)" }

    /// The block as a file that imports an app, that of the examples unless it names the shop of an article; diagnostics name the
    /// block's own page and line.
    var source: String {
        """
        import DecoupledAppDelegateTesting
        @testable import \(code.contains(Self.shop) ? "ShopKit" : "DocumentationApp")
        #sourceLocation(file: "\(page)", line: \(line + 1))
        \(code.replacingOccurrences(of: "import SwiftUI", with: "").replacingOccurrences(of: Self.shop, with: ""))
        """
    }

    private static let shop = "import ShopKit"

    /// Whether the block is a file of a module rather than one with statements at the top level.
    var isLibrary: Bool { ["@main", "@Test", "@Suite"].contains { code.contains($0) } }

    /// The blocks of all pages. The lines of a manifest are no program of their own, and are left out.
    static func all() throws -> [CodeBlock] {
        try Page.all().flatMap(blocks).filter { !$0.code.contains(".package(") }
    }

    private static func blocks(of page: Page) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var beginning: Int?
        let lines = page.text.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            if let first = beginning, line == "```" {
                let code = lines[first..<index].joined(separator: "\n")
                blocks.append(CodeBlock(page: page.path, line: first, code: code))
                beginning = nil
            } else if line == "```swift" {
                beginning = index + 1
            }
        }
        return blocks
    }
}
