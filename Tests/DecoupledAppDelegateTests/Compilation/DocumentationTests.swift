#if RemoteNotifications && CloudKit && Intents
import Foundation
import Testing
import TestSupport

/// What the documentation shows is code that compiles, in an app with all traits on.
@Suite(.inTurn) struct DocumentationTests {
    @Test(arguments: try CodeBlock.all())
    func everyExampleCompiles(block: CodeBlock) async throws {
        let diagnostics = try await Compiler.diagnostics(of: block.source, isMain: !block.isLibrary)
        #expect(diagnostics.isEmpty)
    }

    @Test func noExampleIsOverlooked() throws {
        let written = try Page.all().map { $0.text.components(separatedBy: "```swift").count - 1 }.reduce(0, +)
        let manifests = try Page.all().map { $0.text.components(separatedBy: ".package(").count - 1 }.reduce(0, +)
        #expect(try CodeBlock.all().count == written - manifests)
    }

    @Test func anExampleWithAMistakeDoesNotCompile() async throws {
        let wrong = CodeBlock(page: "page.md", line: 6, code: "AppDelegate.shared.urlDelegate = [PushService()]")
        let diagnostics = try await Compiler.diagnostics(of: wrong.source, isMain: true)
        #expect(diagnostics.contains("page.md:7:"))
        #expect(diagnostics.contains("error: "))
    }

    @Test(arguments: try Page.all())
    func everyLinkToAFileLeadsToOne(page: Page) {
        let missing = page.linkedFiles.filter { !FileManager.default.fileExists(atPath: $0.path) }
        #expect(missing.isEmpty)
    }

    @Test func theReadmeIsShort() throws {
        let readme = try #require(try Page.all().first)
        #expect(readme.text.components(separatedBy: "\n").count < 250)
    }
}
#endif
