#if RemoteNotifications && CloudKit && Intents
import Foundation
import Testing
import TestSupport

/// What the documentation shows compiles as it is printed, with all traits on.
@Suite(.inTurn) struct DocumentationTests {
    @Test(arguments: try CodeBlock.all(), ["5", "6"])
    func everyExampleCompilesAsItIsPrinted(block: CodeBlock, version: String) async throws {
        let diagnostics = try await Compiler.diagnostics(of: block, version: version)
        #expect(diagnostics.isEmpty, "\(block.page):\(block.line)")
    }

    @Test func noExampleIsOverlooked() throws {
        let written = try Page.all().map { $0.text.components(separatedBy: "```swift").count - 1 }.reduce(0, +)
        #expect(try CodeBlock.all().count == written)
    }

    @Test func anExampleWithAMistakeDoesNotCompile() async throws {
        let code = "import DecoupledAppDelegate\nAppDelegate.shared.urlDelegate = [UIResponder()]"
        let wrong = CodeBlock(page: "page.md", line: 6, code: code)
        #expect(try await Compiler.diagnostics(of: wrong, version: "6").contains("error: "))
    }

    @Test(arguments: try CodeBlock.all())
    func everyHandlerThatIsPrintedConformsInAnExtension(block: CodeBlock) throws {
        let roles = try Page.all().filter { $0.path.contains("/Roles/") }
            .map { URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent }
        let conformances = block.code.matches(of: /class \w+: ([^{]*)/).flatMap { $0.1.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        #expect(Set(roles + roles.map { "Scene\($0)" }).isDisjoint(with: conformances))
    }

    @Test(arguments: try CodeBlock.all().filter { $0.runFolder != nil })
    func everyTestAndRecipeThatIsPrintedIsRun(block: CodeBlock) throws {
        let folder = Page.root.appendingPathComponent(try #require(block.runFolder))
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(try files.contains { try String(contentsOf: $0, encoding: .utf8).contains(block.code) })
    }

    @Test(arguments: try Page.all())
    func everyLinkToAFileLeadsToOne(page: Page) {
        let missing = page.linkedFiles.filter { !FileManager.default.fileExists(atPath: $0.path) }
        #expect(missing.isEmpty)
    }

    @Test func theReadmeIsShort() throws {
        let readme = try #require(try Page.all().first)
        #expect(readme.text.components(separatedBy: "\n").count <= 121)
    }

    @Test func theArticlesAreFewAndShort() throws {
        let articles = try Page.all().filter { $0.path.contains("/Articles/") }
        #expect((1...16).contains(articles.count))
        // As `wc -w` counts.
        #expect(articles.map { $0.text.split(whereSeparator: \.isWhitespace).count }.reduce(0, +) <= 18_000)
    }
}
#endif
