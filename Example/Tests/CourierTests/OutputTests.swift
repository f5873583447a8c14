import Foundation
import Testing

@Suite(.net)
struct OutputTests {
    @Test func theAppTerminatesWhenNobodyReadsItsOutputAnyMore() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appendingPathComponent("trace.json")

        let courier = try CourierCommand("--trace", file.path)
        courier.waitForOutput("didBecomeActive")
        #expect(courier.hasSocket)
        try courier.stopReading()
        #expect(courier.waitUntilEnded().status == 0)
        #expect(!courier.hasSocket)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("willTerminate"))
    }

    @Test func whatIsWrongWithTheArgumentsIsToldByTheStatusWhereNobodyReads() throws {
        let courier = try CourierCommand(["--verbose"], isRead: false)
        #expect(courier.waitUntilEnded().status == 64)
    }
}
