import Foundation
import HeadlessUIKit
import Testing
import TestSupport

@Suite(.net, .inTurn) @MainActor struct ControlSceneTests {
    private let payload = #"{"aps":{"alert":{"title":"Parcel 7","body":"At the door"},"badge":3}}"#

    @Test func scenesAreOpenedListedAndClosed() async throws {
        try await ControlledTablet.serving { app in
            #expect(try await app.client.perform(.newScene) == ControlAnswer(isHandled: true, words: "2"))
            let scenes = try await app.client.perform(.status).status?.scenes
            #expect(scenes?.map(\.identifier) == ["1", "2"])
            #expect(scenes?.map(\.activationState) == ["foregroundActive", "foregroundActive"])
            #expect(scenes?.first?.role == UISceneSession.Role.windowApplication.rawValue)
            let closing = try await app.client.perform(.closeScene(identifier: "2"))
            #expect(closing == ControlAnswer(isHandled: true, words: "closed"))
            #expect(app.tablet.delegate.log.contains("didDiscard 2 active"))
        }
    }

    @Test func aSceneThatIsNotThereIsNotClosed() async throws {
        try await ControlledTablet.serving { app in
            _ = try await app.client.perform(.newScene)
            let error = await #expect(throws: ControlError.self) {
                try await app.client.perform(.closeScene(identifier: "7"))
            }
            #expect(error == ControlError(.badInput, "there is no scene “7”", remedy: "it is one of 1, 2"))
        }
    }

    @Test func anAppThatCannotShowMoreScenesHasNoUseForOne() async throws {
        try await ControlledTablet.serving { app in
            app.tablet.system.configuration.sceneManifest?.supportsMultipleScenes = false
            let answer = try await app.client.perform(.newScene)
            #expect(answer == ControlAnswer(isHandled: false, words: "the app shows one scene only"))
        }
        try await ControlledApp.serving { app in
            let answer = try await app.client.perform(.newScene)
            #expect(answer == ControlAnswer(isHandled: false, words: "the app has no scenes"))
        }
    }

    @Test func ofAURLASceneIsToldWithoutAnAnswer() async throws {
        try await ControlledTablet.serving { app in
            let url = try #require(URL(string: "courier://parcel/7"))
            #expect(try await app.client.perform(.openURL(url)) == ControlAnswer(isHandled: true, words: "notified"))
            #expect(app.tablet.sceneDelegate()?.urlContexts.first?.first?.url == url)
        }
    }

    @Test func ofAShortcutASceneThatConnectsForItIsToldWithoutAnAnswer() async throws {
        try await ControlledTablet.serving { app in
            app.tablet.scene().map(app.tablet.system.disconnect)
            let answer = try await app.client.perform(.shortcut(type: "scan"))
            #expect(answer == ControlAnswer(isHandled: true, words: "notified"))
        }
    }

    @Test func aNotificationIsPresentedAsTheAppSays() async throws {
        let payload = try PushPayload(contentsOfFile: Data(payload.utf8))
        try await ControlledTablet.serving { app in
            let nobody = try await app.client.perform(.notify(payload))
            #expect(nobody == ControlAnswer(isHandled: false, words: "1: no handler was called"))
            let delegate = NotificationDelegate()
            app.tablet.application.notificationCenter.delegate = delegate
            delegate.presentation.current = { $0([.list, .sound]) }
            let shown = try await app.client.perform(.notify(payload))
            #expect(shown == ControlAnswer(isHandled: true, words: "2: list+sound"))
            delegate.presentation.current = { $0([]) }
            let hidden = try await app.client.perform(.notify(payload))
            #expect(hidden == ControlAnswer(isHandled: true, words: "3: none"))
            let content = try #require(app.tablet.system.notifications.first?.request.content)
            #expect(content.title == "Parcel 7")
            #expect(content.body == "At the door")
            #expect(content.badge == 3)
            #expect(content.userInfo["aps"] != nil)
        }
    }

    @Test func aNotificationIsTappedOnce() async throws {
        let payload = try PushPayload(contentsOfFile: Data(payload.utf8))
        try await ControlledTablet.serving { app in
            let delegate = NotificationDelegate()
            app.tablet.application.notificationCenter.delegate = delegate
            try await app.client.perform(.enterBackground)
            let answer = try await app.client.perform(.notify(payload))
            #expect(answer == ControlAnswer(isHandled: true, words: "1: shown"))
            let notifications = try await app.client.perform(.status).status?.notifications
            #expect(notifications?.map(\.title) == ["Parcel 7"])
            let tap = try await app.client.perform(.tapNotification(identifier: "1"))
            #expect(tap == ControlAnswer(isHandled: true, words: "done"))
            #expect(app.tablet.application.applicationState == .active)
            let error = await #expect(throws: ControlError.self) {
                try await app.client.perform(.tapNotification(identifier: "1"))
            }
            #expect(error == ControlError(.badInput, "there is no notification “1”", remedy: "there is none"))
        }
    }

    @Test func theCommandOpensAndClosesScenesAndDeliversNotifications() async throws {
        try await ControlledTablet.serving { app in
            let delegate = NotificationDelegate()
            app.tablet.application.notificationCenter.delegate = delegate
            let expected: [(line: String, input: String, output: String, status: Int32)] = [
                ("new-scene", "", "2", 0), ("close-scene 2", "", "closed", 0),
                ("notify -", payload, "1: banner", 0), ("tap-notification 1", "", "done", 0),
            ]
            for (line, input, output, status) in expected {
                let outcome = try await app.appctl("courier \(line)", input: input)
                #expect(outcome.output == output + "\n", "\(line)")
                #expect(outcome.status == status, "\(line)")
            }
            for (line, complaint) in [
                ("close-scene 99", "there is no scene “99”; it is one of 1"),
                ("tap-notification 1", "there is no notification “1”; there is none"),
            ] {
                let outcome = try await app.appctl("courier \(line)")
                #expect(outcome.status == 65)
                #expect(outcome.output.isEmpty)
                #expect(outcome.errors == "appctl: \(complaint)\n")
            }
            app.tablet.scene()?.title = "Parcels"
            app.tablet.system.enterBackground()
            _ = try await app.appctl("courier notify -", input: payload)
            let status = try await app.appctl("courier status")
            #expect(status.output.contains("scene 1: background, Parcels\n"))
            #expect(status.output.hasSuffix("notification 2: Parcel 7, At the door\n"))
        }
    }
}
