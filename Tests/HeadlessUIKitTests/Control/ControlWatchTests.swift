import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// How other processes follow what happens in an app.
@Suite(.net, .inTurn) @MainActor struct ControlWatchTests {
    private func event(_ text: String) -> WatchedEvents.Event {
        WatchedEvents.Event(text: text, json: #"{"event":"\#(text)"}"#)
    }

    @Test func eventsAreToldInOrderFromTheQuestionOn() async throws {
        try await ControlledApp.serving { app in
            let feed = app.application.eventFeed
            feed.publish(event("before"))
            let last = try #require(try await app.client.perform(.watch()).events?.last)
            feed.publish(event("one"))
            feed.publish(event("two"))
            let events = try await app.client.perform(.watch(after: last)).events
            #expect(events?.events == [event("one"), event("two")])
            #expect(events?.missedCount == 0)
        }
    }

    @Test func whoeverWaitsIsToldOfTheNextEvent() async throws {
        try await ControlledApp.serving { app in
            async let answer = app.client.perform(.watch(after: 0))
            app.application.eventFeed.publish(event("one"))
            let told = try await answer.events
            #expect(told?.events == [event("one")])
        }
    }

    @Test func nobodyWaitsWithMoreThanThereArePlacesForClients() {
        let feed = UIApplication().eventFeed
        var answers: [Int] = []
        for number in 1...257 { feed.watch(after: 0) { _ in answers.append(number) } }
        #expect(answers == [1])
    }

    @Test func whoeverIsTooSlowIsToldHowManyEventsWereMissed() async throws {
        try await ControlledApp.serving { app in
            for number in 1...1_100 { app.application.eventFeed.publish(event("\(number)")) }
            let events = try await app.client.perform(.watch(after: 0)).events
            #expect(events?.missedCount == 76)
            #expect(events?.events.first == event("77"))
        }
    }

    @Test func moreThanALineHoldsIsToldInSeveralAnswers() async throws {
        try await ControlledApp.serving { app in
            let texts = (1...100).map { "\($0) " + String(repeating: "\"", count: 1_000) }
            for text in texts { app.application.eventFeed.publish(WatchedEvents.Event(text: text, json: "{}")) }
            var found: [String] = []
            while found.count < texts.count {
                let events = try await app.client.perform(.watch(after: found.count)).events
                found += try #require(events).events.map(\.text)
            }
            #expect(found == texts)
        }
    }

    @Test func anEventThatIsTooLongIsCutByItsBytes() async throws {
        try await ControlledApp.serving { app in
            let accents = "e" + String(repeating: "\u{301}", count: 40_000)
            app.application.eventFeed.publish(event(accents))
            app.application.eventFeed.publish(event("next"))
            let events = try await app.client.perform(.watch(after: 0)).events?.events
            #expect(events?.first?.text == "e" + String(repeating: "\u{301}", count: 999) + "…")
            #expect(events?.last == event("next"))
        }
    }

    @Test func whatHappensInTheLastTurnIsToldBeforeTheAppEnds() async throws {
        try await ControlledApp.serving { app in
            let feed = app.application.eventFeed
            var events: WatchedEvents?
            feed.watch(after: 0) { events = $0 }
            feed.publish(event("one"))
            feed.publish(event("last"))
            app.system.stop()
            #expect(events?.events == [event("one"), event("last")])
        }
    }

    @Test func theFirstToFollowHasTheEventsPublished() async throws {
        try await ControlledApp.serving { app in
            var count = 0
            app.application.eventFeed.whenWatched = { _ in count += 1 }
            #expect(!app.application.eventFeed.isWatched)
            try await app.client.perform(.watch())
            try await app.client.perform(.watch())
            #expect(count == 1)
            #expect(app.application.eventFeed.isWatched)
        }
    }

    @Test func whoeverFollowsAfterAllHaveGoneHasTheEventsPublishedAgain() async throws {
        try await ControlledApp.serving { app in
            let feed = app.application.eventFeed
            var count = 0
            feed.whenWatched = { _ in count += 1 }
            try await app.client.perform(.watch())
            feed.publish(event("before"))
            feed.end()
            #expect(try await app.client.perform(.watch(after: 0)).events?.missedCount == 1)
            #expect(count == 2)
        }
    }

    @Test(arguments: [([String](), "one told"), (["--json"], #"{"event":"one told"}"#)])
    func appctlPrintsEachEventUntilTheAppEnds(_ options: [String], _ line: String) async throws {
        try await ControlledApp.serving { app in
            let (questions, question) = AsyncStream.makeStream(of: Void.self)
            app.application.eventFeed.whenWatched = { _ in question.yield() }
            let appctl = try ChildApp(
                [ChildApp.executable(of: "appctl"), "courier", "watch"] + options,
                environment: ["XDG_RUNTIME_DIR": app.runtimeDirectory]
            )
            for await _ in questions { break }
            app.application.eventFeed.publish(event("one told"))
            #expect(await appctl.nextLine() == line)
            app.system.stop()
            #expect(await appctl.nextLine() == nil)
            #expect(await appctl.status() == 0)
            #expect(appctl.errorText() == "appctl: watching “courier” until it ends or you press Control-C\n")
        }
    }

    @Test func whatAnAppSaysAsJSONCannotReachTheTerminal() async throws {
        try await ControlledApp.serving { app in
            let (questions, question) = AsyncStream.makeStream(of: Void.self)
            app.application.eventFeed.whenWatched = { _ in question.yield() }
            let appctl = try ChildApp(
                [ChildApp.executable(of: "appctl"), "courier", "watch", "--json"],
                environment: ["XDG_RUNTIME_DIR": app.runtimeDirectory]
            )
            for await _ in questions { break }
            let json = "{\n\"text\":\t\"\u{1b}[2J\u{9b}2J \u{202e}\u{e0041} 👩‍👧\"}"
            app.application.eventFeed.publish(WatchedEvents.Event(text: "text", json: json))
            let shown = #"{ "text": "\u001B[2J\u009B2J \u202E\uDB40\uDC41 👩‍👧"}"#
            #expect(await appctl.nextLine() == shown)
            let text = try JSONDecoder().decode([String: String].self, from: Data(shown.utf8))["text"]
            #expect(text == "\u{1b}[2J\u{9b}2J \u{202e}\u{e0041} 👩‍👧")
        }
    }

    @Test func appctlEndsWith69WhenTheAppIsKilled() async throws {
        try await TemporaryDirectory.with { directory in
            let environment = ["XDG_RUNTIME_DIR": directory.path]
            let app = try ChildApp(environment: environment.merging(["SOURCES": "ControlSocket"]) { $1 })
            _ = await app.lines(through: "didBecomeActive active")
            let appctl = try ChildApp(
                ["/bin/sh", "-c", "exec \"$0\" LifeCycleApp watch 2>&1", ChildApp.executable(of: "appctl")],
                environment: environment
            )
            let line = "appctl: watching “LifeCycleApp” until it ends or you press Control-C"
            let howToPublish =
                "import DecoupledAppDelegateTracing in it and set AppDelegate.shared.publishesEvents to true"
            #expect(await appctl.nextLine() == line + "; it publishes no events: \(howToPublish)")
            app.send(SIGKILL)
            #expect(await appctl.nextLine()?.contains("LifeCycleApp") == true)
            #expect(await appctl.status() == 69)
        }
    }

    @Test func anInterruptEndsAppctl() async throws {
        try await ControlledApp.serving { app in
            let (questions, question) = AsyncStream.makeStream(of: Void.self)
            app.application.eventFeed.whenWatched = { _ in question.yield() }
            let appctl = try ChildApp(
                [ChildApp.executable(of: "appctl"), "courier", "watch"],
                environment: ["XDG_RUNTIME_DIR": app.runtimeDirectory]
            )
            for await _ in questions { break }
            appctl.send(SIGINT)
            #expect(await appctl.nextLine() == nil)
        }
    }
}
