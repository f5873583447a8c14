#if !os(tvOS)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What an override handles itself after super, which handlers have declined, is not kept for others.
@MainActor
struct OverrideAnswerTests {
    private let later = RecordingHandler.taking()

    @Test(arguments: [true, false])
    func aURLThatAnOverrideTakesAfterSuperIsNotKept(isTaken: Bool) async throws {
        let app = TestApp(delegate: HandlingAppDelegate())
        let delegate = try #require(app.delegate as? HandlingAppDelegate)
        delegate.isHandled = isTaken
        app.delegate.urlDelegate = [Handling(.openURL) { _ in false }]
        app.open(.page, in: app.connectScene())
        app.delegate.urlDelegate.append(later)
        await app.settle()
        #expect(later.events == (isTaken ? [] : [.openURL]))
    }

    @Test(arguments: [true, false], [true, false])
    func aQuickActionThatAnOverridePerformsAfterSuperIsNotKept(isPerformed: Bool, isLater: Bool) async throws {
        let app = TestApp(delegate: HandlingAppDelegate())
        let delegate = try #require(app.delegate as? HandlingAppDelegate)
        delegate.isHandled = isLater ? nil : isPerformed
        app.delegate.shortcutItemDelegate = [Handling(.performShortcutAction) { _ in Reply(false) }]
        let scene = app.connectScene()
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        try #require(scene.delegate as? SceneDelegate).windowScene(scene, performActionFor: item) { _ in }
        delegate.answer?(isPerformed)
        app.delegate.shortcutItemDelegate.append(later)
        await app.settle()
        #expect(later.events == (isPerformed ? [] : [.performShortcutAction]))
    }
}

extension OverrideAnswerTests {
    @Test func handlersReceiveAURLWhoseOverrideUIKitDoesNotFind() throws {
        let app = TestApp(delegate: DenyingAppDelegate())
        let delegate = try #require(app.delegate as? DenyingAppDelegate)
        app.delegate.urlDelegate = [later]
        app.open(.page, in: app.connectScene())
        #expect(later.events == [.openURL])
        #expect(delegate.urls == [])
    }

    @Test func aQuickActionThatAnOverridePerformsWhileHandlersAreAskedIsNotKept() async throws {
        let app = TestApp(delegate: HandlingAppDelegate())
        let delegate = try #require(app.delegate as? HandlingAppDelegate)
        delegate.waitsForHandlers = false
        let handlersAnswer = PendingReply<Bool>()
        app.delegate.shortcutItemDelegate = [Handling(.performShortcutAction) { _ in handlersAnswer }]
        let scene = app.connectScene()
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        try #require(scene.delegate as? SceneDelegate).windowScene(scene, performActionFor: item) { _ in }
        handlersAnswer.resolve(with: false)
        app.delegate.shortcutItemDelegate.append(later)
        await app.settle()
        #expect(later.events == [])
    }
}

/// Handles itself, or not, what the handlers decline.
private final class HandlingAppDelegate: AppDelegate {
    /// Whether it does; nil to say so later.
    var isHandled: Bool? = true

    private(set) var answer: ((Bool) -> Void)?

    /// Whether it waits for what the handlers do about a quick action, before it says that it has performed that.
    var waitsForHandlers = true

    override class var overriddenEvents: Set<AppEvent>? { [.openURL, .performShortcutAction] }

    override func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        super.application(app, open: url, options: options) || isHandled == true
    }

    override func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard waitsForHandlers else {
            super.application(application, performActionFor: shortcutItem) { _ in }
            return completionHandler(true)
        }
        super.application(application, performActionFor: shortcutItem) { [self] isPerformed in
            MainActor.assumeIsolated {
                if let isHandled { completionHandler(isPerformed || isHandled) } else { answer = completionHandler }
            }
        }
    }
}

/// Overrides a method that it says it does not have.
private final class DenyingAppDelegate: URLNotingAppDelegate {
    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { "\($0)" } != AppEvent.openURL.rawValue && super.responds(to: aSelector)
    }
}

#endif
