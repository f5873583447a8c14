import Foundation
import HeadlessUIKit
import Testing

/// URLs, activities and quick actions of an app without scenes.
extension ObservedUIKitTests {
    private var link: NSUserActivity { NSUserActivity(activityType: "link") }
    private var action: UIApplicationShortcutItem { UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan") }

    /// What an app calls that is launched for something.
    private func calls(launching app: WitnessedApp, for reason: LaunchReason) -> [String] {
        app.system.launchReason = reason
        return app.calls { app.system.launch() }
    }

    /// An app in the background.
    private func hidden(scenes hasScenes: Bool) -> WitnessedApp {
        let app = WitnessedApp(scenes: hasScenes)
        app.system.launch()
        app.system.enterBackground()
        return app
    }

    @Test("O13: a URL that launches is in the options, and opened before the app is active") func coldURL() {
        let app = WitnessedApp(scenes: false)
        #expect(
            calls(launching: app, for: .url(.parcel, sourceApplication: "com.apple.mobilesafari")) == [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "openURL inactive",
                "didBecomeActive active",
            ])
        for options in app.witness.launchOptions {
            #expect(options?[.url] as? URL == .parcel)
            #expect(options?[.sourceApplication] as? String == "com.apple.mobilesafari")
        }
    }

    @Test("O14: a URL in the background is opened before the app is active") func warmURL() {
        let app = hidden(scenes: false)
        #expect(
            app.calls { app.system.open(.parcel) } == [
                "willEnterForeground background", "openURL inactive", "didBecomeActive active",
            ])
    }

    @Test("O15: a launch method that returned false keeps the URL back") func declinedURL() {
        let app = WitnessedApp(scenes: false)
        app.witness.launches = false
        #expect(!calls(launching: app, for: .url(.parcel)).contains("openURL inactive"))
    }

    @Test("O16: a link that launches is announced and continued before the app is active") func coldLink() {
        let app = WitnessedApp(scenes: false)
        #expect(
            calls(launching: app, for: .userActivity(link)) == [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "willContinue inactive",
                "continue inactive", "didBecomeActive active",
            ])
    }

    @Test("O17: a link's launch options have its identifier, its type, itself, and the app that it was in")
    func linkOptions() {
        let web = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        let options = launchOptions(for: .userActivity(web))
        let entries = options?[.userActivityDictionary] as? [String: Any]
        #expect(entries?.count == 3)
        #expect(entries?["UIApplicationLaunchOptionsUserActivityTypeKey"] as? String == web.activityType)
        #expect(entries?["UIApplicationLaunchOptionsUserActivityKey"] as? NSUserActivity === web)
        #expect((entries?["UIApplicationLaunchOptionsUserActivityIdentifierKey"] as? String)?.isEmpty == false)
        #expect(options?[.sourceApplication] as? String == "com.apple.mobilesafari")
        #expect(options?.count == 2)
        #expect(launchOptions(for: .userActivity(link))?.count == 1)
        #expect(launchOptions(for: .handoff(web))?.count == 1)
    }

    private func launchOptions(for reason: LaunchReason) -> [UIApplication.LaunchOptionsKey: Any]? {
        let app = WitnessedApp(scenes: false)
        _ = calls(launching: app, for: reason)
        return app.witness.launchOptions.first ?? nil
    }

    @Test("O18: a link in the background is continued before the app is active") func warmLink() {
        let app = hidden(scenes: false)
        #expect(
            app.calls { app.system.continueUserActivity(link) } == [
                "willEnterForeground background", "willContinue inactive", "continue inactive",
                "didBecomeActive active",
            ])
    }

    @Test(
        "O19: a quick action that launches is performed unless a launch method returned false",
        arguments: [true, false])
    func coldAction(launches: Bool) {
        let app = WitnessedApp(scenes: false)
        app.witness.launches = launches
        #expect(calls(launching: app, for: .shortcutItem(action)).contains("performAction inactive") == launches)
        #expect(app.witness.launchOptions.allSatisfy { $0?[.shortcutItem] != nil })
    }

    @Test("O20: a quick action in the background is performed before the app is active") func warmAction() {
        let app = hidden(scenes: false)
        #expect(
            app.calls { app.system.performAction(for: action) { _ in } } == [
                "willEnterForeground background", "performAction inactive", "didBecomeActive active",
            ])
    }

    @Test("O35: a URL that connects a scene is in its options alone") func coldURLOfScene() {
        let app = WitnessedApp(scenes: true)
        let calls = calls(launching: app, for: .url(.parcel))
        #expect(calls.contains("scene 1 willConnect url background"))
        #expect(!calls.contains { $0.contains("openURL") })
        #expect(app.witness.launchOptions.allSatisfy { $0 == nil })
    }

    @Test("O36: a link that connects a scene is in its options alone") func coldLinkOfScene() {
        let app = WitnessedApp(scenes: true)
        let calls = calls(launching: app, for: .userActivity(link))
        #expect(calls.contains("scene 1 willConnect activity background"))
        #expect(!calls.contains { $0.contains("ontinue") })
    }

    @Test("O37: a quick action that connects a scene is in its options alone") func coldActionOfScene() {
        let app = WitnessedApp(scenes: true)
        let calls = calls(launching: app, for: .shortcutItem(action))
        #expect(calls.contains("scene 1 willConnect action background"))
        #expect(!calls.contains { $0.contains("performAction") })
    }

    @Test("O47: a URL for a scene in the background is opened before the scene is active") func warmURLOfScene() {
        let app = hidden(scenes: true)
        #expect(
            app.callsAndPosts { app.system.open(.parcel) }.filter { !$0.contains("Deactivate") } == [
                "scene 1 willEnterForeground background", "posted UISceneWillEnterForeground background",
                "posted UIApplicationWillEnterForeground background", "scene 1 openURLContexts inactive",
                "scene 1 didBecomeActive inactive", "posted UISceneDidActivate inactive",
                "posted UIApplicationDidBecomeActive active",
            ])
    }

    @Test("O47: others saw it opened after the scene was active") func lateURLOfScene() {
        let app = hidden(scenes: true)
        app.system.configuration.contestedReports = .urlAfterActivation
        #expect(
            app.calls { app.system.open(.parcel) } == [
                "scene 1 willEnterForeground background", "scene 1 didBecomeActive inactive",
                "scene 1 openURLContexts active",
            ])
    }

    @Test("O48: a link for a running scene is announced and continued by it") func warmLinkOfScene() {
        let app = WitnessedApp(scenes: true)
        app.system.launch()
        #expect(
            app.calls { app.system.continueUserActivity(link) } == [
                "scene 1 willContinue active", "scene 1 continue active",
            ])
    }
}
