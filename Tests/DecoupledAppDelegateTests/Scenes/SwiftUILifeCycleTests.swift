import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing

/// SwiftUI has an application delegate and scene delegates of its own, which pass on to those that an app brings.
@MainActor
struct SwiftUILifeCycleTests {
    private let app = IsolatedApp()

    @Test func theSceneDelegateIsNamedBesideOneThatIsAlreadyAtWork() {
        let session = session(delegateClass: UIResponder.self)
        let own = Wrapper(around: app.delegate)
        unsafe app.application.delegate = own
        let answer = configuration(for: session)
        #expect(answer.delegateClass == SceneDelegate.self)
        #expect(answer !== session.configuration)
        #expect(session.configuration.delegateClass == UIResponder.self)
        withExtendedLifetime(own) {}
    }

    @Test(arguments: [true, false])
    func aDelegateClassThatSomebodySetsInTheSessionsConfigurationIsKept(byHandler: Bool) {
        let session = session(delegateClass: UIResponder.self)
        let own = Wrapper(around: app.delegate)
        unsafe app.application.delegate = own
        let configure: (UISceneSession) -> UISceneConfiguration = {
            $0.configuration.delegateClass = Passing.self
            return $0.configuration
        }
        let others = RecordingHandler.taking()
        if byHandler {
            app.delegate.sceneSessionDelegate = [
                Handling(.configurationForConnectingScene) { configure($0.session) }, others,
            ]
        } else {
            app.delegate.intercept(.configurationForConnectingScene) { configure($0.input.session) }
        }
        #expect(configuration(for: session) === session.configuration)
        #expect(session.configuration.delegateClass == Passing.self)
        #expect(others.events == [])
        withExtendedLifetime(own) {}
    }

    @Test func aDelegateIsNamedWithoutASceneManifestToo() {
        let own = Wrapper(around: app.delegate)
        unsafe app.application.delegate = own
        app.application.system.launch()
        #expect(app.responds(to: .configurationForConnectingScene))
        #expect(configuration(for: session(delegateClass: UIResponder.self)).delegateClass == SceneDelegate.self)
        withExtendedLifetime(own) {}
    }

    @Test func aDelegateThatPassesOnButConfiguresNoScenesBringsNone() {
        let passing = Passing(to: app.delegate)
        unsafe app.application.delegate = passing
        app.application.system.launch()
        #expect(!app.responds(to: .configurationForConnectingScene))
        withExtendedLifetime(passing) {}
    }

    @Test func aDelegateClassThatTheAppDeclaresIsLeftAlone() {
        let session = session(delegateClass: UIResponder.self)
        unsafe app.application.delegate = app.delegate
        #expect(configuration(for: session) === session.configuration)
        #expect(session.configuration.delegateClass == UIResponder.self)
    }

    @Test func anActivityOfTheConnectionOptionsThatComesAgainIsContinuedOnce() {
        let everything = RecordingHandler.taking()
        app.delegate.activityContinuationDelegate = [everything]
        let activity = NSUserActivity(activityType: "parcel")
        let options = UIScene.ConnectionOptions(userActivities: [activity])
        let session = session(delegateClass: nil)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        let delegate = SceneDelegate(for: app.delegate)
        delegate.scene(scene, willConnectTo: session, options: options)
        delegate.scene(scene, continue: activity)
        #expect(everything.events == [.continueUserActivity])
        delegate.scene(scene, continue: NSUserActivity(activityType: "parcel"))
        #expect(everything.events == [.continueUserActivity, .continueUserActivity])
    }

    private func session(delegateClass: AnyClass?) -> UISceneSession {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = delegateClass
        return UISceneSession(persistentIdentifier: "1", configuration: configuration)
    }

    private func configuration(for session: UISceneSession) -> UISceneConfiguration {
        app.delegate.application(app.application, configurationForConnecting: session, options: .init())
    }
}

/// Passes on what it does not implement, as SwiftUI's application delegate does.
private final class Wrapper: UIResponder, UIApplicationDelegate {
    private let wrapped: AppDelegate

    init(around wrapped: AppDelegate) {
        self.wrapped = wrapped
        super.init()
    }

    required override init() {
        wrapped = .shared
        super.init()
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { wrapped }
}

/// Passes on everything, and has no method of its own.
private final class Passing: UIResponder, UIApplicationDelegate {
    private let wrapped: AppDelegate

    init(to wrapped: AppDelegate) {
        self.wrapped = wrapped
        super.init()
    }

    required override init() {
        wrapped = .shared
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool { wrapped.responds(to: aSelector) }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { wrapped }
}
