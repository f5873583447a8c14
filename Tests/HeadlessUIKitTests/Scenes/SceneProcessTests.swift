import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An application with scenes in a process of its own, as `main()` runs it.
@Suite(.net, .inTurn) struct SceneProcessTests {
    private let foreground = [
        "willEnterForeground 1 background background", "didBecomeActive 1 foregroundActive inactive",
    ]
    private let background = [
        "willResignActive 1 foregroundActive active", "didEnterBackground 1 background inactive",
    ]

    @Test func aLaunchForAURLIsInTheOptionsOfTheFirstScene() async throws {
        let app = try ChildApp("courier://parcel/7", environment: ["SCENES": ""])
        #expect(
            await app.lines(through: "didBecomeActive 1 foregroundActive inactive") == [
                "didFinishLaunching background", "willConnect courier://parcel/7 1 unattached background",
                "willEnterForeground 1 unattached background", "didBecomeActive 1 foregroundActive inactive",
            ]
        )
    }

    @Test func signalsPutTheScenesAwayBringThemBackAndEndTheApp() async throws {
        let app = try ChildApp(environment: ["SCENES": ""])
        _ = await app.lines(through: "didBecomeActive 1 foregroundActive inactive")
        app.send(SIGTSTP)
        #expect(await app.lines(through: "didEnterBackground 1 background inactive") == background)
        app.send(SIGCONT)
        #expect(await app.lines(through: "didBecomeActive 1 foregroundActive inactive") == foreground)
        app.send(SIGTERM)
        #expect(
            await app.lines(through: "willTerminate background")
                == background + ["didDisconnect 1 unattached background", "willTerminate background"]
        )
        #expect(await app.status() == 0)
    }
}
