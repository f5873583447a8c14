import Foundation
import HeadlessUIKit
import Testing

@Suite(.net) @MainActor struct AnsweredNotificationTests {
    private let tablet = Tablet()
    private let delegate = NotificationDelegate()

    init() {
        tablet.application.notificationCenter.delegate = delegate
    }

    private var request: UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Parcel 7"
        content.userInfo = ["parcel": 7]
        return UNNotificationRequest(identifier: "parcel-7", content: content, trigger: nil)
    }

    @Test func aTapBringsTheAppToTheFrontAndIsToldToTheDelegate() {
        tablet.system.launch()
        tablet.system.enterBackground()
        let notification = tablet.system.deliver(request)
        let connections = tablet.delegate.connectionOptions.count
        var isDone: [Bool] = []
        let log = tablet.log { tablet.system.respond(to: notification) { isDone.append($0 != nil) } }
        #expect(log == ["willEnterForeground 1 background", "didBecomeActive 1 foregroundActive"])
        #expect(
            delegate.events.current == [
                "didReceive parcel-7 com.apple.UNNotificationDefaultActionIdentifier on the main thread"
            ]
        )
        #expect(isDone == [true])
        #expect(tablet.system.notifications.isEmpty)
        #expect(tablet.delegate.connectionOptions.count == connections)
    }

    @Test func aTapLaunchesAnAppThroughBothDoors() {
        let notification = tablet.system.deliver(request)
        var isDone: [Bool] = []
        let log = tablet.log { tablet.system.respond(to: notification) { isDone.append($0 != nil) } }
        #expect(log.first == "willFinishLaunching background")
        #expect(log.last == "didBecomeActive 1 foregroundActive")
        let response = tablet.delegate.connectionOptions.first?.notificationResponse
        #expect(response?.notification === notification)
        #expect(response.map(ObjectIdentifier.init) == delegate.responses.current.last)
        #expect(delegate.events.current.count == 1)
        #expect(isDone == [true])
    }

    @Test func aTapConnectsASceneToAnAppThatHasNone() {
        tablet.system.launchReason = .background
        tablet.system.launch()
        let notification = tablet.system.deliver(request)
        tablet.system.respond(to: notification)
        let response = tablet.delegate.connectionOptions.first?.notificationResponse
        #expect(response.map { [ObjectIdentifier($0)] } == delegate.responses.current)
        #expect(tablet.application.applicationState == .active)
    }

    @Test func aNotificationThatIsPutAwayLeavesTheAppWhereItIs() {
        tablet.system.launch()
        tablet.system.enterBackground()
        tablet.application.notificationCenter.setNotificationCategories([
            UNNotificationCategory(identifier: "", actions: [], options: .customDismissAction)
        ])
        let notification = tablet.system.deliver(request)
        let log = tablet.log {
            tablet.system.respond(to: notification, actionIdentifier: UNNotificationDismissActionIdentifier)
        }
        #expect(log.isEmpty)
        #expect(
            delegate.events.current == [
                "didReceive parcel-7 com.apple.UNNotificationDismissActionIdentifier on the main thread"
            ]
        )
    }

    @Test func whatTheUserWritesIsInTheResponse() {
        tablet.system.launch()
        let notification = tablet.system.deliver(request)
        tablet.system.respond(to: notification, actionIdentifier: "reply", userText: "At the door")
        #expect(delegate.events.current.last == "didReceive parcel-7 reply “At the door” on the main thread")
    }

    @Test func aResponseOnAnotherThreadIsDoneOnTheMainOne() async {
        tablet.system.launch()
        let notification = tablet.system.deliver(request)
        let isDone = await withCheckedContinuation { continuation in
            tablet.system.respond(to: notification, on: .background) { answer in
                MainActor.assertIsolated()
                continuation.resume(returning: answer != nil)
            }
        }
        #expect(isDone)
        #expect(delegate.events.current.last?.hasSuffix("on another thread") == true)
    }

    @Test func settingsAreOpenedInFront() {
        tablet.system.launch()
        tablet.system.enterBackground()
        let log = tablet.log { #expect(tablet.system.openNotificationSettings()) }
        #expect(log.last == "didBecomeActive 1 foregroundActive")
        #expect(delegate.events.current == ["openSettings nil on the main thread"])
    }

    @Test func withoutScenesATapIsInTheLaunchOptionsAndToldToTheDelegate() {
        let phone = Phone()
        phone.delegate.willLaunch = false
        phone.application.notificationCenter.delegate = delegate
        let notification = phone.system.deliver(request)
        phone.system.respond(to: notification)
        let payload = phone.delegate.launchOptions.first??[.remoteNotification] as? [AnyHashable: Any]
        #expect(payload?["parcel"] as? Int == 7)
        #expect(delegate.events.current.count == 1)
        #expect(phone.application.applicationState == .active)
    }
}
