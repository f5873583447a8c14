import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite(.net, .inTurn) struct SignalSourceTests {
    private let launch = ["didFinishLaunching inactive", "didBecomeActive active"]
    private let background = ["willResignActive active", "didEnterBackground background"]
    private let foreground = ["willEnterForeground background", "didBecomeActive active"]

    private func launchedApp(_ environment: [String: String] = [:]) async throws -> ChildApp {
        let app = try ChildApp(environment: environment)
        #expect(await app.lines(through: "didBecomeActive active") == launch)
        return app
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aTerminatingSignalIsToldAndEndsTheProcessWithStatusZero(signal: Int32) async throws {
        let app = try await launchedApp()
        app.send(signal)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.nextLine() == nil)
        #expect(await app.status() == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aSecondTerminatingSignalChangesNothing(signal: Int32) async throws {
        let app = try await launchedApp(["REACT": "willTerminate \(signal)"])
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.nextLine() == nil)
        #expect(await app.status() == 0)
    }

    @Test func theProcessReallyStopsAfterItsHandlersAndComesBackThroughThem() async throws {
        let app = try await launchedApp()
        for _ in 1...3 {
            app.send(SIGTSTP)
            #expect(
                await app.lines(through: "workLeftOnTheMainQueue background")
                    == background + ["workLeftOnTheMainQueue background"]
            )
            await app.stopped()
            app.send(SIGCONT)
            #expect(await app.lines(through: "didBecomeActive active") == foreground)
        }
    }

    @Test func aContinuationBeforeTheStopKeepsTheProcessRunning() async throws {
        let app = try await launchedApp(["REACT": "didEnterBackground \(SIGCONT)"])
        app.send(SIGTSTP)
        #expect(await app.lines(through: "didEnterBackground background") == background)
        let lines = await app.lines(through: "didBecomeActive active")
        #expect(lines.filter { !$0.hasPrefix("workLeftOnTheMainQueue") } == foreground)
        app.send(SIGTERM)
        #expect(await app.status() == 0)
    }

    @Test func aSecondStopSignalStopsOnce() async throws {
        let app = try await launchedApp(["REACT": "didEnterBackground \(SIGTSTP)"])
        app.send(SIGTSTP)
        await app.stopped()
        app.send(SIGCONT)
        #expect(
            await app.lines(through: "didBecomeActive active")
                == background + ["workLeftOnTheMainQueue background"] + foreground
        )
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test func aProcessThatIsStoppedByForceGoesOnWhereItWas() async throws {
        let app = try await launchedApp()
        app.send(SIGSTOP)
        await app.stopped()
        app.send(SIGCONT)
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test func aProcessThatIsTerminatedWhileStoppedSaysSoInsteadOfComingBack() async throws {
        let app = try await launchedApp()
        app.send(SIGTSTP)
        await app.stopped()
        app.send(SIGTERM)
        app.send(SIGCONT)
        #expect(
            await app.lines(through: "") == background + [
                "workLeftOnTheMainQueue background", "willTerminate background",
            ]
        )
        #expect(await app.status() == 0)
    }

    @Test func aStopThatIsTakenBackBeforeTheAppComesToItIsNotTold() async throws {
        let app = try await launchedApp(["HOLD": "didBecomeActive"])
        for _ in 1...1_000 {
            app.send(SIGTSTP)
            app.send(SIGCONT)
        }
        try app.write("go on")
        app.send(SIGTERM)
        #expect(await app.lines(through: "") == ["willTerminate active"])
    }

    @Test func aTerminatingSignalBeforeTheStopEndsTheProcessInsteadOfStoppingIt() async throws {
        let app = try await launchedApp(["REACT": "didEnterBackground \(SIGTERM)"])
        app.send(SIGTSTP)
        #expect(await app.lines(through: "").last == "willTerminate background")
        #expect(await app.status() == 0)
    }

    @Test func terminatingSignalsOfATerminalStayIgnoredIfTheProcessWasStartedSo() async throws {
        let app = try ChildApp(shell: #"trap "" HUP INT; exec "$0""#)
        #expect(await app.lines(through: "didBecomeActive active") == launch)
        for signal in [SIGHUP, SIGINT, SIGTSTP] {
            app.send(signal)
        }
        #expect(await app.stopped())
    }

    @Test func aStopStaysIgnoredIfTheProcessWasStartedSo() async throws {
        let app = try ChildApp(shell: #"trap "" TSTP; exec "$0""#)
        #expect(await app.lines(through: "didBecomeActive active") == launch)
        app.send(SIGTSTP)
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test func theTerminatingSignalIsTakenEvenIfTheProcessWasStartedToIgnoreIt() async throws {
        let app = try ChildApp(shell: #"trap "" TERM; exec "$0""#)
        #expect(await app.lines(through: "didBecomeActive active") == launch)
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test func signalsAreTakenEvenIfTheThreadBlockedThemThatStartedTheProcess() async throws {
        let app = try ChildApp(blocking: [SIGTSTP, SIGCONT, SIGTERM])
        #expect(await app.lines(through: "didBecomeActive active") == launch)
        app.send(SIGTSTP)
        #expect(await app.stopped())
        app.send(SIGCONT)
        _ = await app.lines(through: "didBecomeActive active")
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test func noSignalEndsTheProcessInAnotherWayOnceItTerminates() async throws {
        let app = try await launchedApp(["SOURCES": "LateSource SignalSource"])
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test func aThreadThatStopsTheSourceKeepsItsMaskIfAnotherOneHasStartedIt() async throws {
        let app = try ChildApp(environment: ["ELSEWHERE": ""])
        #expect(await app.lines(through: "") == ["stopped on another thread", "its mask is as it was"])
        #expect(await app.status() == 0)
    }

    @Test func aThreadThatWasThereBeforeKeepsNoSignalFromTheApp() async throws {
        let app = try await launchedApp(["THREAD": ""])
        for _ in 1...3 {
            app.send(SIGTSTP)
            #expect(await app.lines(through: "didEnterBackground background") == background)
            await app.stopped()
            app.send(SIGCONT)
            #expect(await app.lines(through: "didBecomeActive active").suffix(2) == foreground)
        }
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid"), "needs setsid"))
    func aProcessThatNoShellCanContinueComesBackInsteadOfStopping() async throws {
        // The leader of a session is in a process group that is orphaned.
        let app = try ChildApp(shell: #"setsid sh -c 'echo $$; exec "$0"' "$0"; exit $?"#)
        let process = try #require(await app.nextLine().flatMap(Int32.init))
        #expect(await app.lines(through: "didBecomeActive active") == launch)
        kill(process, SIGTSTP)
        #expect(
            await app.lines(through: "didBecomeActive active")
                == background + ["workLeftOnTheMainQueue background"] + foreground
        )
        kill(process, SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }
}
