import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// The export as a file.
@MainActor
struct ChromeTraceFileTests {
    private let app = IsolatedApp()
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString).json")

    @Test func theFileHoldsTheWholeTrace() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let trace = app.delegate.startTracing()
        for number in 0..<1_000 {
            _ = app.delegate.application(app.application, willContinueUserActivityWithType: "type \(number)")
        }
        let export = ChromeTrace(trace.records)
        try export.data.write(to: file)
        let data = try Data(contentsOf: file)
        #expect(data == export.data)
        #expect(data.count > 100_000)
        let file = try TraceFile(data)
        #expect(file.named("X").count == 1_000)
        #expect(data.split(separator: UInt8(ascii: "\n")).count == file.entries.count + 2)
    }

    @Test func whatWasInTheFileIsReplaced() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 0, count: 10_000).write(to: file)
        try ChromeTrace(app.delegate.startTracing().records).data.write(to: file)
        #expect(try TraceFile(Data(contentsOf: file)).named("X").isEmpty)
    }

    @Test func aFileThatCannotBeWrittenIsReported() {
        let export = ChromeTrace(app.delegate.startTracing().records)
        #expect(throws: CocoaError.self) {
            try export.data.write(to: file.appendingPathComponent("below a file that is not there"))
        }
    }
}
