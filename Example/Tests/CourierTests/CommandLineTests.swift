import Foundation
import Testing

@Suite(.net)
struct CommandLineTests {
    @Test(arguments: ["--help", "-h", "help"])
    func helpSaysHowToUseTheCommandAndHowToPokeTheApp(_ option: String) throws {
        let courier = try CourierCommand(option)
        #expect(courier.waitUntilEnded() == .init(status: 0, errors: ""))
        #expect(courier.printed.contains("courier tour"))
        #expect(courier.printed.contains("swift run appctl courier open-url"))
    }

    @Test func rolesAreTheHandlersOfTheBuildInTheirSlots() throws {
        let courier = try CourierCommand("roles")
        #expect(courier.waitUntilEnded() == .init(status: 0, errors: ""))
        let lines = courier.printed.split(separator: "\n").map { $0.split(separator: " ") }
        #if DEBUG
        let urlHandlers: [Substring] = ["DeepLinks,", "EventLogger", "(observer)"]
        #else
        let urlHandlers: [Substring] = ["DeepLinks"]
        #endif
        #expect(lines.contains(["urlDelegate", "OAuthCallback,"] + urlHandlers))
        #expect(lines.contains(["protectedDataDelegate", "Session,", "Receipts"]))
        #expect(lines.contains(["backgroundURLSessionDelegate", "Receipts"]))
        #expect(lines.contains(["services", "Session,", "Receipts"]))
        #expect(lines.last?.first == "empty")
    }

    @Test func nothingIsWrongWithTheExample() throws {
        let courier = try CourierCommand("check", Self.infoPlist)
        let end = courier.waitUntilEnded()
        #expect(end.status == 0)
        #expect(courier.printed == "No findings.\n")
    }

    @Test func whatIsWrongIsPrintedAndEndsWith1() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let infoPlist = ["CFBundleName": "Courier"]
        try PropertyListSerialization.data(fromPropertyList: infoPlist, format: .xml, options: 0).write(to: file)
        let courier = try CourierCommand("check", file.path)
        #expect(courier.waitUntilEnded().status == 1)
        #expect(courier.printed.contains("backgroundFetchDelegate: Info.plist lacks a background mode"))
    }

    @Test func theShopsHandlersDoWhatItsAppDelegateDoes() throws {
        let courier = try CourierCommand("compare")
        #expect(courier.waitUntilEnded().status == 0)
        #expect(courier.printed.contains("\n0 differences"))
    }

    @Test(arguments: ["links", "handoff", "actions", "theme", "token", "orders", "messages", "uploads", "portrait"])
    func whatTheShopsHandlersHaveLostIsFoundAndEndsWith1(_ loss: String) throws {
        let courier = try CourierCommand("compare", "--lose", loss)
        #expect(courier.waitUntilEnded().status == 1)
        #expect(!courier.printed.hasPrefix("0 differences"))
    }

    @Test func aFileThatIsNoInfoPlistIsSaidToBeNoneAndEndsWith65() throws {
        let courier = try CourierCommand("check", #filePath)
        let end = courier.waitUntilEnded()
        #expect(end.status == 65)
        #expect(end.errors.hasPrefix("courier: “\(#filePath)” is not an Info.plist: it is not a property list"))
        #expect(end.errors.split(separator: "\n").count == 1)
        #expect(courier.printed.isEmpty)
    }

    /// The Info.plist of the app for phones, beside the tests.
    private static let infoPlist = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../iOS/Info.plist").path

    @Test(arguments: [
        (["--log"], "--log needs a format: text or json"),
        (["--log", "xml"], "--log takes text or json, not “xml”"),
        (["--trace"], "--trace needs a file, such as trace.json"),
        (["--trace", "--log", "json"], "--trace needs a file, such as trace.json"),
        (["--trace", "file:///tmp/trace.json"], "--trace takes the path of a file, not “file:///tmp/trace.json”"),
        (["--verbose"], "there is no option “--verbose”"),
        (
            ["parcel"],
            "“parcel” is not a command (tour, roles, check, compare, help) or a URL such as courier://parcel/7"
        ),
        (["tour", "fast"], "tour takes no arguments, but “fast” was given"),
        (["roles", "all"], "roles takes no arguments, but “all” was given"),
        (["check", "a", "b"], "check takes one argument, but “b” was given as well"),
        (
            ["compare", "--lose", "nerve"],
            "compare takes --self-test, or --lose and one of links, handoff, actions, theme, token, orders, messages, uploads, portrait, not "
                + "“--lose nerve”"
        ),
        (["check", "/there/is/none"], "there is no file “/there/is/none”"),
        (["a://b", "c://d"], "pass one URL, not both “a://b” and “c://d”"),
    ])
    func wrongArgumentsEndWith64AndSayWhatWouldBeRight(_ arguments: [String], _ problem: String) throws {
        let courier = try CourierCommand(arguments)
        let end = courier.waitUntilEnded()
        #expect(end.status == 64)
        #expect(end.errors.hasPrefix("courier: \(problem)\n"))
        #expect(end.errors.contains("usage: courier [URL] [--log text|json] [--trace FILE]"))
        #expect(courier.printed.isEmpty)
    }
}
