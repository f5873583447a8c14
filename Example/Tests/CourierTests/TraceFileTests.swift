import Foundation
import Testing

@Suite(.net)
struct TraceFileTests {
    private let directory: URL
    private var file: URL { directory.appendingPathComponent("trace.json") }

    init() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    }

    @Test(arguments: [CourierCommand.terminate, CourierCommand.interrupt])
    func theTraceIsWrittenWhenASignalEndsTheApp(_ end: @Sendable (CourierCommand) -> () -> Void) throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let courier = try CourierCommand("courier://oauth?code=secret", "--trace", file.path)
        courier.waitForOutput("didBecomeActive")
        end(courier)()
        #expect(courier.waitUntilEnded().status == 0)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("secret"))
        let names = try sliceNames()
        #expect(names.contains("openURL"))
        #expect(names.contains("OAuthCallback"))
        #expect(names.contains("willTerminate"))
    }

    @Test func whatTheLaunchCostIsPrintedBesideTheLog() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let courier = try CourierCommand("courier://parcel/7", "--log", "json", "--trace", file.path)
        courier.waitForOutput("didBecomeActive")
        courier.terminate()
        let end = courier.waitUntilEnded()
        #expect(end.status == 0)
        #expect(end.errors.contains("Launch: active after "))
        #expect(end.errors.contains("\nCrashReporter "))
        #expect(!courier.printed.contains("Launch:"))
    }

    @Test func aFileThatCannotBeWrittenEndsWith73BeforeTheAppRuns() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appendingPathComponent("missing/trace.json").path
        let courier = try CourierCommand("--trace", path)
        let end = courier.waitUntilEnded()
        #expect(end.status == 73)
        #expect(end.errors == "courier: cannot write the trace to \(path): No such file or directory\n")
        #expect(courier.printed.isEmpty)
    }

    @Test func aFileThatCannotBeWrittenAnyMoreEndsWith74() throws {
        let courier = try CourierCommand("--trace", file.path)
        courier.waitForOutput("didBecomeActive")
        try FileManager.default.removeItem(at: directory)
        courier.terminate()
        let end = courier.waitUntilEnded()
        #expect(end.status == 74)
        #expect(end.errors.hasSuffix("courier: cannot write the trace to \(file.path): No such file or directory\n"))
        #expect(courier.printed.contains(".willTerminate"))
    }

    private func sliceNames() throws -> [String] {
        let trace = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let events = try #require(trace?["traceEvents"] as? [[String: Any]])
        return events.compactMap { $0["name"] as? String }
    }
}
