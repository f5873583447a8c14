import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// What clients can do to an app, and cannot.
@Suite(.net, .inTurn) @MainActor struct ControlSocketTests {
    private let status = #"{"verb":"status"}"#
    private let push = #"{"verb":"push","payload":{"aps":{}}}"#

    @Test func requestsOfOneConnectionAreAnsweredInOrder() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            let completion = try await app.completionOfPush {
                try client.send(push + "\n" + #"{"verb":"memory-warning"}"# + "\nrubbish\n")
            }
            try await app.expectAlive()
            #expect(app.delegate.memoryWarnings == 0)
            completion?(.newData)
            #expect(try await client.line()?.contains("newData") == true)
            #expect(try await client.line()?.contains("notified") == true)
            #expect(try await client.line()?.contains("error") == true)
        }
    }

    @Test func requestOfAClientThatHasLeftIsNotPerformed() async throws {
        try await ControlledApp.serving { app in
            var leaving: RawClient? = try app.connect()
            _ = try await leaving?.ask(status)
            // The main thread is busy with this, so the request cannot begin before the client has left.
            try leaving?.send(#"{"verb":"memory-warning"}"# + "\n")
            leaving = nil
            try await app.expectAlive()
            #expect(app.delegate.memoryWarnings == 0)
        }
    }

    @Test func clientWhoseRequestIsNotAnsweredIsHungUpOnWhenTheAppEnds() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            let completion = try await app.completionOfPush { try client.send(push + "\n") }
            #expect(!client.isHungUp)
            app.system.stop()
            #expect(client.isHungUp)
            withExtendedLifetime(completion) {}
        }
    }

    @Test func clientIsHungUpOnThoughAProgramThatTheAppHasStartedHoldsTheConnection() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            _ = try await client.ask(status)
            // As a program has them until it runs, and one that runs may have them for ever.
            let inherited = try Descriptors(ofSocketsAt: app.directory.socketPath(of: "courier"))
            app.system.stop()
            #expect(client.isHungUp)
            #expect(inherited.count == 2, "the one that listens, and the client's")
        }
    }

    @Test func whatHasNotBegunWhenTheAppEndsIsNotPerformed() async throws {
        try await ControlledApp.serving { app in
            let (first, second) = (try app.connect(), try app.connect())
            for client in [first, second] { _ = try await client.ask(status) }
            try first.send(#"{"verb":"terminate"}"# + "\n")
            // Whichever the app comes to first: of the second client's requests it performs none after the end.
            try second.send(String(repeating: #"{"verb":"memory-warning"}"# + "\n", count: 1_000))
            #expect(try await first.line()?.contains("terminating") == true)
            var answers = 0
            while try await second.line() != nil { answers += 1 }
            #expect(app.delegate.memoryWarnings < 1_000)
            #expect(answers == app.delegate.memoryWarnings, "whatever was performed is answered, and nothing is lost")
        }
    }

    @Test(arguments: [Double.infinity, 2_592_000, 1e300, .greatestFiniteMagnitude, 0, -1, -.infinity, .nan])
    func noTimeoutIsTooMuchOrTooLittle(_ timeout: Double) async throws {
        try await ControlledApp.serving { app in
            let client = ControlClient(app: "courier", directory: app.directory, timeout: timeout)
            if timeout > 0 {
                let answer = try await client.perform(.status)
                #expect(answer.isHandled)
            } else {
                let error = await #expect(throws: ControlError.self) { try await client.perform(.status) }
                #expect(error?.code == .noAnswer)
            }
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
                var client: RawClient? = try app.connect()
                let completion = try await app.completionOfPush {
                    try client?.send(push + "\n")
                }
                client = nil
                completion?(.newData)
            }
            try await app.expectAlive()
        }
    }

    @Test func clientThatDoesNotReadItsAnswersKeepsNobodyWaitingAndLosesNone() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            // More than the answers that the system keeps for the client, and the requests that it keeps for the app.
            let count = 20_000
            let sending = client.sendMuch(Array(String(repeating: "rubbish\n", count: count).utf8))
            try await app.expectAlive()
            for _ in 1...count {
                #expect(try await client.line()?.contains("not JSON") == true)
            }
            #expect(await sending.value)
            #expect(try await client.ask(status)?.contains("courier") == true)
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
