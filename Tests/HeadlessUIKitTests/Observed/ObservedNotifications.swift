import Foundation
import HeadlessUIKit
import Testing

/// Pushes, taps and actions.
extension ObservedUIKitTests {
    private func declare(_ options: UNNotificationActionOptions, in app: WitnessedApp) {
        let action = UNNotificationAction(identifier: "later", title: "Later", options: options)
        app.application.notificationCenter.setNotificationCategories([
            UNNotificationCategory(identifier: "parcel", actions: [action])
        ])
    }

    @Test("O21: a tapped push that launches, without a delegate of the center, is received before the app is active")
    func coldTapWithoutDelegate() {
        let app = WitnessedApp(scenes: false)
        let push = app.deliverPush()
        var isDone: [Bool] = []
        #expect(
            app.calls { app.system.respond(to: push) { isDone.append($0 != nil) } } == [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "didReceiveRemoteNotification inactive",
                "didBecomeActive active",
            ])
        #expect(app.witness.launchOptions.allSatisfy { $0?[.remoteNotification] != nil })
        #expect(isDone == [true])
    }

    @Test("O22: the same in the background") func warmTapWithoutDelegate() {
        let app = WitnessedApp(scenes: false)
        app.system.launch()
        app.system.enterBackground()
        let push = app.deliverPush()
        #expect(
            app.calls { app.system.respond(to: push) } == [
                "willEnterForeground background", "didReceiveRemoteNotification inactive", "didBecomeActive active",
            ])
    }

    @Test("O21: a notification of the app's own, and an action, are no push") func tapOnLocalNotification() {
        let app = WitnessedApp(scenes: false)
        app.system.launch()
        let own = app.system.deliver(
            UNNotificationRequest(identifier: "2", content: UNNotificationContent(), trigger: nil))
        #expect(app.calls { app.system.respond(to: own) }.isEmpty)
        let push = app.deliverPush()
        #expect(app.calls { app.system.respond(to: push, actionIdentifier: "later") }.isEmpty)
    }

    @Test("O23: a tapped push that launches, with a delegate of the center, is its response alone")
    func coldTap() {
        let app = WitnessedApp(scenes: false, centerDelegate: true)
        let push = app.deliverPush()
        #expect(
            app.calls { app.system.respond(to: push) } == [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "center didReceive inactive",
                "didBecomeActive active",
            ])
    }

    @Test("O24: a tap in the background is told before the app is active") func warmTap() {
        let app = WitnessedApp(scenes: false, centerDelegate: true)
        app.system.launch()
        app.system.enterBackground()
        let push = app.deliverPush()
        #expect(
            app.calls { app.system.respond(to: push) } == [
                "willEnterForeground background", "center didReceive inactive", "didBecomeActive active",
            ])
    }

    @Test("O25: a push is received when it arrives, and its response when it is tapped") func pushAndTap() {
        let app = WitnessedApp(scenes: false, centerDelegate: true)
        app.system.launch()
        app.system.enterBackground()
        let push = app.deliverPush()
        #expect(
            app.calls { app.system.receiveRemoteNotification([:]) { _ in } } == [
                "didReceiveRemoteNotification background"
            ])
        let calls = app.calls { app.system.respond(to: push) }
        #expect(calls.contains("center didReceive inactive"))
        #expect(!calls.contains { $0.hasPrefix("didReceiveRemoteNotification") })
    }

    @Test("O26: a push that launches in the background is in the options, and received after the launch")
    func pushLaunch() {
        let app = WitnessedApp(scenes: false)
        app.system.launchReason = .remoteNotification(["parcel": 7])
        #expect(
            app.calls { app.system.launch() } == [
                "willFinishLaunching background", "didFinishLaunching background",
                "didReceiveRemoteNotification background",
            ])
        let payloads = app.witness.launchOptions.map { $0?[.remoteNotification] as? [AnyHashable: Any] }
        #expect(payloads.map { $0?["parcel"] as? Int } == [7, 7])
    }

    @Test("O27: a delegate of the center that is set after the launch is not told of the tap that launched")
    func lateCenterDelegate() {
        let app = WitnessedApp(scenes: false)
        let own = app.system.deliver(
            UNNotificationRequest(identifier: "2", content: UNNotificationContent(), trigger: nil))
        let calls = app.calls {
            app.system.respond(to: own)
            app.application.notificationCenter.delegate = app.center
        }
        #expect(!calls.contains { $0.hasPrefix("center") })
    }

    @Test("O28: a notification is presented in front, and by nobody in the background") func presentation() {
        let app = WitnessedApp(scenes: false, centerDelegate: true)
        app.system.launch()
        #expect(app.calls { _ = app.deliverPush() } == ["center willPresent active"])
        app.system.enterBackground()
        #expect(app.calls { _ = app.deliverPush() }.isEmpty)
    }

    @Test("O29: an action without .foreground leaves the app in the background", arguments: [true, false])
    func backgroundAction(hasScenes: Bool) {
        let app = WitnessedApp(scenes: hasScenes, centerDelegate: true)
        declare([], in: app)
        app.system.launch()
        app.system.enterBackground()
        let push = app.deliverPush(category: "parcel")
        #expect(
            app.calls { app.system.respond(to: push, actionIdentifier: "later") } == ["center didReceive background"])
    }

    @Test("O29: it launches the app into the background, without a scene", arguments: [true, false])
    func backgroundActionLaunch(hasScenes: Bool) {
        let app = WitnessedApp(scenes: hasScenes, centerDelegate: true)
        declare([], in: app)
        let push = app.deliverPush(category: "parcel")
        #expect(
            app.calls { app.system.respond(to: push, actionIdentifier: "later") } == [
                "willFinishLaunching background", "didFinishLaunching background", "center didReceive background",
            ])
        #expect(app.application.connectedScenes.isEmpty)
    }

    @Test("O29: one with .foreground brings it to the front") func foregroundAction() {
        let app = WitnessedApp(scenes: false, centerDelegate: true)
        declare(.foreground, in: app)
        app.system.launch()
        app.system.enterBackground()
        let push = app.deliverPush(category: "parcel")
        #expect(app.calls { app.system.respond(to: push, actionIdentifier: "later") }.last == "didBecomeActive active")
    }

    @Test("O38: a tap that connects a scene is in its options, and told to the center's delegate") func coldTapOfScene()
    {
        let app = WitnessedApp(scenes: true, centerDelegate: true)
        let push = app.deliverPush()
        let calls = app.calls { app.system.respond(to: push) }
        #expect(calls.contains("scene 1 willConnect response background"))
        #expect(calls.contains { $0.hasPrefix("center didReceive") })
    }

    @Test("O38: others saw options without the response") func optionsWithoutResponse() {
        let app = WitnessedApp(scenes: true, centerDelegate: true)
        app.system.configuration.contestedReports = .connectionWithoutResponse
        let push = app.deliverPush()
        let calls = app.calls { app.system.respond(to: push) }
        #expect(calls.contains("scene 1 willConnect background"))
        #expect(calls.contains { $0.hasPrefix("center didReceive") })
    }

    @Test("O39: a push, and any other launch in the background, connects no scene", arguments: [true, false])
    func backgroundWithoutScene(isPush: Bool) {
        let app = WitnessedApp(scenes: true)
        app.system.launchReason = isPush ? .remoteNotification([:]) : .background
        let calls = app.calls { app.system.launch() }
        #expect(!calls.contains { $0.hasPrefix("scene") || $0.hasPrefix("configuration") })
        #expect(calls.contains("didReceiveRemoteNotification background") == isPush)
        #expect(app.witness.launchOptions.allSatisfy { $0 == nil })
    }
}
