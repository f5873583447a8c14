import Foundation
import HeadlessUIKit
import Testing

/// The ends of scenes and apps.
extension ObservedUIKitTests {
    private func launched() -> WitnessedApp {
        let app = WitnessedApp(scenes: true)
        app.system.launch()
        return app
    }

    @Test("O52: an app that is swiped away from the front resigns, and ends without entering the background")
    func swipedAway() {
        let app = launched()
        #expect(
            app.calls { app.system.swipeAway() } == [
                "scene 1 willResignActive active", "scene 1 didDisconnect inactive", "didDiscard 1 background",
                "willTerminate background",
            ])
        #expect(app.exits == [0])
        #expect(app.application.openSessions.isEmpty)
        #expect(app.calls { app.system.swipeAway() }.isEmpty)
    }

    @Test("O52: others saw it enter the background first") func swipedAwayByOthers() {
        let app = launched()
        app.system.configuration.contestedReports = .backgroundBeforeSwipe
        #expect(
            app.calls { app.system.swipeAway() } == [
                "scene 1 willResignActive active", "scene 1 didEnterBackground inactive",
                "scene 1 didDisconnect background", "didDiscard 1 background", "willTerminate background",
            ])
    }

    @Test("O52: without scenes, of which nobody wrote, it enters the background") func swipedAwayWithoutScenes() {
        let app = WitnessedApp(scenes: false)
        app.system.launch()
        #expect(
            app.calls { app.system.swipeAway() } == [
                "willResignActive active", "didEnterBackground background", "willTerminate background",
            ]
        )
    }

    @Test("O53: scenes disconnect before the app terminates") func endBySystem() {
        let app = launched()
        #expect(
            app.calls { app.system.terminate() } == [
                "scene 1 willResignActive active", "scene 1 didEnterBackground inactive",
                "scene 1 didDisconnect background", "willTerminate background",
            ])
        #expect(app.application.openSessions.count == 1)
    }

    @Test("O54: one window of two that is closed is discarded, and the other resigns and becomes active")
    func closedWindow() throws {
        let app = launched()
        app.system.connectScene()
        let calls = app.calls { app.scene("2").map(app.system.close) }
        #expect(
            calls == [
                "scene 2 willResignActive active", "scene 2 didEnterBackground active", "scene 2 didDisconnect active",
                "didDiscard 2 active", "scene 1 willResignActive active", "scene 1 didBecomeActive inactive",
            ])
        #expect(app.exits.isEmpty)
    }

    @Test("O55: the app ends with its last window") func lastWindow() {
        let app = launched()
        let calls = app.calls { app.scene().map(app.system.close) }
        #expect(
            calls == [
                "scene 1 willResignActive active", "scene 1 didDisconnect inactive", "didDiscard 1 background",
                "willTerminate background",
            ])
        #expect(app.exits == [0])
    }

    @Test("O55: it lives on with a window that is not connected, and in a car") func notTheLastWindow() throws {
        let app = launched()
        let second = try #require(app.system.connectScene())
        app.system.disconnect(second)
        app.scene().map(app.system.close)
        #expect(app.exits.isEmpty)
        let car = launched()
        car.system.connectScene(role: .carTemplateApplication)
        car.scene().map(car.system.close)
        #expect(car.exits.isEmpty)
    }

    @Test("O56: a quick swipe has a new scene enter the foreground and the background") func quickSwipe() throws {
        let app = launched()
        app.system.disconnect(try #require(app.scene()))
        let calls = app.calls {
            let scene = app.system.connectScene(inForeground: false)
            scene.map(app.system.enterForeground)
            scene.map(app.system.enterBackground)
        }
        #expect(
            calls.suffix(2) == ["scene 2 willEnterForeground background", "scene 2 didEnterBackground inactive"])
    }
}
