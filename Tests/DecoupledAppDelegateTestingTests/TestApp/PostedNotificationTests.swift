import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a test app posts as UIKit does.
@MainActor
@Suite(.net)
struct PostedNotificationTests {
    private let app = TestApp()

    /// The names of what an application posts, in order.
    @MainActor private final class Postings {
        private(set) var names: [Notification.Name] = []
        private(set) var states: [UIApplication.State] = []
        private(set) var options: [AnyHashable: Any]?
        private var tokens: [any NSObjectProtocol] = []
        private let application: UIApplication

        init(of application: UIApplication) {
            self.application = application
            let names = [
                UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
                UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
                UIApplication.protectedDataWillBecomeUnavailableNotification,
                UIApplication.protectedDataDidBecomeAvailableNotification,
            ]
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
                    [weak self] in
                    nonisolated(unsafe) let userInfo = $0.userInfo
                    MainActor.assumeIsolated {
                        self?.note(name, unsafe userInfo)
                    }
                }
            }
        }

        private func note(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]?) {
            names.append(name)
            states.append(application.applicationState)
            options = options ?? userInfo
        }
    }

    @Test func whatHappensToAnAppIsPostedAfterItsMethods() {
        let postings = Postings(of: app.application)
        app.launch(opening: URL(fileURLWithPath: "/page"))
        app.enterBackground()
        app.enterForeground()
        app.receiveMemoryWarning()
        app.terminate()
        #expect(
            postings.names == [
                UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.didReceiveMemoryWarningNotification, UIApplication.willTerminateNotification,
            ]
        )
        #expect(postings.states == [.inactive, .active, .active, .background, .background, .active, .active, .active])
        #expect(postings.options?[UIApplication.LaunchOptionsKey.url] as? URL == URL(fileURLWithPath: "/page"))
    }

    @Test func anAppWithScenesPostsWhatTheyDoTogether() {
        let postings = Postings(of: app.application)
        let scenes = [app.connectScene(), app.connectScene()]
        app.enterBackground(scenes[0])
        app.enterBackground(scenes[1])
        #expect(
            postings.names == [
                UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
                UIApplication.didBecomeActiveNotification,
                // The first window makes room for the second.
                UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            ]
        )
    }

    @Test func whatIsDeliveredByHandIsPostedAsWell() {
        let postings = Postings(of: app.application)
        app.deliver(.significantTimeChange)
        app.setProtectedDataAvailable(false)
        #expect(!app.application.isProtectedDataAvailable)
        app.setProtectedDataAvailable(true)
        #expect(app.application.isProtectedDataAvailable)
        #expect(
            postings.names == [
                UIApplication.significantTimeChangeNotification,
                UIApplication.protectedDataWillBecomeUnavailableNotification,
                UIApplication.protectedDataDidBecomeAvailableNotification,
            ]
        )
    }
}
