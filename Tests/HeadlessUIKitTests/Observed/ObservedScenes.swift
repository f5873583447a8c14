import Foundation
import HeadlessUIKit
import Testing

/// The states of scenes, and two of them.
extension ObservedUIKitTests {
    private func launched() -> WitnessedApp {
        let app = WitnessedApp(scenes: true)
        app.system.launch()
        return app
    }

    @Test("O30: a launch by the icon connects a scene") func launchWithScenes() {
        let app = WitnessedApp(scenes: true)
        #expect(
            app.calls { app.system.launch() } == [
                "willFinishLaunching background", "didFinishLaunching background", "configuration 1 background",
                "scene 1 willConnect background", "scene 1 willEnterForeground background",
                "scene 1 didBecomeActive inactive",
            ])
    }

    @Test("O32: UIApplication's notifications are posted, too") func postsWithScenes() {
        let app = WitnessedApp(scenes: true)
        let posts = app.callsAndPosts { app.system.launch() }.filter { $0.hasPrefix("posted UIApplication") }
        #expect(
            posts == [
                "posted UIApplicationDidFinishLaunching background",
                "posted UIApplicationWillEnterForeground background", "posted UIApplicationDidBecomeActive active",
            ])
    }

    @Test("O33: forward, UIApplication's notification is right after the first scene's") func postsForward() {
        let app = launched()
        app.system.connectScene()
        app.system.enterBackground()
        let posts = app.callsAndPosts { app.system.enterForeground() }.filter { $0.hasPrefix("posted") }
        #expect(
            posts == [
                "posted UISceneWillEnterForeground background", "posted UIApplicationWillEnterForeground background",
                "posted UISceneWillEnterForeground inactive", "posted UISceneDidActivate inactive",
                "posted UIApplicationDidBecomeActive active", "posted UISceneDidActivate active",
            ])
    }

    @Test("O34: a scene's delegate is called before its notification is posted") func delegateFirst() {
        let app = launched()
        #expect(
            app.callsAndPosts { app.system.enterBackground() }.prefix(2) == [
                "scene 1 willResignActive active", "posted UISceneWillDeactivate active",
            ])
    }

    @Test("O40: a session that remains is not configured anew") func remainingSession() throws {
        let app = launched()
        app.system.disconnect(try #require(app.scene()))
        #expect(
            app.calls { app.system.enterForeground() } == [
                "scene 1 willConnect background", "scene 1 willEnterForeground background",
                "scene 1 didBecomeActive inactive",
            ])
    }

    @Test("O41: to the home screen and back") func roundTrip() {
        let app = launched()
        let calls = app.calls {
            app.system.enterBackground()
            app.system.enterForeground()
        }
        #expect(
            calls == [
                "scene 1 willResignActive active", "scene 1 didEnterBackground inactive",
                "scene 1 willEnterForeground background", "scene 1 didBecomeActive inactive",
            ])
    }

    @Test("O42: the app delegate's methods of the state are not called") func silentAppDelegate() {
        let app = WitnessedApp(scenes: true)
        let calls = app.calls {
            app.system.launch()
            app.system.enterBackground()
            app.system.enterForeground()
        }
        let states = ["didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground"]
        #expect(!calls.contains { call in states.contains { call.hasPrefix($0) } })
    }

    @Test("O43: backward, UIApplication's notification is after the last scene's") func postsBackward() {
        let app = launched()
        app.system.connectScene()
        let posts = app.callsAndPosts { app.system.enterBackground() }.filter { $0.hasPrefix("posted") }
        #expect(posts.last == "posted UIApplicationDidEnterBackground background")
        #expect(posts.filter { $0.contains("UISceneDidEnterBackground") }.count == 2)
    }

    @Test("O44: the app is not active yet when a scene is, and still active when one resigns") func stateAtPosts() {
        let app = launched()
        let calls = app.callsAndPosts {
            app.system.enterBackground()
            app.system.enterForeground()
        }
        #expect(calls.contains("posted UISceneWillDeactivate active"))
        #expect(calls.contains("posted UISceneDidActivate inactive"))
    }

    @Test("O45: what covers a scene has it resign, and become active again") func covered() throws {
        let app = launched()
        let scene = try #require(app.scene())
        let calls = app.calls {
            app.system.deactivate(scene)
            app.system.activate(scene)
        }
        #expect(calls == ["scene 1 willResignActive active", "scene 1 didBecomeActive inactive"])
    }

    @Test("O46: the Notification Center has it resign twice, and become active twice") func notificationCenter() throws
    {
        let app = launched()
        let scene = try #require(app.scene())
        let calls = app.calls {
            for _ in 1...2 {
                app.system.deactivate(scene)
                app.system.activate(scene)
            }
        }
        #expect(calls.filter { $0 == "scene 1 didBecomeActive inactive" }.count == 2)
    }

    @Test("O49: a second window is configured, connects, enters the foreground and becomes active") func secondWindow()
    {
        let app = launched()
        let calls = app.calls { app.system.connectScene() }
        #expect(
            calls.filter { !$0.hasPrefix("scene 1") }.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
                == ["configuration 2", "scene 2 willConnect", "scene 2 willEnterForeground", "scene 2 didBecomeActive"])
    }

    @Test("O50: the first window resigns, is active, resigns before that, and is active before the second one")
    func firstWindow() {
        let app = launched()
        let calls = app.calls { app.system.connectScene() }.map {
            $0.split(separator: " ").dropLast().joined(separator: " ")
        }
        #expect(
            calls == [
                "scene 1 willResignActive", "scene 1 didBecomeActive", "scene 1 willResignActive", "configuration 2",
                "scene 2 willConnect", "scene 2 willEnterForeground", "scene 1 didBecomeActive",
                "scene 2 didBecomeActive",
            ])
    }

    @Test("O51: a scene by AirPlay is visible and never active, and leaves the window alone") func airPlay() {
        let app = launched()
        let calls = app.calls { app.system.connectScene(role: .windowExternalDisplayNonInteractive) }
        #expect(
            calls == ["configuration 2 active", "scene 2 willConnect active", "scene 2 willEnterForeground active"])
        #expect(app.application.applicationState == .active)
    }

    @Test("O51: an app whose first scene is by AirPlay is not active, and one whose first scene is a car's is")
    func otherFirstScenes() {
        let display = WitnessedApp(scenes: true)
        display.system.connectScene(role: .windowExternalDisplayNonInteractive)
        #expect(display.application.applicationState == .inactive)
        let car = WitnessedApp(scenes: true)
        let calls = car.calls { car.system.connectScene(role: .carTemplateApplication) }
        #expect(calls.last == "scene 1 didBecomeActive inactive")
        #expect(car.application.applicationState == .active)
    }
}
