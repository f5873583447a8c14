import Foundation
import HeadlessUIKit
import Testing

/// What clients can do to an app, and cannot.
@Suite(.net) @MainActor struct ControlSocketTests {
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
                try client.send([byte])
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
        limits.patience = 0.1
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
        limits.patience = 1
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

    @Test func clientThatHasNotSaidAnythingYetIsNotPushedOutAtOnce() async throws {
        var limits = ControlSocket.Limits.unhurried
        limits.clients = 1
        try await ControlledApp.serving(limits: limits) { app in
            var first: RawClient? = try app.connect()
            _ = try await first?.ask(status)
            let second = try app.connect()
            try second.send(status + "\n")
            #expect(try await first?.ask(status)?.contains("courier") == true)
            first = nil
            #expect(try await second.line()?.contains("courier") == true)
        }
    }

    @Test func clientWhomTheAppKeepsWaitingMakesRoomAndIsToldSo() async throws {
        var limits = ControlSocket.Limits()
        limits.clients = 1
        limits.patience = 0.1
        try await ControlledApp.serving(limits: limits) { app in
            let waiting = try app.connect()
            let completion = try await app.completionOfPush {
                try waiting.send(push + "\n")
            }
            try await expectAlive(app)
            let answer = try #require(try await waiting.line())
            #expect(answer.contains("noAnswer") && answer.contains("has begun"))
            completion?(.newData)
            #expect(try await waiting.line() == nil)
            try await expectAlive(app)
        }
    }

    @Test func clientsWithoutAPlaceWaitAndAreServedOnce() async throws {
        var limits = ControlSocket.Limits.unhurried
        limits.clients = 2
        try await ControlledApp.serving(limits: limits) { app in
            // The main thread is busy with this, so nobody is served meanwhile.
            let clients = try (1...40).map { number in
                let client = try app.connect()
                try client.send(#"{"verb":"open-url","url":"a:\#(number)"}"# + "\n")
                return client
            }
            for client in clients {
                client.finish()
                #expect(try await client.line() == #"{"answer":"true","handled":true}"#)
                #expect(try await client.line() == nil)
            }
            #expect(Set(app.delegate.urls.map(\.absoluteString)) == Set((1...40).map { "a:\($0)" }))
            #expect(app.delegate.urls.count == 40)
        }
    }

    @Test func clientThatConnectsAndClosesInALoopCostsNobodyTheirPlace() async throws {
        var limits = ControlSocket.Limits.unhurried
        limits.clients = 2
        try await ControlledApp.serving(limits: limits) { app in
            let path = try app.directory.socketPath(of: "courier")
            let loop = Thread {
                while !Thread.current.isCancelled {
                    _ = try? UnixSocket.connected(to: path, timeout: 60)
                }
            }
            loop.start()
            defer { loop.cancel() }
            for _ in 1...100 {
                try await expectAlive(app)
            }
        }
    }

    @Test func requestOfAClientThatHasLeftIsNotPerformed() async throws {
        try await ControlledApp.serving { app in
            var leaving: RawClient? = try app.connect()
            _ = try await leaving?.ask(status)
            // The main thread is busy with this, so the request cannot begin before the client has left.
            try leaving?.send(#"{"verb":"memory-warning"}"# + "\n")
            leaving = nil
            try await expectAlive(app)
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

    @Test func clientsThatLeaveDoNotKeepTheirPlaces() async throws {
        var limits = ControlSocket.Limits.unhurried
        limits.clients = 1
        try await ControlledApp.serving(limits: limits) { app in
            // Each finds a place, where it waits for the main thread, which is busy with this.
            for _ in 1...20 {
                let client = try app.connect()
                try client.send("rubbish\n" + #"{"verb":"memory-warning"}"# + "\n")
                #expect(try client.lineOfServingThread().contains("unexpected"))
            }
            do {
                let client = try app.connect()
                try client.send("rubbish\n")
                #expect(try client.lineOfServingThread().contains("unexpected"))
            }
            try await expectAlive(app)
            #expect(app.delegate.memoryWarnings == 0)
        }
    }

    @Test func requestsThatWouldTakeTooMuchMemoryWaitWithTheirClients() async throws {
        try await ControlledApp.serving { app in
            let clients = try (1...40).map { number in
                let client = try app.connect()
                let path = String(repeating: "x", count: 60_000)
                try client.send(#"{"verb":"open-url","url":"a:\#(path)\#(number)"}"# + "\n")
                return client
            }
            for client in clients {
                #expect(try await client.line() == #"{"answer":"true","handled":true}"#)
            }
            #expect(Set(app.delegate.urls).count == 40)
        }
    }

    @Test func requestsThatHaveBegunMakeRoomForOthersBeforeTheyAreAnswered() async throws {
        try await ControlledApp.serving { app in
            let (pushes, began) = AsyncStream.makeStream(of: (@Sendable (UIBackgroundFetchResult) -> Void).self)
            app.delegate.fetch = { began.yield($0) }
            let padding = String(repeating: " ", count: 60_000)
            let clients = try (1...40).map { _ in
                let client = try app.connect()
                try client.send(padding + push + "\n")
                return client
            }
            // None is answered before all have begun.
            var completions: [@Sendable (UIBackgroundFetchResult) -> Void] = []
            for await completion in pushes {
                completions.append(completion)
                if completions.count == clients.count { break }
            }
            completions.forEach { $0(.newData) }
            for client in clients {
                #expect(try await client.line()?.contains("newData") == true)
            }
        }
    }

    @Test func whatHasNotBegunWhenTheAppEndsIsNotPerformed() async throws {
        try await ControlledApp.serving { app in
            let (first, second) = (try app.connect(), try app.connect())
            _ = try await first.ask(status)
            _ = try await second.ask(status)
            try first.send(#"{"verb":"terminate"}"# + "\n")
            try second.send(#"{"verb":"memory-warning"}"# + "\n")
            #expect(try await first.line()?.contains("terminating") == true)
            #expect(try await second.line() == nil)
            #expect(app.delegate.memoryWarnings == 0)
        }
    }

    @Test(arguments: [Double.infinity, 2_592_000, 1e300, .greatestFiniteMagnitude, 0, -1, -.infinity, .nan])
    func noPatienceIsTooMuchOrTooLittle(_ patience: Double) async throws {
        for clients in [128, 0, -1, .max, .min] {
            var limits = ControlSocket.Limits()
            limits.patience = patience
            limits.clients = clients
            try await ControlledApp.serving(limits: limits) { app in
                // The serving thread has to find out how long to wait for the rest of this.
                let half = try app.connect()
                try half.send("{")
                if patience.isNaN || patience <= 0 {
                    #expect(try await half.line()?.contains("did not come") == true)
                } else {
                    #expect(try await half.ask("}")?.contains("is missing") == true)
                }
            }
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
