import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite(.net, .inTurn) struct StartTests {
    @Test func aURLArgumentIsTheLaunchURL() async throws {
        let app = try ChildApp("--log", "json", "courier://parcel/7")
        #expect(
            await app.lines(through: "didBecomeActive active") == [
                "didFinishLaunching inactive", "openURL courier://parcel/7 inactive", "didBecomeActive active",
            ]
        )
    }

    @Test func aURLArgumentThatWouldHaveToBeMendedIsToldAndNotOpened() async throws {
        let app = try ChildApp("courier:///%zz\u{1b}[31m")
        #expect(
            await app.lines(through: "didBecomeActive active")
                == ["didFinishLaunching inactive", "didBecomeActive active"]
        )
        app.send(SIGTERM)
        #expect(await app.status() == 0)
        #expect(app.errorText().contains("not opened: “courier:///%zz\\u{1B}[31m” is no URL"))
    }

    @Test func aSourceThatCannotStartIsExplainedAndEndsTheProcessWithItsStatus() async throws {
        let app = try ChildApp(environment: ["SOURCES": "SignalSource TakenSource"])
        #expect(await app.nextLine() == nil)
        #expect(await app.status() == 69)
        #expect(app.errorText() == "LifeCycleApp: the socket /run/courier is taken by process 7\n")
    }

    @Test func aStartThatFailsEndsTheAppAsItsConfigurationSays() async throws {
        let app = try ChildApp(environment: ["SOURCES": "SignalSource TakenSource", "EXIT": "1"])
        #expect(await app.nextLine() == "exit 69")
        app.send(SIGTERM)
        #expect(await app.nextLine() == nil)
        #expect(await app.status() == 128 + SIGTERM, "nothing was launched, and nobody takes signals any more")
    }

    @Test(arguments: ["SignalSource", "SignalSource ControlSocket"])
    func anAppThatIsStartedTwiceInOneProcessIsToldSo(sources: String) async throws {
        try await TemporaryDirectory.with { directory in
            let environment = ["SOURCES": sources, "AGAIN": "1", "XDG_RUNTIME_DIR": directory.path]
            let app = try ChildApp(environment: environment)
            #expect(await app.status() == 70)
            #expect(
                app.errorText().contains(
                    "LifeCycleApp: main() was called again in this process, which runs the app already; call it once"
                )
            )
        }
    }

    @Test func aSecondAnswerIsReportedAndTheAppLivesOn() async throws {
        let app = try ChildApp()
        #expect(await app.lines(through: "didBecomeActive active").last == "didBecomeActive active")
        app.send(SIGTERM)
        #expect(await app.status() == 0)
        #expect(app.errorText().contains("performFetchWithCompletionHandler: called its completion handler again"))
    }

    @Test func aSourceThatIsLeftOutIsNotHeard() async throws {
        let app = try ChildApp("courier://parcel/7", environment: ["SOURCES": "SignalSource"])
        #expect(
            await app.lines(through: "didBecomeActive active")
                == ["didFinishLaunching inactive", "didBecomeActive active"]
        )
    }
}
