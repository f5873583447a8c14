// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@preconcurrency @MainActor final class Lock {
    private weak var delegate: AppDelegate?
    var isOpen = false { didSet { delegate?.offerKeptEvents() } }

    init(of delegate: AppDelegate) {
        self.delegate = delegate
        delegate.intercept(
            [.openURL, .continueUserActivity, .performShortcutAction, .didReceiveNotificationResponse],
            key: "lock", admitting: { event in self.isOpen }, keepingRejected: true)
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
