import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Other delegates that pass what they receive on to ours; none makes a handler hear of it twice.
@MainActor
struct ForwardingBackTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = NotificationProbe(.banner)
    private var system: HeadlessSystem { app.application.system }
    private var center: UNUserNotificationCenter { app.application.notificationCenter }

    init() {
        app.delegate.userNotificationsDelegate = [handler]
        app.launch()
    }

    @Test(arguments: ForeignDelegate.Forwarding.besideAnswering)
    func aDelegateMayPassEverythingBackWhenItLikes(_ forwarding: ForeignDelegate.Forwarding) async {
        let foreign = displace(forwarding)
        let options = await tellEverything()
        #expect(options == [.banner, .sound])
        #expect(handler.heard == events)
        #expect(foreign.heard == events)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: ForeignDelegate.Forwarding.besideAnswering)
    func twoDelegatesMayPassEverythingToEachOther(_ forwarding: ForeignDelegate.Forwarding) async {
        let delegates = [displace(forwarding), displace(forwarding)]
        let options = await tellEverything()
        #expect(options == [.banner, .sound])
        #expect(handler.heard == events)
        #expect(delegates.map(\.heard) == [events, events])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: ForeignDelegate.Forwarding.besideAnswering)
    func aDelegateInFrontMayPassEverythingOnWhenItLikes(_ forwarding: ForeignDelegate.Forwarding) async {
        let foreign = ForeignDelegate(forwarding: forwarding)
        foreign.previous = center.delegate
        center.delegate = foreign
        _ = await tellEverything()
        #expect(handler.heard == events)
        #expect(foreign.heard == events)
    }

    @Test func whatIsPassedBackWhenItsDelegateIsInFrontAgainIsHeardOnce() async {
        let foreign = displace(.onALaterTurn)
        system.deliver(.greeting)
        center.delegate = foreign
        await nextTurn()
        #expect(handler.heard == [.willPresentNotification])
    }

    @Test func aNotificationIsPresentedAndItsSettingsAreShownOnceEach() async {
        displace(.onALaterTurn)
        let notification = system.deliver(.greeting)
        system.openNotificationSettings(for: notification)
        await nextTurn()
        await nextTurn()
        #expect(handler.heard == [.willPresentNotification, .openNotificationSettings])
    }

    @Test func aLaterWishToSeeTheSettingsIsAnotherOne() {
        let foreign = displace(.afterAnswering)
        system.openNotificationSettings()
        app.clock.advance(by: 2)
        system.openNotificationSettings()
        #expect(handler.heard == [.openNotificationSettings, .openNotificationSettings])
        #expect(foreign.heard == handler.heard)
    }

    private let events: [AppEvent] = [
        .willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings,
    ]

    @discardableResult
    private func displace(_ forwarding: ForeignDelegate.Forwarding) -> ForeignDelegate {
        let foreign = ForeignDelegate(.sound, forwarding: forwarding)
        foreign.previous = center.delegate
        center.delegate = foreign
        app.delegate.reclaimNotificationCenter()
        return foreign
    }

    private func tellEverything() async -> UNNotificationPresentationOptions? {
        var options: UNNotificationPresentationOptions?
        system.deliver(.greeting) { options = $0 }
        system.respond(to: UNNotification(request: .greeting))
        system.openNotificationSettings()
        // What is passed on later comes now; what came of that, if anything, a turn after.
        await nextTurn()
        await nextTurn()
        return options
    }
}
