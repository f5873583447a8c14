import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TransitionTests {
    private func launchedPhone() -> Phone {
        let phone = Phone()
        phone.system.launch()
        return phone
    }

    @Test func backgroundAndBackShowTheStatesThatUIKitShows() {
        let phone = launchedPhone()
        #expect(
            phone.log { phone.system.enterBackground() } == [
                "willResignActive active", "didEnterBackground background",
            ]
        )
        #expect(
            phone.log { phone.system.enterForeground() } == [
                "willEnterForeground background", "didBecomeActive active",
            ]
        )
    }

    @Test func notificationsOfATransitionFollowTheDelegate() {
        let phone = launchedPhone()
        let log = phone.logWithNotifications {
            phone.system.enterBackground()
            phone.system.enterForeground()
        }
        #expect(
            log == [
                "willResignActive active", "UIApplicationWillResignActiveNotification active",
                "didEnterBackground background", "UIApplicationDidEnterBackgroundNotification background",
                "willEnterForeground background", "UIApplicationWillEnterForegroundNotification background",
                "didBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
            ]
        )
    }

    @Test func onlyRealTransitionsAreTold() {
        let phone = launchedPhone()
        #expect(phone.log { phone.system.enterForeground() }.isEmpty)
        phone.system.enterBackground()
        #expect(phone.log { phone.system.enterBackground() }.isEmpty)
    }

    @Test func anAppThatWasNotLaunchedHasNoTransitions() {
        let phone = Phone()
        #expect(
            phone.log {
                phone.system.enterBackground()
                phone.system.enterForeground()
            }.isEmpty
        )
    }

    @Test func aTransitionBegunInsideAnotherIsTheLastWord() {
        let phone = launchedPhone()
        phone.system.enterBackground()
        phone.delegate.onEvent = { event in
            if event == "didBecomeActive" {
                phone.delegate.onEvent = { _ in }
                phone.system.enterBackground()
            }
        }
        phone.system.enterForeground()
        #expect(phone.application.applicationState == .background)
        #expect(phone.delegate.log.last == "didEnterBackground background")
    }

    @Test func terminationIsToldOnceAndEndsTheProcessWithStatusZero() {
        let phone = launchedPhone()
        var statuses: [Int32] = []
        phone.system.configuration.exit = { statuses.append($0) }
        let log = phone.logWithNotifications {
            phone.system.terminate()
            phone.system.terminate()
        }
        #expect(log == ["willTerminate active", "UIApplicationWillTerminateNotification active"])
        #expect(statuses == [0])
    }

    @Test func conditionsAreToldBeforeTheirNotifications() {
        let phone = launchedPhone()
        let log = phone.logWithNotifications {
            phone.system.receiveMemoryWarning()
            phone.system.changeTimeSignificantly()
        }
        #expect(
            log == [
                "didReceiveMemoryWarning active", "UIApplicationDidReceiveMemoryWarningNotification active",
                "significantTimeChange active", "UIApplicationSignificantTimeChangeNotification active",
            ]
        )
    }

    @Test func protectedDataIsStillThereWhenItsEndIsAnnounced() {
        let phone = launchedPhone()
        let log = phone.log {
            for available in [true, false, false, true] {
                phone.system.setProtectedDataAvailable(available)
            }
        }
        #expect(
            log == [
                "protectedDataWillBecomeUnavailable available=true active",
                "protectedDataDidBecomeAvailable available=true active",
            ]
        )
    }

    @Test func theStatusSaysWhatTheAppIsDoing() throws {
        let phone = launchedPhone()
        phone.system.configuration.name = "courier"
        phone.system.enterBackground()
        phone.system.setProtectedDataAvailable(false)
        let status = phone.system.status
        #expect(status.name == "courier")
        #expect(status.applicationState == "background")
        #expect(status.orientation == "portrait")
        #expect(!status.isProtectedDataAvailable)
        #expect(status.processIdentifier == ProcessInfo.processInfo.processIdentifier)
        #expect(try JSONDecoder().decode(HeadlessStatus.self, from: JSONEncoder().encode(status)) == status)
    }
}
