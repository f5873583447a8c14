import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import DecoupledAppDelegateTesting
import Testing

/// Nothing keeps an app delegate alive, or its application and handlers, once nobody uses them any more: not the process, and not each other.
@MainActor struct FreedAppTests {
    @Test(arguments: Life.all) func anAppIsReleasedWhateverHasHappenedInIt(life: Life) async {
        let references = [nil, SceneManifest()].map { life.lead(in: $0) }
        // The system and the package put some work off.
        for _ in 0..<3 { await nextTurn() }
        for reference in references {
            #expect(reference.application == nil)
            #expect(reference.delegate == nil)
            #expect(reference.handler == nil)
        }
    }

    @Test(arguments: OffTurn.allCases) func anAppDelegateMayGoInAHandlerOfWhatWasPutOff(offTurn: OffTurn) async {
        let owner = Owner()
        var calls = 0
        let leaving = Handling(.openURL) { _ in
            calls += 1
            owner.delegate = nil
            return false
        }
        offTurn.putOff(owner.delegate, leaving)
        await nextTurn()
        #expect(calls == 1)
        #expect(owner.delegate == nil)
    }
}

/// Holds an app delegate alone.
@MainActor private final class Owner {
    var delegate: AppDelegate? = AppDelegate(roles: Roles())
}

/// What happens on a later turn, and not for the last event that is there.
enum OffTurn: CaseIterable {
    case offer
    case release

    /// Has two URLs come before the handler.
    @MainActor fileprivate func putOff(_ delegate: AppDelegate?, _ handler: Handling) {
        let isReady = Box(false)
        if self == .release {
            delegate?.intercept([.openURL], key: "ready", admitting: { _ in isReady.value }, keepingRejected: true)
        }
        for path in ["/a", "/b"] { delegate?.deliver(.openURL, (URL(fileURLWithPath: path), [:])) }
        delegate?.urlDelegate = [handler]
        isReady.value = true
        if self == .release { delegate?.offerKeptEvents() }
    }
}

@MainActor private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// What belongs to an app that somebody else has to keep alive.
@MainActor private struct References {
    weak var application: UIApplication?
    weak var delegate: AppDelegate?
    weak var handler: Everything?
}

/// What happens in an app.
struct Life: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let happens: @MainActor @Sendable (IsolatedApp<AppDelegate>) -> Void

    /// Lets it happen in a new app with a handler, which nobody uses afterwards.
    @MainActor fileprivate func lead(in scenes: SceneManifest?) -> References {
        let app = IsolatedApp(scenes: scenes)
        let handler = Everything()
        app.delegate.backgroundFetchDelegate = [handler]
        app.delegate.appStateDelegate = [handler]
        app.delegate.userNotificationsDelegate = [handler]
        happens(app)
        return References(application: app.application, delegate: app.delegate, handler: handler)
    }

    static let all = [
        Life(testDescription: "nothing") { _ in },
        Life(testDescription: "events by hand, without a launch") {
            $0.delegate.deliver(.didBecomeActive)
            $0.delegate.deliver(.didReceiveMemoryWarning)
        },
        Life(testDescription: "a launch") { $0.launch() },
        Life(testDescription: "a round trip") {
            $0.launch()
            $0.application.system.enterBackground()
            $0.application.system.enterForeground()
        },
        Life(testDescription: "a second scene, and the end of one") { app in
            app.launch()
            app.application.system.connectScene()
            app.application.connectedScenes.first.map(app.application.system.disconnect)
        },
        Life(testDescription: "its end") {
            $0.launch()
            $0.application.system.terminate()
        },
        Life(testDescription: "a look at the status") { app in
            app.launch()
            app.delegate.status.observe(\.applicationState, owner: app.delegate) { _, _ in }
            app.application.system.receiveMemoryWarning()
        },
        Life(testDescription: "an interception") { app in
            app.launch()
            app.delegate.intercept(.didReceiveMemoryWarning) { $0.delegate.deliver(.significantTimeChange) }
            app.application.system.receiveMemoryWarning()
        },
        Life(testDescription: "an event that nobody answers") {
            $0.launch()
            _ = $0.fetch()
        },
        Life(testDescription: "an event that is answered too late") {
            $0.launch()
            _ = $0.fetch()
            $0.clock.advance(by: 60)
        },
        Life(testDescription: "slots that are emptied") {
            $0.launch()
            $0.delegate.roles = Roles()
        },
    ]
}

/// Handles what its slots bring, and keeps the completion handlers.
@MainActor private final class Everything: BackgroundFetchDelegate, AppStateDelegate, UserNotificationsDelegate {
    private var completions: [(UIBackgroundFetchResult) -> Void] = []

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { completions.append(completionHandler) }
}
