import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// For whom events are kept, and how long.
@MainActor
struct KeptForWhomTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()

    @Test func observersAloneHearOfAnEventOnceAndItIsKeptForAHandler() async {
        app.delegate.urlDelegate = Handlers { Observing(Probe("observer", in: journal)) }
        app.launch()
        app.application.system.open(.page)
        await nextTurn()
        #expect(journal.lines == ["observer"])
        app.delegate.urlDelegate.append(Probe("handler", claims: true, in: journal))
        await nextTurn()
        #expect(journal.lines == ["observer", "handler"])
    }

    @Test func anObserverThatIsAddedToAnEmptySlotLeavesTheEventToTheNextHandler() async {
        app.open()
        app.delegate.urlDelegate += Handlers { Observing(Probe("observer", in: journal)) }
        await nextTurn()
        app.delegate.urlDelegate.append(Probe("handler", claims: true, in: journal))
        await nextTurn()
        #expect(journal.lines == ["observer", "handler"])
    }

    @Test func whatIsKeptForASceneGoesWhenTheSceneDisconnects() async throws {
        app.delegate.urlDelegate = Handlers { Observing(Probe("observer", in: journal)) }
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.open(.page)
        app.application.system.disconnect(scene)
        app.delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines == ["observer"])
    }

    @Test func whatIsKeptForASceneStaysWhenAnotherSceneDisconnects() async throws {
        app.delegate.urlDelegate = Handlers { Observing(Probe("observer", in: journal)) }
        app.launch()
        app.application.system.open(.page)
        app.application.system.disconnect(try #require(app.application.system.connectScene()))
        app.delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        await nextTurn()
        #expect(journal.lines == ["observer", "handler"])
    }

    @Test func whatIsKeptForASceneComesWithItsSceneAndItsApplication() async throws {
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? SceneDelegate)
        let activity = NSUserActivity(activityType: "type")
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: .page)])
        delegate.scene(scene, continue: activity)
        delegate.windowScene(scene, performActionFor: item) { _ in }
        let (plain, sceneAware) = (ApplicationProbe(), SceneAwareProbe())
        app.delegate.urlDelegate = [plain, sceneAware]
        app.delegate.activityContinuationDelegate = [plain, sceneAware]
        app.delegate.shortcutItemDelegate = [plain, sceneAware]
        await nextTurn()
        #expect(plain.applications.count == 3)
        #expect(plain.applications.allSatisfy { $0 === app.application })
        #expect(sceneAware.scenes.count == 3)
        #expect(sceneAware.scenes.allSatisfy { $0 === scene })
    }

    @Test func whoeverIsAskedLaterGetsTheApplicationThatTheEventCameFrom() async throws {
        let (slow, plain) = (ShortcutHandler("slow", in: journal), ApplicationProbe())
        app.delegate.shortcutItemDelegate = [slow, plain]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        SceneDelegate(for: app.delegate).windowScene(scene, performActionFor: item) { _ in }
        await nextTurn()
        slow.answer(false)
        #expect(plain.applications.map(ObjectIdentifier.init) == [ObjectIdentifier(app.application)])
    }

    @Test func anEventThatIsDeclinedWhenItsTimeIsUpIsReportedAsOneThatWaited() async throws {
        app.delegate.keptEventPolicy.lifetime = 5
        let slow = ShortcutHandler("slow", in: journal)
        app.delegate.shortcutItemDelegate = [slow]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        SceneDelegate(for: app.delegate).windowScene(scene, performActionFor: item) { _ in }
        app.clock.advance(by: 6)
        slow.answer(false)
        #expect(app.faults.map(\.reason) == [.expired])
    }

    @Test func aClosureThatPassesAnEventOnLaterPassesItsApplicationOn() async throws {
        let plain = ApplicationProbe()
        var call: InterceptedCall<URLInput, Bool>?
        app.delegate.urlDelegate = [plain]
        app.delegate.intercept(.openURL) {
            call = $0
            return true
        }
        let other = UIApplication()
        _ = app.delegate.application(other, open: .page)
        await nextTurn()
        call?.next()
        #expect(plain.applications.map(ObjectIdentifier.init) == [ObjectIdentifier(other)])
    }

    private var item: UIApplicationShortcutItem { UIApplicationShortcutItem(type: "type", localizedTitle: "title") }
}

/// A handler with the forms without a scene that notes which application it is called with, and leaves the event to others.
@MainActor
private final class ApplicationProbe: URLDelegate, ActivityContinuationDelegate, ShortcutItemDelegate {
    private(set) var applications: [UIApplication] = []

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note(app)
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note(application)
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completionHandler(note(application))
    }

    private func note(_ application: UIApplication) -> Bool {
        applications.append(application)
        return false
    }
}
