import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// An app's own class that inherits from the app delegate.
@MainActor
struct SubclassTests {
    /// The app delegate's events, without the one that the package always wants.
    private let ownEvents = AppEvent.allCases.filter {
        $0.isToldToApplication && $0 != .configurationForConnectingScene
    }

    @Test func anOverrideRunsAndMayCallSuper() {
        let app = IsolatedApp(makeDelegate: { OverridingDelegate(roles: $0, clock: $1) })
        let handler = RecordingHandler.taking()
        app.delegate.urlDelegate = [handler]
        #expect(app.open())
        #expect(app.delegate.opened == [.page])
        #expect(handler.events == [.openURL])
    }

    @Test func anOverrideThatIsNamedMakesItsEventRespondedTo() {
        let app = IsolatedApp(makeDelegate: { OverridingDelegate(roles: $0, clock: $1) })
        for event in ownEvents {
            #expect(app.responds(to: event) == (event == .openURL))
        }
        app.launch()
        #expect(app.application.system.open(.page) == false)
        #expect(app.delegate.opened == [.page])
    }

    @Test func aHandlerIsWantedBesideAnOverride() {
        let app = IsolatedApp(makeDelegate: { OverridingDelegate(roles: $0, clock: $1) })
        app.delegate.backgroundFetchDelegate = [RecordingHandler.taking()]
        for event in ownEvents {
            #expect(app.responds(to: event) == [.openURL, .performFetch].contains(event))
        }
    }

    @Test func aSubclassThatNamesNothingIsSentEveryEvent() {
        let app = IsolatedApp(makeDelegate: { UndeclaredDelegate(roles: $0, clock: $1) })
        for event in ownEvents {
            #expect(app.responds(to: event))
        }
        app.launch()
        #expect(app.delegate.isActive)
        #expect(app.application.system.open(.page) == false)
    }

    @Test func aSubclassOfASubclassInheritsWhatItNames() {
        let app = IsolatedApp(makeDelegate: { GrandchildDelegate(roles: $0, clock: $1) })
        #expect(app.responds(to: .openURL))
        #expect(!app.responds(to: .didBecomeActive))
    }

    @Test func selectorsOfNoEventAreAnsweredAsUsual() {
        let app = IsolatedApp(makeDelegate: { UndeclaredDelegate(roles: $0, clock: $1) })
        #expect(!app.delegate.responds(to: Selector("somebodyElsesMethod:")))
    }

    @Test func theApplicationsDelegateCanBeCastToTheAppsOwnClass() {
        let app = IsolatedApp(makeDelegate: { OverridingDelegate(roles: $0, clock: $1) })
        app.launch()
        let delegate = unsafe app.application.delegate
        #expect(delegate as? OverridingDelegate === app.delegate)
        #expect(delegate is AppDelegate)
    }
}

private class OverridingDelegate: AppDelegate {
    private(set) var opened: [URL] = []

    override class var overriddenEvents: Set<AppEvent>? { [.openURL] }

    override func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        opened.append(url)
        return super.application(app, open: url, options: options)
    }
}

private final class GrandchildDelegate: OverridingDelegate {}

private final class UndeclaredDelegate: AppDelegate {
    private(set) var isActive = false

    override func applicationDidBecomeActive(_ application: UIApplication) {
        isActive = true
    }
}
