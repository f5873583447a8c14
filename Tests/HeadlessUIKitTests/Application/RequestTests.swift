import Foundation
import HeadlessUIKit
import Testing

@Suite(.net) @MainActor struct RequestTests {
    private let parcel = URL(fileURLWithPath: "/parcel/7")
    private let phone = Phone()

    init() {
        phone.system.launch()
        phone.delegate.log = []
    }

    @Test(arguments: [true, false])
    func theDelegatesAnswerToAURLIsReturned(opens: Bool) {
        phone.delegate.opens = { _ in opens }
        #expect(phone.system.open(parcel) == opens)
    }

    @Test func aURLBringsAnAppInTheBackgroundToTheFront() {
        phone.system.enterBackground()
        #expect(
            phone.log { phone.system.open(parcel) } == [
                "willEnterForeground background", "openURL \(parcel) inactive", "didBecomeActive active",
            ]
        )
    }

    @Test func aURLIsOpenedInFrontWithoutATransition() {
        #expect(phone.log { phone.system.open(parcel) } == ["openURL \(parcel) active"])
    }

    @Test func aPushLeavesAnAppInTheBackground() {
        phone.system.enterBackground()
        #expect(
            phone.log { phone.system.receiveRemoteNotification([:]) { _ in } }
                == ["didReceiveRemoteNotification background"]
        )
    }

    @Test func anActivityIsAnnouncedAndItsObjectsAreRestored() {
        final class Page: UIResponder {
            var restored: [String] = []

            override func restoreUserActivityState(_ userActivity: NSUserActivity) {
                restored.append(userActivity.activityType)
            }
        }
        let page = Page()
        phone.delegate.restored = [page, page]
        #expect(phone.system.continueUserActivity(NSUserActivity(activityType: "read")) == true)
        #expect(phone.delegate.log == ["willContinue read active", "continue read active"])
        #expect(page.restored == ["read", "read"])
    }

    @Test func anActivityThatDoesNotComeIsAnnouncedAndTakenBack() {
        phone.system.failToContinueUserActivity(type: "read", error: CancellationError())
        #expect(phone.delegate.log == ["willContinue read active", "didFailToContinue read active"])
    }

    @Test func registrationIsAnsweredOnALaterTurn() async {
        _ = await firstAnswer { take in
            phone.delegate.onEvent = take
            phone.application.registerForRemoteNotifications()
            #expect(phone.delegate.log.isEmpty)
        }
        #expect(phone.delegate.log == ["didRegister 32 active"])
        #expect(phone.application.isRegisteredForRemoteNotifications)
        phone.application.unregisterForRemoteNotifications()
        #expect(!phone.application.isRegisteredForRemoteNotifications)
    }

    @Test func aRegistrationThatFailsIsTold() async {
        phone.system.configuration.remoteNotificationRegistration = .failure(CancellationError())
        _ = await firstAnswer { take in
            phone.delegate.onEvent = take
            phone.application.registerForRemoteNotifications()
        }
        #expect(phone.delegate.log == ["didFailToRegister active"])
        #expect(!phone.application.isRegisteredForRemoteNotifications)
    }
}
