import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// Who is served when more clients come than there is room for, and when they leave.
@Suite(.net, .alone) @MainActor struct ControlCrowdTests {
    private let status = #"{"verb":"status"}"#
    private let push = #"{"verb":"push","payload":{"aps":{}}}"#

    @Test func hundredClientsThatSendHalfARequestKeepNobodyWaiting() async throws {
        try await ControlledApp.serving { app in
            let clients = try (0..<100).map { _ in try app.connect() }
            for client in clients {
                try client.send(#"{"verb":"#)
            }
            try await app.expectAlive()
            for client in clients {
                try client.send(#""memory-warning"}"# + "\n")
                #expect(try await client.line()?.contains("notified") == true)
            }
            #expect(app.delegate.memoryWarnings == 100)
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
            try await app.expectAlive()
            let answer = try #require(try await waiting.line())
            #expect(answer.contains("noAnswer") && answer.contains("being performed"))
            completion?(.newData)
            #expect(try await waiting.line() == nil)
            try await app.expectAlive()
        }
    }

    @Test(arguments: [true, false])
    func clientsWithoutAPlaceWaitAndAreServedOnce(_ isBlocking: Bool) async throws {
        var limits = ControlSocket.Limits.unhurried
        limits.clients = 2
        try await ControlledApp.serving(limits: limits) { app in
            // The main thread is busy with this, so nobody is served meanwhile; whoever had no room in the queue would be refused.
            let clients = try (1...Self.crowd).map { number in
                let client = try app.connect(isBlocking: isBlocking)
                try client.send(#"{"verb":"open-url","url":"a:\#(number)"}"# + "\n")
                return client
            }
            for client in clients {
                client.finish()
                #expect(try await client.line() == #"{"answer":"true","handled":true}"#)
                #expect(try await client.line() == nil)
            }
            #expect(Set(app.delegate.urls.map(\.absoluteString)) == Set((1...Self.crowd).map { "a:\($0)" }))
            #expect(app.delegate.urls.count == Self.crowd)
        }
    }

    #if os(Linux)
    private static let crowd = 400
    #else
    /// Fewer than the 128 that macOS lets wait.
    private static let crowd = 100
    #endif

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
            for _ in 1...20 {
                try await app.expectAlive()
            }
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
            try await app.expectAlive()
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
}
