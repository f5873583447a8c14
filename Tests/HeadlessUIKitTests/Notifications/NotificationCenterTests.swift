import Foundation
import HeadlessUIKit
import Testing

@Suite(.timeLimit(.minutes(1))) @MainActor struct NotificationCenterTests {
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

    // MARK: - Delivery

    @Test func inFrontTheDelegateDecidesHowANotificationIsPresented() {
        tablet.system.launch()
        delegate.presentation.current = { $0([.banner, .sound]) }
        var answers: [UNNotificationPresentationOptions?] = []
        let notification = tablet.system.deliver(request) { answers.append($0) }
        #expect(delegate.events.current == ["willPresent parcel-7 on the main thread"])
        #expect(answers == [[.banner, .sound]])
        #expect(tablet.system.notifications == [notification])
    }

    @Test(arguments: [UNNotificationPresentationOptions(), .sound])
    func aNotificationThatIsPresentedNowhereCannotBeTapped(options: UNNotificationPresentationOptions) {
        tablet.system.launch()
        delegate.presentation.current = { $0(options) }
        tablet.system.deliver(request)
        #expect(tablet.system.notifications.isEmpty)
    }

    @Test func inTheBackgroundNobodyIsAsked() {
        tablet.system.launch()
        tablet.system.enterBackground()
        var answers: [UNNotificationPresentationOptions?] = []
        tablet.system.deliver(request) { answers.append($0) }
        #expect(delegate.events.current.isEmpty)
        #expect(answers == [nil])
        #expect(tablet.system.notifications.count == 1)
    }

    @Test func withoutADelegateNothingIsPresentedInFront() {
        tablet.application.notificationCenter.delegate = nil
        tablet.system.launch()
        var answers: [UNNotificationPresentationOptions?] = []
        tablet.system.deliver(request) { answers.append($0) }
        #expect(answers == [nil])
        #expect(tablet.system.notifications.isEmpty)
    }

    @Test func aNotificationReplacesTheOneOfItsIdentifier() {
        tablet.system.launch()
        tablet.system.enterBackground()
        tablet.system.deliver(request)
        let second = tablet.system.deliver(request)
        #expect(tablet.system.notifications == [second])
    }

    @Test func theDelegateMayBeCalledOnAnyThread() async {
        tablet.system.launch()
        delegate.presentation.current = { $0(.list) }
        let options = await withCheckedContinuation { continuation in
            tablet.system.deliver(request, on: .background) { options in
                MainActor.assertIsolated()
                continuation.resume(returning: options)
            }
        }
        #expect(options == .list)
        #expect(delegate.events.current == ["willPresent parcel-7 on another thread"])
    }

    @Test func aSecondAnswerIsIgnored() {
        tablet.system.launch()
        delegate.presentation.current = { completion in
            completion(.badge)
            completion(.banner)
        }
        var answers: [UNNotificationPresentationOptions?] = []
        tablet.system.deliver(request) { answers.append($0) }
        #expect(answers == [.badge])
    }

    @Test(arguments: [NotificationThread.main, .background])
    func anAnswerThatNeverComesMeansNotToPresent(thread: NotificationThread) async {
        tablet.system.launch()
        delegate.presentation.current = { _ in }
        let options = await withCheckedContinuation { continuation in
            tablet.system.deliver(request, on: thread) { continuation.resume(returning: $0) }
        }
        #expect(options == [])
    }

    // MARK: - Responses

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

    // MARK: - The centre

    @Test func theCentreDoesNotOwnItsDelegateAndReadsItsAnswersOnce() {
        let center = UNUserNotificationCenter()
        weak var observed: NotificationDelegate?
        do {
            let delegate = NotificationDelegate()
            observed = delegate
            center.delegate = delegate
            center.delegate = delegate
            #expect(delegate.questions.current.count == 3)
        }
        #expect(observed == nil)
        #expect(center.delegate == nil)
    }

    @Test func theCentreCallsOnlyWhatItsDelegateSaidItHas() {
        delegate.lacks.current = ["userNotificationCenter:willPresentNotification:withCompletionHandler:"]
        tablet.application.notificationCenter.delegate = nil
        tablet.application.notificationCenter.delegate = delegate
        delegate.lacks.current = []
        tablet.system.launch()
        tablet.system.deliver(request)
        #expect(delegate.events.current.isEmpty)
    }

    @Test func anOrdinaryObjectHasEveryMethodOfTheCentresDelegate() {
        final class Plain: NSObject, UNUserNotificationCenterDelegate {}
        let plain = Plain()
        tablet.application.notificationCenter.delegate = plain
        tablet.system.launch()
        var answers: [UNNotificationPresentationOptions?] = []
        let notification = tablet.system.deliver(request) { answers.append($0) }
        tablet.system.respond(to: notification) { answers.append($0 == nil ? nil : .badge) }
        withExtendedLifetime(plain) {}
        #expect(answers == [[], .badge])
    }

    @Test func anAppHasItsOwnNotificationsDelivered() async throws {
        tablet.system.launch()
        delegate.presentation.current = { $0(.banner) }
        try await tablet.application.notificationCenter.add(request)
        #expect(delegate.events.current == ["willPresent parcel-7 on the main thread"])
        #expect(tablet.system.notifications.first?.request.content.title == "Parcel 7")
    }

    @Test(arguments: [true, false])
    func permissionIsWhatTheConfigurationSays(allows: Bool) async throws {
        tablet.system.configuration.allowsNotifications = allows
        let isGranted = try await tablet.application.notificationCenter.requestAuthorization(options: [.alert, .badge])
        #expect(isGranted == allows)
    }

    @Test func aRequestKeepsWhatItsContentWas() {
        let content = UNMutableNotificationContent()
        content.body = "At the door"
        let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
        content.body = "Gone"
        #expect(request.content.body == "At the door")
    }
}
