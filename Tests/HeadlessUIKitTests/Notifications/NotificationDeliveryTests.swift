import Foundation
import HeadlessUIKit
import Testing

@Suite(.net) @MainActor struct NotificationDeliveryTests {
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

    @Test func ofTooManyNotificationsTheOldestGoes() {
        tablet.system.launch()
        tablet.system.enterBackground()
        let most = HeadlessSystem.mostNotifications
        for number in 1...most + 2 {
            let content = UNNotificationContent()
            tablet.system.deliver(UNNotificationRequest(identifier: "\(number)", content: content, trigger: nil))
        }
        #expect(tablet.system.notifications.map(\.request.identifier) == (3...most + 2).map(String.init))
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
}
