import Foundation
import HeadlessUIKit
import Testing

/// Launches and states of an app without scenes.
extension ObservedUIKitTests {
    @Test("O01: a launch by the icon is inactive until it becomes active, without options") func launchByIcon() {
        let app = WitnessedApp(scenes: false)
        #expect(
            app.calls { app.system.launch() } == [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
            ])
        #expect(app.witness.launchOptions.count == 2)
        #expect(app.witness.launchOptions.allSatisfy { $0 == nil })
    }

    @Test("O02: a launch posts no foreground notification") func launchPosts() {
        let app = WitnessedApp(scenes: false)
        let posts = app.callsAndPosts { app.system.launch() }.filter { $0.hasPrefix("posted") }
        #expect(
            posts == ["posted UIApplicationDidFinishLaunching inactive", "posted UIApplicationDidBecomeActive active"])
    }

    @Test("O03: back from the home screen") func back() {
        let app = WitnessedApp(scenes: false)
        app.system.launch()
        app.system.enterBackground()
        #expect(
            app.calls { app.system.enterForeground() } == ["willEnterForeground background", "didBecomeActive active"])
    }

    @Test("O04: to the home screen") func away() {
        let app = WitnessedApp(scenes: false)
        app.system.launch()
        #expect(
            app.calls { app.system.enterBackground() } == ["willResignActive active", "didEnterBackground background"])
    }

    @Test("O05: the state is saved in the background, then the orientations are asked for") func savedState() {
        let app = WitnessedApp(scenes: false, lacks: [WitnessedApp.configuring])
        app.witness.savesState = true
        app.system.launch()
        #expect(
            app.calls { app.system.enterBackground() } == [
                "willResignActive active", "didEnterBackground background", "shouldSave background",
                "willEncode background", "orientations background",
            ])
        app.witness.savesState = false
        app.system.enterForeground()
        #expect(!app.calls { app.system.enterBackground() }.contains("willEncode background"))
    }

    @Test("O06: saved state is restored between the launch methods") func restoredState() {
        let before = WitnessedApp(scenes: false, lacks: [WitnessedApp.configuring])
        before.witness.savesState = true
        before.system.launch()
        before.system.enterBackground()
        let app = WitnessedApp(scenes: false)
        app.system.configuration.savedApplicationState = before.system.configuration.savedApplicationState
        app.witness.savesState = true
        #expect(
            app.calls { app.system.launch() } == [
                "willFinishLaunching inactive", "shouldRestore inactive", "didDecode inactive",
                "didFinishLaunching inactive", "didBecomeActive active",
            ])
        let forgetful = WitnessedApp(scenes: false)
        #expect(!forgetful.calls { forgetful.system.launch() }.contains("shouldRestore inactive"))
    }

    @Test("O07: the orientations are asked for four times before the launch, and three times after it")
    func orientationsAtLaunch() {
        let app = WitnessedApp(scenes: false, lacks: [WitnessedApp.configuring])
        let asked = "orientations inactive"
        #expect(
            app.calls { app.system.launch() } == [
                asked, asked, asked, asked, "willFinishLaunching inactive", "didFinishLaunching inactive",
                asked, asked, asked, "didBecomeActive active",
            ])
    }

    @Test("O08: before the delegate's first method the app is in the background") func stateBeforeLaunch() {
        #expect(WitnessedApp(scenes: false).application.applicationState == .background)
    }

    @Test("O09: a launch for a background fetch tells of no state") func backgroundFetch() {
        let app = WitnessedApp(scenes: false)
        app.system.launchReason = .background
        let calls = app.callsAndPosts {
            app.system.launch()
            app.system.performFetch { _ in }
        }
        #expect(
            calls == [
                "willFinishLaunching background", "didFinishLaunching background",
                "posted UIApplicationDidFinishLaunching background", "performFetch background",
            ])
        #expect(app.witness.launchOptions.allSatisfy { $0 == nil })
    }

    @Test("O09: others saw a launch in the background post that it entered the background") func backgroundIsPosted() {
        let app = WitnessedApp(scenes: false)
        app.system.launchReason = .background
        app.system.configuration.contestedReports = .backgroundPostedAtLaunch
        let calls = app.callsAndPosts { app.system.launch() }
        #expect(calls.last == "posted UIApplicationDidEnterBackground background")
        #expect(!calls.contains("didEnterBackground background"))
    }

    @Test("O10: an app that was launched in the background comes to the front") func frontAfterBackground() {
        let app = WitnessedApp(scenes: false)
        app.system.launchReason = .background
        app.system.launch()
        #expect(
            app.calls { app.system.enterForeground() } == ["willEnterForeground background", "didBecomeActive active"])
        #expect(app.application.connectedScenes.map(\.activationState) == [.foregroundActive])
    }

    @Test("O11: an app without a manifest has one scene during didFinish, in front and inactive")
    func sceneWithoutManifest() {
        let app = WitnessedApp(scenes: false)
        app.system.launch()
        #expect(app.witness.scenesAtLaunch == [.foregroundInactive])
        #expect(app.application.connectedScenes.map(\.activationState) == [.foregroundActive])
        app.system.enterBackground()
        #expect(app.application.connectedScenes.map(\.activationState) == [.background])
    }

    @Test("O12: a method that comes after the delegate was set is called when it is set anew") func addedMethod() {
        let foreground = "applicationWillEnterForeground:"
        let app = WitnessedApp(scenes: false, lacks: [foreground, WitnessedApp.configuring])
        app.system.launch()
        app.witness.lacks.remove(foreground)
        app.system.enterBackground()
        #expect(!app.calls { app.system.enterForeground() }.contains("willEnterForeground background"))
        unsafe app.application.delegate = nil
        unsafe app.application.delegate = app.witness
        app.system.enterBackground()
        #expect(app.calls { app.system.enterForeground() }.contains("willEnterForeground background"))
    }

    @Test("O31: with scenes the launch methods run in the background") func stateWithScenes() {
        let app = WitnessedApp(scenes: true)
        #expect(
            app.calls { app.system.launch() }.prefix(2) == [
                "willFinishLaunching background", "didFinishLaunching background",
            ])
    }

    @Test("O59: an app without a manifest whose delegate configures scenes has scenes") func scenesByDelegate() {
        let app = WitnessedApp(scenes: false, lacks: ["application:handlerForIntent:"])
        #expect(
            app.calls { app.system.launch() } == [
                "willFinishLaunching background", "didFinishLaunching background", "configuration 1 background",
                "scene 1 willConnect background", "scene 1 willEnterForeground background",
                "scene 1 didBecomeActive inactive",
            ])
        #expect(app.system.connectScene() == nil)
    }

    @Test("O60: an app that is terminated before its launch is told") func endBeforeLaunch() {
        let app = WitnessedApp(scenes: false)
        #expect(app.calls { app.system.terminate() } == ["willTerminate background"])
    }
}
