import Foundation
import HeadlessUIKit
import Testing

@Suite(.net) @MainActor struct RequestedSceneTests {
    private let parcel = URL(fileURLWithPath: "/parcel/7")
    private let tablet = Tablet.launched()

    @Test func aURLGoesToTheSceneThatCameToTheFrontLast() throws {
        let second = try #require(tablet.system.connectScene())
        #expect(tablet.log { tablet.system.open(parcel) } == ["openURLContexts 2 foregroundActive"])
        tablet.system.enterBackground(second)
        #expect(tablet.log { tablet.system.open(parcel) } == ["openURLContexts 1 foregroundActive"])
    }

    @Test func aURLForASceneInTheBackgroundBringsItToTheFront() throws {
        let first = try #require(tablet.scene())
        tablet.system.connectScene()
        tablet.system.enterBackground(first)
        let log = tablet.log { tablet.system.open(parcel, in: first) }
        #expect(
            log == [
                "willEnterForeground 1 background", "openURLContexts 1 foregroundInactive",
                "didBecomeActive 1 foregroundActive",
            ]
        )
    }

    @Test func allThatGoesAlongWithAURLReachesTheScene() throws {
        let attribution = UIEventAttribution(
            sourceIdentifier: 7,
            destinationURL: parcel,
            sourceDescription: "Banner",
            purchaser: "Courier"
        )
        tablet.system.open(
            parcel,
            options: [
                .sourceApplication: "com.example.mail", .annotation: "note", .openInPlace: true,
                .eventAttribution: attribution,
            ]
        )
        let options = try #require(tablet.sceneDelegate()?.urlContexts.first?.first?.options)
        #expect(options.sourceApplication == "com.example.mail")
        #expect(options.annotation as? String == "note")
        #expect(options.openInPlace)
        #expect(options.eventAttribution === attribution)
    }

    @Test func severalURLsComeTogether() {
        let contexts: Set = [
            UIOpenURLContext(url: parcel), UIOpenURLContext(url: URL(fileURLWithPath: "/parcel/8")),
        ]
        #expect(tablet.system.open(contexts) == true)
        #expect(tablet.sceneDelegate()?.urlContexts == [contexts])
    }

    @Test func nothingIsSaidOfAURLThatTheSceneHasNoMethodFor() {
        let tablet = Tablet.launched(lacks: ["scene:openURLContexts:"])
        let log = tablet.log { #expect(tablet.system.open(parcel) == nil) }
        #expect(log.isEmpty)
    }

    @Test func anActivityIsAnnouncedAndContinuedByTheScene() {
        let log = tablet.log { tablet.system.continueUserActivity(NSUserActivity(activityType: "parcel")) }
        #expect(log == ["willContinue parcel 1 foregroundActive", "continue parcel 1 foregroundActive"])
    }

    @Test func anActivityThatDoesNotComeIsTakenBackFromTheScene() {
        let log = tablet.log {
            tablet.system.failToContinueUserActivity(type: "parcel", error: CocoaError(.userCancelled))
        }
        #expect(log == ["willContinue parcel 1 foregroundActive", "didFailToContinue parcel 1 foregroundActive"])
    }

    @Test func anUpdatedActivityIsToldToTheScene() {
        let log = tablet.log { tablet.system.updateUserActivity(NSUserActivity(activityType: "parcel")) }
        #expect(log == ["didUpdate parcel 1 foregroundActive"])
    }

    @Test func aShareIsAcceptedByTheScene() {
        let share = CKShare.Metadata(containerIdentifier: "iCloud.parcels")
        let log = tablet.log { #expect(tablet.system.acceptCloudKitShare(share) == true) }
        #expect(log == ["didAcceptShare iCloud.parcels 1 foregroundActive"])
    }

    @Test(arguments: [true, false])
    func theScenesAnswerToAShortcutIsReturnedOnce(performs: Bool) {
        tablet.sceneDelegate()?.shortcut = { completion in
            completion(performs)
            completion(!performs)
        }
        var answers: [Bool?] = []
        let log = tablet.log {
            tablet.system.performAction(for: UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")) {
                answers.append($0)
            }
        }
        #expect(log == ["performAction scan 1 foregroundActive"])
        #expect(answers == [performs])
    }

    @Test func aShortcutThatIsNeverAnsweredCountsAsNotPerformed() async {
        tablet.sceneDelegate()?.shortcut = { _ in }
        let answer = await withCheckedContinuation { continuation in
            tablet.system.performAction(for: UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")) {
                continuation.resume(returning: $0)
            }
        }
        #expect(answer == false)
    }

    @Test func aShortcutForAnAppWithoutASceneIsInTheConnectionOptions() {
        let tablet = Tablet()
        tablet.system.launchReason = .background
        tablet.system.launch()
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        var answers: [Bool?] = []
        tablet.system.performAction(for: item) { answers.append($0) }
        #expect(answers == [true])
        #expect(tablet.delegate.connectionOptions.first?.shortcutItem === item)
        #expect(!tablet.delegate.log.contains { $0.hasPrefix("performAction") })
    }
}
