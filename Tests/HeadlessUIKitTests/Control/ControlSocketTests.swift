import Foundation
import HeadlessUIKit
import Testing

/// What clients can do to an app, and cannot.
@MainActor struct ControlSocketTests {
    private let status = #"{"verb":"status"}"#
    private let push = #"{"verb":"push","payload":{"aps":{}}}"#

    /// Sees that the app still serves a well-behaved client.
    private func expectAlive(_ app: ControlledApp) async throws {
        #expect(try await app.client.perform(.status).isHandled)
    }

    @Test func requestsOfOneConnectionAreAnsweredInOrder() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            let completion = try await app.completionOfPush {
                try client.send(push + "\n" + #"{"verb":"memory-warning"}"# + "\nrubbish\n")
            }
            try await expectAlive(app)
            #expect(app.delegate.memoryWarnings == 0)
            completion?(.newData)
            #expect(try await client.line()?.contains("newData") == true)
            #expect(try await client.line()?.contains("told") == true)
            #expect(try await client.line()?.contains("error") == true)
        }
    }

    @Test func lineMayComeInPieces() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            for byte in (status + "\n").utf8 {
                try client.send(Data([byte]))
            }
            #expect(try await client.line()?.contains("courier") == true)
        }
    }

    @Test func hundredClientsThatSendHalfARequestKeepNobodyWaiting() async throws {
        try await ControlledApp.serving { app in
            let clients = try (0..<100).map { _ in try app.connect() }
            for client in clients {
                try client.send(#"{"verb":"#)
            }
            try await expectAlive(app)
            for client in clients {
                try client.send(#""memory-warning"}"# + "\n")
                #expect(try await client.line()?.contains("told") == true)
            }
            #expect(app.delegate.memoryWarnings == 100)
        }
    }

    @Test func clientThatDoesNotFinishItsLineIsDismissed() async throws {
        var limits = ControlSocket.Limits()
        limits.patience = 0.01
        try await ControlledApp.serving(limits: limits) { app in
            let client = try app.connect()
            try client.send(#"{"verb":"#)
            #expect(try await client.line()?.contains("did not come within 0.01 s") == true)
            #expect(try await client.line() == nil)
            try await expectAlive(app)
        }
    }

    @Test func clientThatSaysNothingMayStay() async throws {
        var limits = ControlSocket.Limits()
        limits.patience = 0.01
        try await ControlledApp.serving(limits: limits) { app in
            let silent = try app.connect()
            let half = try app.connect()
            try half.send("{")
            while try await half.line() != nil {}
            #expect(try await silent.ask(status)?.contains("courier") == true)
        }
    }

    @Test func oneClientTooManyPushesTheMostSilentOneOut() async throws {
        var limits = ControlSocket.Limits()
        limits.clients = 2
        try await ControlledApp.serving(limits: limits) { app in
            let first = try app.connect()
            _ = try await first.ask(status)
            let second = try app.connect()
            _ = try await second.ask(status)
            _ = try await first.ask(status)
            let third = try app.connect()
            #expect(try await third.ask(status)?.contains("courier") == true)
            #expect(try await second.line()?.contains("serves 2 clients") == true)
            #expect(try await second.line() == nil)
            #expect(try await first.ask(status)?.contains("courier") == true)
        }
    }

    @Test func clientThatWaitsForAnAnswerIsNotPushedOut() async throws {
        var limits = ControlSocket.Limits()
        limits.clients = 2
        try await ControlledApp.serving(limits: limits) { app in
            let waiting = try app.connect()
            let completion = try await app.completionOfPush {
                try waiting.send(push + "\n")
            }
            let silent = try app.connect()
            _ = try await silent.ask(status)
            _ = try await app.connect().ask(status)
            completion?(.newData)
            #expect(try await waiting.line()?.contains("newData") == true)
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
            try await expectAlive(app)
            #expect(try await client.ask("\n" + status)?.contains("courier") == true)
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

    @Test func clientThatHasNothingMoreToSayStillGetsItsAnswers() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send("\(status)\n\(status)\n")
            client.finish()
            #expect(try await client.line()?.contains("courier") == true)
            #expect(try await client.line()?.contains("courier") == true)
            #expect(try await client.line() == nil)
        }
    }

    @Test func clientThatIsGoneBeforeTheAnswerHarmsNobody() async throws {
        try await ControlledApp.serving { app in
            for _ in 1...20 {
                // The client goes out of scope, and so out of touch, as soon as it has sent the push.
                let completion = try await app.completionOfPush {
                    try app.connect().send(push + "\n")
                }
                completion?(.newData)
            }
            try await expectAlive(app)
        }
    }

    @Test func clientThatNeverReadsItsAnswersIsDismissed() async throws {
        var limits = ControlSocket.Limits()
        limits.patience = 0.01
        try await ControlledApp.serving(limits: limits) { app in
            let client = try app.connect()
            // Until the answers fill what the system keeps for the client, and the requests what it keeps for the app.
            #expect(throws: (any Error).self) {
                while true {
                    try client.send(String(repeating: "rubbish\n", count: 1_000))
                }
            }
            try await expectAlive(app)
        }
    }

    @Test func onlyItsUserCanReachTheSocket() async throws {
        try await ControlledApp.serving { app in
            let manager = FileManager.default
            let socket = try app.directory.socketPath(of: "courier")
            #expect(try manager.attributesOfItem(atPath: socket)[.posixPermissions] as? Int == 0o600)
            #expect(try manager.attributesOfItem(atPath: app.directory.path)[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test func socketIsRemovedWhenTheAppStops() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            _ = try await client.ask(status)
            app.system.stop()
            #expect(try await client.line() == nil)
            #expect(try !FileManager.default.fileExists(atPath: app.directory.socketPath(of: "courier")))
        }
    }
}
