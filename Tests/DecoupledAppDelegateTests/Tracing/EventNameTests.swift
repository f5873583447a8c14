import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Foundation
import Testing

@MainActor struct EventNameTests {
    @Test func anEventHasTheNameThatItsRoleDeclares() throws {
        let roles = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../Sources/DecoupledAppDelegate/Roles"
        )
        .standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: roles.path).filter { $0.hasSuffix(".swift") }
        let declarations = try files.flatMap { file in
            let text = try String(contentsOf: roles.appendingPathComponent(file), encoding: .utf8)
            return text.matches(of: /static let (\w+) = Event<[^"]*"([^"]+)"/).map { (name: $0.1, selector: $0.2) }
        }
        #expect(declarations.count >= AppEvent.allCases.count)
        for (name, selector) in declarations { #expect(AppEvent(rawValue: String(selector)).name == name) }
    }

    @Test(arguments: ["application:somethingElse:", "openURL", ""])
    func anEventThatNoRoleDeclaresHasItsSelectorForAName(selector: String) {
        #expect(AppEvent(rawValue: selector).name == selector)
    }

    @Test func aRecordNamesItsEventAsCodeDoes() throws {
        let app = IsolatedApp()
        let trace = app.delegate.startTracing()
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(try #require(trace.records.first).description.hasPrefix(".didReceiveMemoryWarning  no handler"))
    }
}
