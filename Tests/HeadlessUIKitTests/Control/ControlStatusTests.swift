import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// How much of what an app is doing is told.
@Suite(.net, .inTurn) @MainActor struct ControlStatusTests {
    /// An app in the background, where notifications are shown without it being asked.
    private func withNotifications(
        _ payloads: [PushPayload],
        _ body: (ControlledApp) async throws -> Void
    ) async throws {
        try await ControlledApp.serving { app in
            try await app.client.perform(.enterBackground)
            for payload in payloads {
                #expect(try await app.client.perform(.notify(payload)).isHandled)
            }
            try await body(app)
        }
    }

    private func payload(_ title: String, _ body: String) throws -> PushPayload {
        try PushPayload(["aps": .object(["alert": .object(["title": .string(title), "body": .string(body)])])])
    }

    @Test func statusIsToldHoweverLongTheNotificationsAre() async throws {
        let body = String(repeating: "x", count: 4_000)
        try await withNotifications((1...70).map { try payload("Parcel \($0)", body) }) { app in
            let status = try #require(try await app.client.perform(.status).status)
            #expect(status.notifications.map(\.title) == (7...70).map { "Parcel \($0)" })
            #expect(status.notifications.allSatisfy { $0.body == String(repeating: "x", count: 256) + "…" })
        }
    }

    @Test func scenesThatAreNotListedAreCounted() async throws {
        try await ControlledTablet.serving { app in
            for _ in 2...70 {
                app.tablet.system.connectScene(inForeground: false)
            }
            let status = try #require(try await app.client.perform(.status).status)
            #expect(status.scenes.count == 64)
            #expect(status.omittedSceneCount == 6)
            #expect(try await app.appctl("courier status").output.contains("\n6 more scenes\n"))
            #expect(app.tablet.system.status.scenes.count == 70)
        }
    }

    @Test func whatANotificationSaysCannotReachTheTerminal() async throws {
        let body = "\u{1b}]0;title\u{7}\nstate: hacked" + String(repeating: "\u{301}", count: 30) + " At the door"
        try await withNotifications([payload("Parcel\u{202e}", body)]) { app in
            let output = try await app.appctl("courier status").output
            let marks = String(repeating: "\u{301}", count: 30)
            let shown = "\\u{1B}]0;title\\u{07}\\nstate: hacked\(marks) At the door\n"
            #expect(output.hasSuffix("notification 1: Parcel\\u{202E}, \(shown)"))
            let json = try await app.appctl("courier status --json").output
            #expect(json.contains(#""title":"Parcel\u202E""#))
            let answer = try JSONDecoder().decode(ControlAnswer.self, from: Data(json.utf8))
            #expect(answer.status?.notifications.map(\.title) == ["Parcel\u{202e}"])
        }
    }

    #if os(Linux)
    @Test func aLongAnswerIsPrintedWholeThoughStandardOutputDoesNotBlock() async throws {
        let body = String(repeating: "x", count: 256)
        try await withNotifications((1...40).map { try payload("Parcel \($0)", body) }) { app in
            let output = Pipe()
            let (reading, writing) = (output.fileHandleForReading, output.fileHandleForWriting)
            _ = fcntl(writing.fileDescriptor, F_SETFL, O_NONBLOCK)
            var size = 0
            while unsafe write(writing.fileDescriptor, "\n", 1) == 1 { size += 1 }
            // There is room for a part of it.
            let page = try #require(try reading.read(upToCount: 4_096)).count
            let command = Process.patientAppctl("courier status --json", in: app.runtimeDirectory)
            command.standardOutput = output
            let endings = command.endings()
            try command.run()
            while Self.count(in: reading) < size { await Task.yield() }
            while command.isAtWork { await Task.yield() }
            try writing.close()
            let text = await reading.text()
            for await status in endings { #expect(status == 0) }
            let whole = try await app.appctl("courier status --json").output
            #expect(whole.utf8.count > 2 * page)
            #expect(text.dropFirst(size - page) == whole)
        }
    }

    /// How many bytes there are to read.
    private static func count(in pipe: FileHandle) -> Int {
        var count: Int32 = 0
        _ = unsafe ioctl(pipe.fileDescriptor, UInt(FIONREAD), &count)
        return Int(count)
    }
    #endif
}
