import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// Lines as they come in: in pieces, cut off, too long.
@Suite(.net, .inTurn) @MainActor struct ControlLineTests {
    private let status = #"{"verb":"status"}"#

    @Test func lineMayComeInPieces() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            for byte in (status + "\n").utf8 {
                try client.send([byte])
            }
            #expect(try await client.line()?.contains("courier") == true)
        }
    }

    @Test func clientThatDoesNotFinishItsLineIsDismissed() async throws {
        var limits = ControlSocket.Limits()
        limits.patience = 0.01
        try await ControlledApp.serving(limits: limits) { app in
            let client = try app.connect()
            try client.send(#"{"verb":"#)
            #expect(try await client.line()?.contains("did not end within 0.01 s") == true)
            #expect(try await client.line() == nil)
            try await app.expectAlive()
        }
    }

    @Test func lineThatIsTooLongIsAnsweredAndPassedOver() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send(String(repeating: " ", count: 65_536) + status + "\n" + status + "\n")
            let answer = try #require(try await client.line())
            #expect(answer.contains("too long") && answer.contains("byte 65536"))
            #expect(try await client.line()?.contains("courier") == true)
        }
    }

    @Test func lineOfAsManyBytesAsALineMayHaveIsRead() async throws {
        try await ControlledApp.serving { app in
            let padding = String(repeating: " ", count: 65_536 - status.utf8.count)
            let answer = try await app.connect().ask(padding + status)
            #expect(answer?.contains("courier") == true)
        }
    }

    @Test func endlessLineIsAnsweredBeforeItsEnd() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send(String(repeating: "x", count: 300_000))
            #expect(try await client.line()?.contains("too long") == true)
            try await app.expectAlive()
            #expect(try await client.ask("\n" + status)?.contains("courier") == true)
        }
    }

    @Test(arguments: [65_537, 100_000, 300_000])
    func lineThatIsTooLongIsAnsweredOnce(_ count: Int) async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send(String(repeating: "x", count: count))
            #expect(try await client.line()?.contains("too long") == true)
            #expect(try await client.ask("xxx\n" + status)?.contains("courier") == true)
            try client.send(String(repeating: "x", count: count))
            #expect(try await client.line()?.contains("too long") == true)
            client.finish()
            #expect(try await client.line() == nil)
        }
    }

    @Test func lineThatIsCutOffIsAnswered() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send(status)
            client.finish()
            let answer = try #require(try await client.line())
            #expect(answer.contains("cut off") && answer.contains("byte 17"))
            #expect(try await client.line() == nil)
        }
    }
}
