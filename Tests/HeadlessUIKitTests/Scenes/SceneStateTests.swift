import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SceneStateTests {
    private let tablet = Tablet.launched()

    @Test func theAppIsActiveBeforeItsSecondSceneIs() {
        let log = tablet.logWithNotifications { tablet.system.connectScene() }
        #expect(
            log.suffix(4) == [
                "UISceneDidActivateNotification 1 foregroundActive", "UIApplicationDidBecomeActiveNotification active",
                "didBecomeActive 2 foregroundActive", "UISceneDidActivateNotification 2 foregroundActive",
            ]
        )
    }

    @Test func theAppLeavesTheFrontWithItsLastScene() throws {
        let first = try #require(tablet.scene())
        let second = try #require(tablet.system.connectScene())
        let early = tablet.logWithNotifications { tablet.system.enterBackground(second) }
        #expect(
            early == [
                "willResignActive 2 foregroundActive", "UISceneWillDeactivateNotification 2 foregroundActive",
                "didEnterBackground 2 background", "UISceneDidEnterBackgroundNotification 2 background",
            ]
        )
        #expect(tablet.application.applicationState == .active)
        let late = tablet.logWithNotifications { tablet.system.enterBackground(first) }
        #expect(
            late == [
                "willResignActive 1 foregroundActive", "UISceneWillDeactivateNotification 1 foregroundActive",
                "UIApplicationWillResignActiveNotification active",
                "didEnterBackground 1 background", "UISceneDidEnterBackgroundNotification 1 background",
                "UIApplicationDidEnterBackgroundNotification background",
            ]
        )
    }

    @Test func theAppComesToTheFrontWithItsFirstScene() throws {
        let second = try #require(tablet.system.connectScene())
        tablet.system.enterBackground()
        let log = tablet.logWithNotifications { tablet.system.activate(second) }
        #expect(
            log == [
                "willEnterForeground 2 background", "UISceneWillEnterForegroundNotification 2 background",
                "UIApplicationWillEnterForegroundNotification background",
                "didBecomeActive 2 foregroundActive", "UISceneDidActivateNotification 2 foregroundActive",
                "UIApplicationDidBecomeActiveNotification active",
            ]
        )
        #expect(tablet.scene("1")?.activationState == .background)
    }

    @Test func aCoveredSceneLeavesTheAppInactive() throws {
        let scene = try #require(tablet.scene())
        tablet.system.deactivate(scene)
        #expect(scene.activationState == .foregroundInactive)
        #expect(tablet.application.applicationState == .inactive)
        #expect(tablet.log { tablet.system.activate(scene) } == ["didBecomeActive 1 foregroundActive"])
    }

    @Test func theWholeAppGoesToTheBackgroundAndTheSameScenesComeBack() throws {
        let hidden = try #require(tablet.system.connectScene())
        tablet.system.enterBackground(hidden)
        tablet.system.connectScene()
        let away = tablet.log { tablet.system.enterBackground() }
        #expect(
            away == [
                "willResignActive 1 foregroundActive", "willResignActive 3 foregroundActive",
                "didEnterBackground 1 background", "didEnterBackground 3 background",
            ]
        )
        let back = tablet.log { tablet.system.enterForeground() }
        #expect(
            back == [
                "willEnterForeground 1 background", "willEnterForeground 3 background",
                "didBecomeActive 1 foregroundActive", "didBecomeActive 3 foregroundActive",
            ]
        )
        #expect(hidden.activationState == .background)
    }

    @Test func aTransitionFromAnotherStateDoesNothing() throws {
        let scene = try #require(tablet.scene())
        let log = tablet.logWithNotifications {
            tablet.system.activate(scene)
            tablet.system.enterForeground(scene)
            tablet.system.enterForeground()
        }
        #expect(log.isEmpty)
        tablet.system.enterBackground(scene)
        let later = tablet.logWithNotifications {
            tablet.system.deactivate(scene)
            tablet.system.enterBackground(scene)
            tablet.system.enterBackground()
        }
        #expect(later.isEmpty)
    }

    @Test func theAppEndsAfterItsScenesAreDisconnected() {
        var statuses: [Int32] = []
        tablet.system.configuration.exit = { statuses.append($0) }
        let log = tablet.log { tablet.system.terminate() }
        #expect(
            log == [
                "willResignActive 1 foregroundActive", "didEnterBackground 1 background",
                "didDisconnect 1 unattached", "willTerminate background",
            ]
        )
        #expect(statuses == [0])
    }

    @Test func aSceneIsAskedOnceForEveryMethodWhenItsDelegateIsSet() throws {
        let delegate = try #require(tablet.sceneDelegate())
        let asked = delegate.questions
        #expect(asked.count == 18)
        #expect(asked.values.allSatisfy { $0 == 1 })
        tablet.system.enterBackground()
        tablet.system.enterForeground()
        #expect(delegate.questions == asked)
    }

    @Test func aSceneIsSentOnlyWhatItsDelegateSaidItHas() {
        let tablet = Tablet(lacks: ["sceneDidBecomeActive:"])
        #expect(!tablet.log { tablet.system.launch() }.contains { $0.hasPrefix("didBecomeActive") })
        tablet.delegate.lacks = []
        tablet.system.enterBackground()
        #expect(!tablet.log { tablet.system.enterForeground() }.contains { $0.hasPrefix("didBecomeActive") })
        #expect(tablet.application.applicationState == .active)
    }

    @Test func aSceneOwnsItsDelegate() throws {
        let scene = try #require(tablet.scene())
        weak var delegate: AnyObject?
        delegate = tablet.sceneDelegate()
        #expect(delegate != nil)
        scene.delegate = nil
        #expect(delegate == nil)
        #expect(tablet.log { tablet.system.enterBackground(scene) }.isEmpty)
    }

    @Test func theAnswersOfADelegateAreReadAnewWhenItIsSetAnew() throws {
        let scene = try #require(tablet.scene())
        let delegate = try #require(scene.delegate)
        tablet.delegate.lacks = ["sceneWillResignActive:"]
        scene.delegate = delegate
        #expect(tablet.log { tablet.system.deactivate(scene) } == ["willResignActive 1 foregroundActive"])
        tablet.system.activate(scene)
        scene.delegate = nil
        scene.delegate = delegate
        #expect(tablet.log { tablet.system.deactivate(scene) }.isEmpty)
    }

    @Test func theAppStaysOutOfTheBackgroundWithASceneThatIsOnlyCovered() throws {
        let first = try #require(tablet.scene())
        let second = try #require(tablet.system.connectScene())
        tablet.system.deactivate(second)
        tablet.system.enterBackground(first)
        #expect(tablet.application.applicationState == .inactive)
        tablet.system.enterBackground(second)
        #expect(tablet.application.applicationState == .background)
    }
}
