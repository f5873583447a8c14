import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What the delegates respond to once the only handler, which its slot held weakly, has been freed.
@MainActor
struct FreedHandlerResponsesTests {
    private let app = IsolatedApp(scenes: SceneManifest())

    @Test func theAppDelegateNoLongerRespondsToItsEvents() {
        var handler: RecordingHandler? = RecordingHandler()
        app.delegate.urlDelegate = Handlers { if let handler { Weak<any URLDelegate>(handler) } }
        #expect(app.responds(to: .openURL))
        handler = nil
        #expect(!app.responds(to: .openURL))
    }

    @Test func anObserverCountsAsAHandlerDoes() {
        var observer: RecordingHandler? = RecordingHandler()
        app.delegate.systemConditionsDelegate = Handlers {
            if let observer { Observing(Weak<any SystemConditionsDelegate>(observer)) }
        }
        #expect(app.responds(to: .didReceiveMemoryWarning))
        observer = nil
        #expect(!app.responds(to: .didReceiveMemoryWarning))
    }

    @Test func theLastOfSeveralDecides() {
        var first: RecordingHandler? = RecordingHandler()
        var second: RecordingHandler? = RecordingHandler(wanting: [.didBecomeActive])
        app.delegate.appStateDelegate = Handlers {
            if let first { Weak<any AppStateDelegate>(first) }
            if let second { Weak<any AppStateDelegate>(second) }
        }
        first = nil
        #expect(app.responds(to: .didBecomeActive))
        #expect(!app.responds(to: .willResignActive))
        second = nil
        #expect(!app.responds(to: .didBecomeActive))
    }

    @Test func oneThatIsHeldDecidesBesideOneThatHasBeenFreed() {
        var weak: RecordingHandler? = RecordingHandler()
        app.delegate.urlDelegate = Handlers {
            if let weak { Weak<any URLDelegate>(weak) }
            RecordingHandler()
        }
        weak = nil
        #expect(app.responds(to: .openURL))
    }

    @Test func aSceneDelegateNoLongerRespondsToItsEvents() {
        var handler: RecordingHandler? = RecordingHandler()
        let delegate = SceneDelegate(for: app.delegate)
        app.delegate.urlDelegate = Handlers { if let handler { Weak<any URLDelegate>(handler) } }
        app.delegate.sceneStateDelegate = Handlers { if let handler { Weak<any SceneStateDelegate>(handler) } }
        let selectors = ["scene:openURLContexts:", "sceneDidBecomeActive:"].map { Selector($0) }
        #expect(selectors.allSatisfy { delegate.responds(to: $0) })
        handler = nil
        #expect(!selectors.contains { delegate.responds(to: $0) })
    }

    @Test func theCentersDelegateNoLongerRespondsToItsEvents() {
        var handler: RecordingHandler? = RecordingHandler()
        let delegate = UserNotificationCenterDelegate(for: app.delegate)
        app.delegate.userNotificationsDelegate = Handlers {
            if let handler { Weak<any UserNotificationsDelegate>(handler) }
        }
        let selector = Selector(AppEvent.willPresentNotification.rawValue)
        #expect(delegate.responds(to: selector))
        #expect(app.responds(to: .didFinishLaunching))
        handler = nil
        #expect(!delegate.responds(to: selector))
        // The launch was needed for the center's delegate alone.
        #expect(!app.responds(to: .didFinishLaunching))
    }

    @Test func anyThreadMayAskOnceTheMainThreadHasNoticed() async {
        var handler: RecordingHandler? = RecordingHandler()
        app.delegate.urlDelegate = Handlers { if let handler { Weak<any URLDelegate>(handler) } }
        handler = nil
        #expect(!app.responds(to: .openURL))
        let delegate = app.delegate
        let responds = await Task.detached { delegate.responds(to: Selector(AppEvent.openURL.rawValue)) }.value
        #expect(!responds)
    }

    @Test func aTestAppDoesNotSendTheEvent() {
        let app = TestApp()
        var handler: RecordingHandler? = RecordingHandler.taking()
        app.delegate.urlDelegate = Handlers { if let handler { Weak<any URLDelegate>(handler) } }
        app.launch()
        handler = nil
        #expect(!app.open(.page))
        #expect(app.records.allSatisfy { $0.event != .openURL })
    }
}
