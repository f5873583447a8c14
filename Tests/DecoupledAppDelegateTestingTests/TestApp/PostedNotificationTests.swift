import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import TestSupport
import Testing

/// What a test app posts as UIKit does.
@MainActor
@Suite(.net)
struct PostedNotificationTests {
    private let app = TestApp()

    private struct Post {
        let name: Notification.Name
        let userInfo: [AnyHashable: Any]?
        let state: UIApplication.State
    }

    /// What the application posts, and how it is then, while something is done.
    private func posts(while body: () -> Void) -> [Post] {
        var posts: [Post] = []
        let application = app.application
        NotificationCenter.default.notingPosts {
            guard $0.object as? UIApplication === application else { return }
            posts.append(Post(name: $0.name, userInfo: $0.userInfo, state: application.applicationState))
        } while: {
            body()
        }
        return posts
    }

    @Test func whatHappensToAnAppIsPostedAfterItsMethods() {
        let posts = posts {
            app.launch(opening: URL(fileURLWithPath: "/page"))
            app.enterBackground()
            app.enterForeground()
            app.receiveMemoryWarning()
            app.terminate()
        }
        #expect(
            posts.map(\.name) == [
                UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.didReceiveMemoryWarningNotification, UIApplication.willTerminateNotification,
            ]
        )
        #expect(
            posts.map(\.state) == [.inactive, .active, .active, .background, .background, .active, .active, .active])
        #expect(posts[0].userInfo?[UIApplication.LaunchOptionsKey.url] as? URL == URL(fileURLWithPath: "/page"))
    }

    @Test func anAppWithScenesPostsWhatTheyDoTogether() {
        let posts = posts {
            let scenes = [app.connectScene(), app.connectScene()]
            app.enterBackground(scenes[0])
            app.enterBackground(scenes[1])
        }
        #expect(
            posts.map(\.name) == [
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
        let posts = posts {
            app.deliver(.significantTimeChange)
            app.setProtectedDataAvailable(false)
            #expect(!app.application.isProtectedDataAvailable)
            app.setProtectedDataAvailable(true)
            #expect(app.application.isProtectedDataAvailable)
        }
        #expect(
            posts.map(\.name) == [
                UIApplication.significantTimeChangeNotification,
                UIApplication.protectedDataWillBecomeUnavailableNotification,
                UIApplication.protectedDataDidBecomeAvailableNotification,
            ]
        )
    }
}
