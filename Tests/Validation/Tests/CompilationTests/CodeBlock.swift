import Foundation
import Testing

/// A block of Swift in the documentation, and where it is.
struct CodeBlock: Sendable, CustomTestStringConvertible {
    let page: String
    let line: Int
    let code: String

    var testDescription: String { "\(page):\(line)" }

    /// Whether the block is a package's manifest.
    var isManifest: Bool { code.hasPrefix("// swift-tools-version") }

    /// Whether the block is one file among others rather than a `main.swift`.
    var isLibrary: Bool { ["@main\n", "@Test", "XCTestCase"].contains { code.contains($0) } }

    /// Whether the block is a test.
    var isTest: Bool { ["import Testing", "import XCTest"].contains { code.contains($0) } }

    /// The folder with the file that has the block and is run; nil if the block is only compiled.
    var runFolder: String? {
        if page == "README.md" {
            if isTest { return "Example/Tests/ParcelAppTests" }
            return code.contains("AppDelegate.main()") ? "Example/Sources/ParcelApp" : nil
        }
        if isTest { return "Tests/DecoupledAppDelegateTestingTests/Documentation" }
        // What starts an app is no recipe.
        let isRecipe = page.hasSuffix("/working-with-sdks.md") && !code.contains("AppDelegate.main()")
        return isRecipe ? "Tests/Recipes/Tests/RecipeTests/Recipes" : nil
    }

    /// The blocks of all pages.
    static func all() throws -> [CodeBlock] { try Page.all().flatMap(blocks) }

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
