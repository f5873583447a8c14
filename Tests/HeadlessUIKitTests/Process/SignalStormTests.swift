import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What an app is sent last counts, however many signals came before and however fast.
@Suite(.net, .inTurn) struct SignalStormTests {
    private func launchedApp(_ environment: [String: String] = [:]) async throws -> ChildApp {
        let app = try ChildApp(environment: environment)
        #expect(await app.lines(through: "didBecomeActive active").last == "didBecomeActive active")
        return app
    }

    /// Sends stops and continuations in an order that is different each time, and that the seed which it prints brings about again.
    private func storm(_ app: ChildApp) {
        let seed = UInt64.random(in: .min ... .max)
        print("a storm of the seed \(seed)")
        var generator = SplitMix64(seed: seed)
        for _ in 1...10_000 {
            app.send(Bool.random(using: &generator) ? SIGTSTP : SIGCONT)
        }
    }

    private func expectToEndInOrder(_ app: ChildApp) async {
        #expect(await app.status() == 0)
        #expect(await app.lines(through: "").filter { $0.hasPrefix("willTerminate") }.count == 1)
    }

    @Test func anAppThatIsContinuedLastRuns() async throws {
        let app = try await launchedApp()
        for _ in 1...3 {
            storm(app)
        }
        app.send(SIGCONT)
        app.send(SIGTERM)
        await expectToEndInOrder(app)
    }

    @Test func anAppThatIsStoppedLastIsStopped() async throws {
        let app = try await launchedApp()
        for _ in 1...3 {
            storm(app)
            app.send(SIGTSTP)
            await app.stopped()
        }
        app.send(SIGCONT)
        app.send(SIGTERM)
        await expectToEndInOrder(app)
    }

    @Test func aContinuationAtTheMomentOfTheStopIsNotLost() async throws {
        let app = try await launchedApp()
        for _ in 1...1_000 {
            app.send(SIGTSTP)
            _ = await app.lines(through: "didEnterBackground background")
            app.send(SIGCONT)
            _ = await app.lines(through: "didBecomeActive active")
        }
        app.send(SIGTERM)
        await expectToEndInOrder(app)
    }

    @Test func requestsInTheMidstOfAStormAreAnsweredAndNoneIsLost() async throws {
        try await TemporaryDirectory.with { directory in
            let app = try await launchedApp([
                "SOURCES": "SignalSource ControlSocket", "XDG_RUNTIME_DIR": directory.path,
            ])
            let client = try RawClient(path: directory.path + "/appctl/LifeCycleApp.sock")
            for _ in 1...10 {
                try client.send(String(repeating: #"{"verb":"memory-warning"}"# + "\n", count: 100))
                storm(app)
                app.send(SIGCONT)
                for _ in 1...100 { #expect(try await client.line()?.contains("notified") == true) }
            }
            app.send(SIGTERM)
            #expect(await app.status() == 0)
            #expect(await app.lines(through: "").filter { $0.hasPrefix("didReceiveMemoryWarning") }.count == 1_000)
        }
    }

    @Test func aTerminatingSignalIsTakenHoweverManyOthersWait() async throws {
        let app = try await launchedApp(["HOLD": "didBecomeActive"])
        // More than a pipe holds.
        for _ in 1...1_000_000 {
            app.send(SIGCONT)
        }
        app.send(SIGTERM)
        try app.write("go on")
        await expectToEndInOrder(app)
    }

    @Test func aTerminatingSignalInTheMidstOfAStormIsTaken() async throws {
        let app = try await launchedApp()
        storm(app)
        app.send(SIGTERM)
        storm(app)
        app.send(SIGCONT)
        await expectToEndInOrder(app)
    }

    @Test(arguments: 1...4) func manyTerminatingSignalsEndTheAppOnceAndInOrder(run: Int) async throws {
        let app = try await launchedApp()
        for _ in 1...10_000 {
            app.send(SIGTERM)
        }
        await expectToEndInOrder(app)
    }
}
