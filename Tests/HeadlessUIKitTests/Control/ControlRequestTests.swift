import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// What the app's delegate is told, and what goes back over the socket.
@Suite(.net, .inTurn) @MainActor struct ControlRequestTests {
    private let url = URL(fileURLWithPath: "/parcel/7")

    @Test(arguments: [true, false])
    func urlIsAnsweredWithWhetherItWasOpened(_ opens: Bool) async throws {
        try await ControlledApp.serving { app in
            app.delegate.opens = { _ in opens }
            let answer = try await app.client.perform(.openURL(url))
            #expect(answer == ControlAnswer(isHandled: opens, words: "\(opens)"))
            #expect(app.delegate.urls == [url])
        }
    }

    @Test(
        arguments: [
            (.fetch, "noData"), (.sessionEvents(identifier: "parcels"), "done"),
            (.acceptShare(container: "parcels"), "done"),
            (.requestHealth, "notified"), (.timeChange, "notified"),
        ] as [(ControlRequest, String)]
    )
    func requestIsAnsweredWithWhatTheDelegateMakesOfIt(_ request: ControlRequest, _ words: String) async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.client.perform(request)
            #expect(answer.words == words)
        }
    }

    @Test func settingsOfNotificationsAreNobodysWithoutADelegateOfTheCenter() async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.client.perform(.notificationSettings)
            #expect(answer == ControlAnswer(isHandled: false, words: "no handler was called"))
        }
    }

    @Test func requestThatTheDelegateHasNoMethodForIsNotHandled() async throws {
        let lacks: Set = [
            "application:openURL:options:", "application:continueUserActivity:restorationHandler:",
            "application:didReceiveRemoteNotification:fetchCompletionHandler:",
            "application:performActionForShortcutItem:completionHandler:",
        ]
        try await ControlledApp.serving(lacks: lacks) { app in
            let push = ControlRequest.push(try PushPayload(["aps": .object([:])]))
            for request in [.openURL(url), push, .shortcut(type: "scan"), .activity(type: "parcel")] {
                let answer = try await app.client.perform(request)
                #expect(answer == ControlAnswer(isHandled: false, words: "no handler was called"))
            }
        }
    }

    @Test(arguments: [UIBackgroundFetchResult.newData, .noData, .failed])
    func pushIsAnsweredWithWhatCameOfIt(_ result: UIBackgroundFetchResult) async throws {
        try await ControlledApp.serving { app in
            app.delegate.fetch = { $0(result) }
            let answer = try await app.client.perform(.push(PushPayload(["aps": .object([:])])))
            #expect(answer == ControlAnswer(isHandled: true, words: "\(result)"))
        }
    }

    @Test func pushThatIsAnsweredLaterFromAnotherThreadIsAnswered() async throws {
        try await ControlledApp.serving { app in
            app.delegate.fetch = { completion in
                Thread.detachNewThread { completion(.noData) }
            }
            let answer = try await app.client.perform(.push(PushPayload(["aps": .object([:])])))
            #expect(answer.words == "noData")
        }
    }

    @Test func payloadReachesTheDelegateAsFoundationGivesIt() async throws {
        try await ControlledApp.serving { app in
            let parcel: [String: JSONValue] = [
                "id": .integer(7), "weight": .number(1.5), "isFragile": .bool(true), "stops": .array([.string("Oslo")]),
                "note": .null,
            ]
            try await app.client.perform(.push(PushPayload(["aps": .object([:]), "parcel": .object(parcel)])))
            let received = try #require(app.delegate.userInfo["parcel"] as? [String: Any])
            #expect(received["id"] as? Int == 7)
            #expect(received["weight"] as? Double == 1.5)
            #expect(received["isFragile"] as? Bool == true)
            #expect(received["stops"] as? [String] == ["Oslo"])
            #expect(received["note"] is NSNull)
        }
    }

    @Test func shortcutReachesTheDelegateWithItsTitleAndUserInfo() async throws {
        try await ControlledApp.serving { app in
            let request = ControlRequest.shortcut(type: "scan", title: "Scan it", userInfo: ["camera": .string("back")])
            #expect(try await app.client.perform(request) == ControlAnswer(isHandled: true, words: "true"))
            let item = try #require(app.delegate.shortcutItems.first)
            #expect(item.type == "scan")
            #expect(item.localizedTitle == "Scan it")
            #expect(item.userInfo?["camera"] as? String == "back")
        }
    }

    @Test func shortcutThatIsNotPerformedIsNotHandled() async throws {
        try await ControlledApp.serving { app in
            app.delegate.performsShortcut = false
            let answer = try await app.client.perform(.shortcut(type: "scan"))
            #expect(answer == ControlAnswer(isHandled: false, words: "false"))
            #expect(app.delegate.shortcutItems.first?.localizedTitle == "scan")
        }
    }

    @Test(arguments: [true, false])
    func activityIsAnsweredWithWhetherItWasContinued(_ continues: Bool) async throws {
        let page = try #require(URL(string: "https://example.com/parcel/7"))
        try await ControlledApp.serving { app in
            app.delegate.continuesActivity = continues
            let answer = try await app.client.perform(.activity(type: "parcel", webpageURL: page))
            #expect(answer == ControlAnswer(isHandled: continues, words: "\(continues)"))
            #expect(app.delegate.activities.map(\.activityType) == ["parcel"])
            #expect(app.delegate.activities.first?.webpageURL == page)
        }
    }

    @Test func appGoesToTheBackgroundAndBackOnce() async throws {
        try await ControlledApp.serving { app in
            var answers: [ControlAnswer] = []
            for request in [ControlRequest.enterBackground, .enterBackground, .enterForeground, .enterForeground] {
                answers.append(try await app.client.perform(request))
            }
            #expect(answers.map(\.isHandled) == [true, false, true, false])
            #expect(answers.map(\.words) == ["background", "background", "active", "active"])
        }
    }

    @Test func interfaceTurnsOnlyTheWaysThatTheDelegateAllows() async throws {
        try await ControlledApp.serving { app in
            let turned = try await app.client.perform(.rotate(.landscapeLeft))
            #expect(turned == ControlAnswer(isHandled: true, words: "landscapeLeft"))
            let refused = try await app.client.perform(.rotate(.portrait))
            #expect(refused == ControlAnswer(isHandled: false, words: "landscapeLeft"))
        }
    }

    @Test func memoryWarningReachesTheDelegate() async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.client.perform(.memoryWarning)
            #expect(answer == ControlAnswer(isHandled: true, words: "notified"))
            #expect(app.delegate.memoryWarnings == 1)
        }
    }

    @Test func statusIsThatOfTheSystem() async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.client.perform(.status)
            #expect(answer.status == app.system.status)
        }
    }

    @Test(arguments: [ControlRequest.terminate, .swipeAway])
    func anEndIsAnsweredAndTheNameIsFreeAgain(end: ControlRequest) async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.client.perform(end)
            #expect(answer == ControlAnswer(isHandled: true, words: "terminating"))
            #expect(app.directory.runningApps().isEmpty)
            let error = await #expect(throws: ControlError.self) { try await app.client.perform(.status) }
            #expect(error?.code == .noSuchApp)
        }
    }
}
