import Foundation
import HeadlessUIKit
import Testing

/// What an app is told that asks for a transition, or an end, while it is told of one.
@MainActor struct RepeatedTransitionTests {
    /// What is done to a window, or to the application.
    enum Change: CaseIterable {
        case deactivate, enterBackground, disconnect, close, putAway, swipeAway, terminate

        @MainActor func make(to scene: UIScene, of system: HeadlessSystem) {
            switch self {
            case .deactivate: system.deactivate(scene)
            case .enterBackground: system.enterBackground(scene)
            case .disconnect: system.disconnect(scene)
            case .close: system.close(scene)
            case .putAway: system.enterBackground()
            case .swipeAway: system.swipeAway()
            case .terminate: system.terminate()
            }
        }
    }

    @Test(arguments: Change.allCases, Change.allCases)
    func aWindowThatChangesWhileItResignsIsToldOnceOfEach(first: Change, second: Change) throws {
        let tablet = Tablet.launched()
        let scene = try #require(tablet.scene())
        var statuses: [Int32] = []
        tablet.system.configuration.exit = { statuses.append($0) }
        tablet.delegate.onEvent = { if $0 == "willResignActive 1" { second.make(to: scene, of: tablet.system) } }
        let log = tablet.logWithNotifications { first.make(to: scene, of: tablet.system) }
        #expect(log.count(where: { $0.hasPrefix("willResignActive") }) == 1)
        #expect(Set(log).count == log.count, "\(log)")
        let ends = [Change.close, .swipeAway, .terminate]
        #expect(statuses == (ends.contains(first) || ends.contains(second) ? [EXIT_SUCCESS] : []))
        #expect(log.contains { $0.hasPrefix("willTerminate") } == (statuses.count == 1))
    }

    @Test(arguments: Change.allCases)
    func aWindowThatChangesWhileItsResigningIsPostedIsToldOnceOfEach(change: Change) throws {
        let tablet = Tablet.launched()
        let scene = try #require(tablet.scene())
        let resigning = [
            "\(UIScene.willDeactivateNotification.rawValue) 1", UIApplication.willResignActiveNotification.rawValue,
        ]
        tablet.system.configuration.exit = { _ in }
        tablet.delegate.onEvent = { if resigning.contains($0) { change.make(to: scene, of: tablet.system) } }
        let log = tablet.logWithNotifications { tablet.system.deactivate(scene) }
        #expect(log.first == "willResignActive 1 foregroundActive")
        #expect(Set(log).count == log.count, "\(log)")
    }

    @Test func aWindowThatIsClosedWhileItResignsIsClosedOnce() throws {
        let tablet = Tablet.launched()
        tablet.system.connectScene()
        let scene = try #require(tablet.scene())
        tablet.delegate.onEvent = { if $0 == "willResignActive 1" { tablet.system.close(scene) } }
        #expect(
            tablet.log { tablet.system.close(scene) } == [
                "willResignActive 1 foregroundActive", "didEnterBackground 1 background", "didDisconnect 1 unattached",
                "didDiscard 1 active", "willResignActive 2 foregroundActive", "didBecomeActive 2 foregroundActive",
            ])
    }

    @Test func aWindowThatIsDisconnectedAsItComesToTheFrontDoesNotBecomeActive() throws {
        let tablet = Tablet.launched()
        tablet.system.enterBackground()
        let scene = try #require(tablet.scene())
        tablet.delegate.onEvent = { if $0 == "willEnterForeground 1" { tablet.system.disconnect(scene) } }
        #expect(
            tablet.log { tablet.system.activate(scene) } == [
                "willEnterForeground 1 background", "didDisconnect 1 unattached",
            ])
        #expect(tablet.application.applicationState == .background)
    }

    @Test(arguments: [Change.putAway, .swipeAway, .terminate], [Change.putAway, .swipeAway, .terminate])
    func anAppWithoutScenesThatEndsWhileItResignsEndsOnce(first: Change, second: Change) throws {
        let phone = Phone()
        phone.system.launch()
        let scene = try #require(phone.application.connectedScenes.first)
        var statuses: [Int32] = []
        phone.system.configuration.exit = { statuses.append($0) }
        phone.delegate.onEvent = { event in
            if ["willResignActive", "willTerminate"].contains(event) { second.make(to: scene, of: phone.system) }
        }
        let log = phone.log { first.make(to: scene, of: phone.system) }
        #expect(Set(log).count == log.count, "\(log)")
        #expect(statuses == (first == .putAway && second == .putAway ? [] : [EXIT_SUCCESS]))
    }

    @Test func aStepThatAnAppTakesItselfWhileItIsToldOfItIsTakenOnce() {
        let phone = Phone()
        phone.system.launch()
        phone.delegate.onEvent = { event in
            switch event {
            case "willResignActive", "UIApplicationWillResignActiveNotification": phone.system.enterBackground()
            case "willEnterForeground", "UIApplicationWillEnterForegroundNotification": phone.system.enterForeground()
            case "protectedDataWillBecomeUnavailable available=true": phone.system.setProtectedDataAvailable(false)
            default: break
            }
        }
        let log = phone.logWithNotifications {
            phone.system.enterBackground()
            phone.system.enterForeground()
            phone.system.setProtectedDataAvailable(false)
        }
        #expect(Set(log.map { $0.prefix { $0 != " " } }).count == log.count, "\(log)")
        #expect(phone.application.applicationState == .active)
        #expect(!phone.application.isProtectedDataAvailable)
    }
}
