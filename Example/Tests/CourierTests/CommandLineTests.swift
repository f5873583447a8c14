import Testing

@Suite(.net)
struct CommandLineTests {
    @Test(arguments: ["--help", "-h"])
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
        let observers: [Substring] = ["EventLogger", "(observer),"]
        #else
        let observers: [Substring] = []
        #endif
        #expect(lines.contains(["urlDelegate"] + observers + ["OAuthCallback,", "DeepLinks"]))
        #expect(lines.contains(["protectedDataDelegate", "Session,", "Receipts"]))
        #expect(lines.contains(["backgroundURLSessionDelegate", "Receipts"]))
        #expect(lines.contains(["services", "Session,", "Receipts"]))
        #expect(lines.last?.first == "empty")
    }

    @Test(arguments: [
        (["--log"], "--log needs a word after it: text or json"),
        (["--log", "xml"], "--log takes text or json, not “xml”"),
        (["--trace"], "--trace needs a file after it, such as trace.json"),
        (["--trace", "--log", "json"], "--trace needs a file after it, such as trace.json"),
        (["--trace", "file:///tmp/trace.json"], "--trace takes the path of a file, not “file:///tmp/trace.json”"),
        (["--verbose"], "there is no option “--verbose”"),
        (["parcel"], "“parcel” is neither “tour”, “roles” nor a URL such as courier://parcel/7"),
        (["tour", "fast"], "tour takes no arguments, such as “fast”"),
        (["roles", "all"], "roles takes no arguments, such as “all”"),
        (["a://b", "c://d"], "the app can be launched by one URL, not by “a://b” and “c://d”"),
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
