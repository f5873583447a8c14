import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// Lines as they come in: in pieces, cut off, too long.
@Suite(.net, .inTurn) @MainActor struct ControlLineTests {
    private let status = #"{"verb":"status"}"#

    /// As from a client that sends one byte a second: between two bytes another client is served.
    @Test func lineMayComeInPiecesAndKeepsNobodyWaiting() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            for byte in (status + "\n").utf8 {
                try await app.expectAlive()
                try client.send([byte])
            }
            #expect(try await client.line()?.contains("courier") == true)
        }
    }

    @Test func clientThatDoesNotFinishItsLineKeepsNobodyWaiting() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send(#"{"verb":"#)
            try await app.expectAlive()
            #expect(try await client.ask(#""memory-warning"}"#)?.contains("notified") == true)
            #expect(app.delegate.memoryWarnings == 1)
        }
    }

    @Test(arguments: [65_537, 300_000, 10_000_000])
    func lineThatIsTooLongIsAnsweredOnceAndPassedOver(_ count: Int) async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            let sending = client.sendMuch([UInt8](repeating: UInt8(ascii: "x"), count: count))
            try await app.expectAlive()
            #expect(await sending.value)
            #expect(try await client.ask("")?.contains("too long") == true)
            #expect(try await client.ask(status)?.contains("courier") == true)
            client.finish()
            #expect(try await client.line() == nil)
        }
    }

    @Test func lineOfAsManyBytesAsALineMayHaveIsRead() async throws {
        try await ControlledApp.serving { app in
            let padding = String(repeating: " ", count: 65_536 - status.utf8.count)
            let answer = try await app.connect().ask(padding + status)
            #expect(answer?.contains("courier") == true)
        }
    }

    @Test func lastLineNeedsNoEndAndIsAnsweredIfItIsCutOff() async throws {
        try await ControlledApp.serving { app in
            for (line, answer) in [(status, "courier"), (#"{"verb":"stat"#, "not JSON")] {
                let client = try app.connect()
                try client.send(line)
                client.finish()
                #expect(try await client.line()?.contains(answer) == true)
                #expect(try await client.line() == nil)
            }
        }
    }

    @Test func linesThatAreEmptyAreAnsweredOneByOne() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send(String(repeating: "\n", count: 20_000))
            for _ in 1...20_000 {
                #expect(try await client.line()?.contains("not JSON") == true)
            }
            #expect(try await client.ask(status)?.contains("courier") == true)
        }
    }
}
