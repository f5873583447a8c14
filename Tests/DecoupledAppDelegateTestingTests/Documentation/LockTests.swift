// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor final class Lock {
    private let delegate: AppDelegate
    var isOpen = false { didSet { delegate.offerKeptEvents() } }

    init(of delegate: AppDelegate) {
        self.delegate = delegate
        delegate.intercept(
            [.openURL, .continueUserActivity, .performShortcutAction, .didReceiveNotificationResponse],
            key: "lock", admitting: { [weak self] event in self?.isOpen == true }, keepingRejected: true)
    }
}

@MainActor struct LockTests {
    @Test func aLinkWaitsForTheLock() async throws {
        let app = TestApp()
        let links = RecordingHandler()
        app.delegate.urlDelegate = [links]
        let lock = Lock(of: app.delegate)
        app.launch(opening: try #require(URL(string: "courier://parcel/7")))
        #expect(links.events == [])
        lock.isOpen = true
        await app.settle()
        #expect(links.events == [.openURL])
    }
}
