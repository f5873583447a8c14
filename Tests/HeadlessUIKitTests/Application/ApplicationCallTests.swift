import Foundation
import HeadlessUIKit
import Testing

/// What an app calls its application for: work in the background, and URLs for other apps.
@MainActor
struct ApplicationCallTests {
    private let application = UIApplication()

    @Test func aTaskThatHasNotEndedIsToldThatItsTimeIsUp() async {
        await confirmation(expectedCount: 1) { expired in
            let ended = application.beginBackgroundTask { Issue.record("The task has ended.") }
            let running = application.beginBackgroundTask(withName: "upload") { expired() }
            application.endBackgroundTask(ended)
            application.endBackgroundTask(.invalid)
            #expect(ended != running)
            application.system.expireBackgroundTasks()
            application.endBackgroundTask(running)
            application.system.expireBackgroundTasks()
        }
    }

    @Test func theTimeInTheBackgroundIsLimited() {
        #expect(application.backgroundTimeRemaining == 30)
        let delegate = PlainDelegate()
        unsafe application.delegate = delegate
        application.system.launch()
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test(arguments: [("https://example.com", true), ("HTTPS://example.com", true), ("parcel://7", false)])
    func aURLIsOpenedWhereSomeAppHasItsScheme(text: String, isOpened: Bool) async throws {
        let url = try #require(URL(string: text))
        #expect(application.canOpenURL(url) == isOpened)
        #expect(await application.open(url) == isOpened)
        let answer = await withCheckedContinuation { continuation in
            application.open(url) { continuation.resume(returning: $0) }
        }
        #expect(answer == isOpened)
        #expect(application.system.openedURLs == [url, url])
    }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}
