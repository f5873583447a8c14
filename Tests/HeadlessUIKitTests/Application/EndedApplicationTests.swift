import Foundation
import HeadlessUIKit
import Testing

/// Applications that no process runs end without it, by default: no test here says what is to happen then.
@MainActor
struct EndedApplicationTests {
    @Test func theProcessGoesOnAfterAnApplicationThatItDoesNotRun() {
        let ends: [(HeadlessSystem) -> Void] = [
            { $0.terminate() }, { $0.swipeAway() }, { system in system.frontScene.map(system.close) },
        ]
        for end in ends {
            let tablet = Tablet.launched()
            end(tablet.system)
            #expect(tablet.delegate.log.last == "willTerminate background")
        }
        let phone = Phone()
        phone.system.launch()
        phone.system.swipeAway()
        #expect(phone.delegate.log.last == "willTerminate background")
    }

    @Test func nothingIsAnsweredOrPostedByAnApplicationThatIsOver() throws {
        let url = try #require(URL(string: "app://page"))
        let tablet = Tablet.launched()
        let center = NotificationDelegate()
        tablet.application.notificationCenter.delegate = center
        let session = try #require(tablet.scene()?.session)
        tablet.system.terminate()
        let log = tablet.logWithNotifications {
            let system = tablet.system
            #expect(!system.launch())
            #expect(system.open(url) == nil)
            #expect(system.continueUserActivity(NSUserActivity(activityType: "page")) == nil)
            #expect(system.connectScene() == nil)
            #expect(system.reconnectScene(of: session) == nil)
            #expect(!system.openNotificationSettings())
            system.discard([session])
            system.enterForeground()
            system.enterBackground()
            system.receiveMemoryWarning()
            system.terminate()
            system.swipeAway()
            system.performFetch { #expect($0 == nil) }
            system.performAction(for: UIApplicationShortcutItem(type: "a", localizedTitle: "A")) { #expect($0 == nil) }
            let request = UNNotificationRequest(identifier: "1", content: UNMutableNotificationContent(), trigger: nil)
            let notification = system.deliver(request) { #expect($0 == nil) }
            system.respond(to: notification) { #expect($0 == nil) }
        }
        #expect(log == [])
    }
}
