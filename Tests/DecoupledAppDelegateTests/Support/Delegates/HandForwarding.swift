import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// An app delegate that was there before the package, and notes the URLs that it receives.
final class ForwardedAppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var urls: [URL] = []

    /// Whether it takes them.
    var takes = true

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        urls.append(url)
        return takes
    }
}

/// Forwards a URL to the app delegate by hand, as apps do that have adopted scenes.
class URLForwardingSceneDelegate: SceneDelegate {
    weak static var target: TestApp?

    /// Whether super is called before the app delegate, or after it.
    static var callsSuperFirst = true

    /// What the app delegate has answered.
    static var answers: [Bool] = []

    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if Self.callsSuperFirst { super.scene(scene, openURLContexts: URLContexts) }
        if let app = Self.target {
            for context in URLContexts {
                Self.answers.append(app.delegate.application(app.application, open: context.url, options: [:]))
            }
        }
        if !Self.callsSuperFirst { super.scene(scene, openURLContexts: URLContexts) }
    }
}

extension AppDelegate {
    /// Adds a condition that holds one report of an event, counted from 1; it admits the others, and what it holds when that is offered.
    func hold(_ event: AppEvent, atReport number: Int) {
        var asked = 0
        intercept(
            [event], key: "lock",
            admitting: { _ in
                asked += 1
                return asked != number
            }, keepingRejected: true)
    }
}
