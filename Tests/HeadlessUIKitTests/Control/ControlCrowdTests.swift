import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// Many clients at once, some of whom say nothing, or half of it, or leave.
@Suite(.net, .alone) @MainActor struct ControlCrowdTests {
    private let status = #"{"verb":"status"}"#
    private let push = #"{"verb":"push","payload":{"aps":{}}}"# + "\n"

    @Test func twoHundredClientsThatSendHalfARequestKeepNobodyWaiting() async throws {
        try await ControlledApp.serving { app in
            var clients: [RawClient] = []
            for _ in 1...200 {
                let client = try app.connect()
                try client.send(#"{"verb":"#)
                clients.append(client)
                // So that the app lets them in; macOS keeps no more than 128 waiting.
                await Task.yield()
            }
            try await app.expectAlive()
            for client in clients {
                #expect(try await client.ask(#""memory-warning"}"#)?.contains("notified") == true)
            }
            #expect(app.delegate.memoryWarnings == 200)
        }
    }

    @Test func twoHundredClientsAtOnceAreServedOnceEach() async throws {
        try await ControlledApp.serving { app in
            let client = app.client
            let answers = try await withThrowingTaskGroup(of: ControlAnswer.self) { group in
                for number in 1...200 {
                    group.addTask {
                        guard let url = URL(string: "a:\(number)") else { throw CancellationError() }
                        return try await client.perform(.openURL(url))
                    }
                }
                var answers: [ControlAnswer] = []
                for try await answer in group { answers.append(answer) }
                return answers
            }
            #expect(answers == Array(repeating: ControlAnswer(isHandled: true, words: "true"), count: 200))
            #expect(Set(app.delegate.urls.map(\.absoluteString)) == Set((1...200).map { "a:\($0)" }))
            #expect(app.delegate.urls.count == 200)
        }
    }

    @Test func clientThatFindsNoPlaceTakesThatOfOneWhoIsSilent() async throws {
        try await ControlledApp.serving { app in
            let silent = try app.connect()
            #expect(try await silent.ask(status)?.contains("courier") == true)
            var others: [RawClient] = []
            while others.count < 256 {
                let client = try app.connect()
                #expect(try await client.ask(status)?.contains("courier") == true)
                others.append(client)
            }
            #expect(try await silent.line()?.contains("no place for another client") == true)
            #expect(try await silent.line() == nil)
            try await app.expectAlive()
        }
    }

    @Test func clientThatFindsNobodySilentWaitsForAPlace() async throws {
        try await ControlledApp.serving { app in
            let (pushes, began) = AsyncStream.makeStream(of: (@Sendable (UIBackgroundFetchResult) -> Void).self)
            app.delegate.fetch = { began.yield($0) }
            var beginnings = pushes.makeAsyncIterator()
            var clients: [RawClient] = []
            var completions: [@Sendable (UIBackgroundFetchResult) -> Void] = []
            while clients.count < 256 {
                let client = try app.connect()
                // One that was silent before is not, as long as its request is performed.
                _ = try await client.ask(status)
                try client.send(push)
                clients.append(client)
                completions.append(try #require(await beginnings.next()))
            }
            let late = try app.connect()
            let answer = Task { try await late.ask(status) }
            // Several turns of the main queue, in which the app finds no place for it.
            for _ in 1...1_000 { await Task.yield() }
            completions.forEach { $0(.newData) }
            for client in clients { #expect(try await client.line()?.contains("newData") == true) }
            #expect(try await answer.value?.contains("courier") == true)
        }
    }

    @Test func clientThatLeavesBeforeItIsAnsweredGivesUpItsPlace() async throws {
        try await ControlledApp.serving { app in
            // The handler keeps its completion handlers, and never calls one.
            var completions: [@Sendable (UIBackgroundFetchResult) -> Void] = []
            for _ in 1...256 {
                var client: RawClient? = try app.connect()
                try await app.completionOfPush { try client?.send(push) }.map { completions.append($0) }
                client = nil
            }
            #expect(completions.count == 256)
            try await app.expectAlive()
        }
    }

    @Test func clientThatSaysNoMoreKeepsItsPlaceUntilItIsAnswered() async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            let completion = try await app.completionOfPush {
                try client.send(push)
                client.finish()
            }
            try await app.expectAlive()
            completion?(.newData)
            #expect(try await client.line()?.contains("newData") == true)
        }
    }

    @Test func clientThatWatchesLeavesItsPlaceToWhoFindsNone() async throws {
        try await ControlledApp.serving { app in
            let watchers = try (1...256).map { _ in try app.connect() }
            for watcher in watchers {
                #expect(try await watcher.ask(status)?.contains("courier") == true)
                try watcher.send(#"{"verb":"watch","after":999999}"# + "\n")
            }
            try await app.expectAlive()
            #expect(try await watchers[0].line()?.contains("no place for another client") == true)
        }
    }

    @Test func clientThatConnectsAndClosesInALoopCostsNobodyTheirPlace() async throws {
        try await ControlledApp.serving { app in
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

    @Test func requestsThatHaveBegunKeepNobodyWaitingBeforeTheyAreAnswered() async throws {
        try await ControlledApp.serving { app in
            let (pushes, began) = AsyncStream.makeStream(of: (@Sendable (UIBackgroundFetchResult) -> Void).self)
            app.delegate.fetch = { began.yield($0) }
            let clients = try (1...40).map { _ in
                let client = try app.connect()
                try client.send(push)
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
