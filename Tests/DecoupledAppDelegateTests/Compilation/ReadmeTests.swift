#if RemoteNotifications
import Foundation
import Testing

/// What the README shows is code that compiles, in an app with all traits on.
@Suite struct ReadmeTests {
    @Test(arguments: try Readme.examples())
    func everyExampleCompiles(example: Readme.Example) async throws {
        let diagnostics = try await Compiler.diagnostics(of: example.program, isMain: true)
        #expect(diagnostics.isEmpty, "\(example)")
    }

    @Test func anExampleWithAMistakeDoesNotCompile() async throws {
        let wrong = Readme.Example(number: 0, code: "AppDelegate.shared.urlDelegate = [PushService()]")
        #expect(try await Compiler.diagnostics(of: wrong.program, isMain: true).contains("error: "))
    }
}
#endif
