import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

@MainActor
struct SceneSessionRoleTests {
    private let app = IsolatedApp()
    private let journal = Journal()

    @Test func aWindowThatNobodyConfiguresKeepsItsConfigurationAndGetsTheSceneDelegate() {
        for handlers: Handlers<any SceneSessionDelegate> in [[], [configurer("own", nil)], [Silent(), Silent()]] {
            app.delegate.sceneSessionDelegate = handlers
            let session = UISceneSession.sample()
            let configuration = configure(session)
            #expect(configuration === session.configuration)
            #expect(configuration.delegateClass == SceneDelegate.self)
        }
    }

    @Test func aWindowWhoseConfigurationNamesADelegateKeepsThatOne() {
        let session = UISceneSession.sample()
        session.configuration.delegateClass = OtherSceneDelegate.self
        #expect(configure(session).delegateClass == OtherSceneDelegate.self)
    }

    @Test func aSceneOfAnotherRoleKeepsItsConfigurationAsItIs() {
        let session = UISceneSession.sample(.windowExternalDisplayNonInteractive)
        let configuration = configure(session)
        #expect(configuration === session.configuration)
        #expect(configuration.delegateClass == nil)
    }

    @Test func theFirstOtherConfigurationIsUsedAndLaterHandlersAreNotAsked() {
        let (one, two) = (windowConfiguration(), windowConfiguration())
        app.delegate.sceneSessionDelegate = [
            configurer("silent", nil), configurer("first", one), configurer("second", two),
        ]
        #expect(configure(.sample()) === one)
        #expect(journal.lines == ["silent", "first"])
    }

    @Test func aHandlersConfigurationThatNamesNoDelegateClassGetsSceneDelegate() {
        let (unnamed, named) = (windowConfiguration(), windowConfiguration())
        named.delegateClass = OtherSceneDelegate.self
        app.delegate.sceneSessionDelegate = [configurer("handler", unnamed)]
        #expect(configure(.sample()).delegateClass == SceneDelegate.self)
        app.delegate.sceneSessionDelegate = [configurer("handler", named)]
        #expect(configure(.sample()).delegateClass == OtherSceneDelegate.self)
    }

    @Test func aClosuresConfigurationThatNamesNoDelegateClassGetsSceneDelegate() {
        let configuration = windowConfiguration()
        app.delegate.intercept(.configurationForConnectingScene) { _ in configuration }
        #expect(configure(.sample()) === configuration)
        #expect(configuration.delegateClass == SceneDelegate.self)
    }

    @Test func handlersThatAgreeHaveTheirConfigurationUsed() {
        let configuration = windowConfiguration()
        app.delegate.sceneSessionDelegate = [configurer("first", configuration), configurer("second", configuration)]
        #expect(configure(.sample()) === configuration)
    }

    @Test func aHandlerMayConfigureASceneOfAnotherRole() {
        let role = UISceneSession.Role.windowExternalDisplayNonInteractive
        let configuration = UISceneConfiguration(name: "other", sessionRole: role)
        app.delegate.sceneSessionDelegate = [configurer("first", configuration)]
        #expect(configure(.sample(role)) === configuration)
    }

    @Test func theRecordNamesConfigurationsAndTheClassesOfTheirDelegates() {
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        let other = windowConfiguration()
        other.delegateClass = OtherSceneDelegate.self
        app.delegate.sceneSessionDelegate = [configurer("first", nil), configurer("second", other)]
        _ = configure(.sample())
        app.delegate.sceneSessionDelegate = [configurer("first", nil)]
        _ = configure(.sample())
        let unnamed = UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)
        _ = configure(UISceneSession(persistentIdentifier: "1", configuration: unnamed))
        let answers = [["window", "other OtherSceneDelegate"], ["window"], ["unnamed"]]
        #expect(records.map { $0.asked.map(\.answer) } == answers)
        #expect(records.map(\.answer) == ["other OtherSceneDelegate", "window SceneDelegate", "unnamed"])
    }

    private func windowConfiguration() -> UISceneConfiguration {
        UISceneConfiguration(name: "other", sessionRole: .windowApplication)
    }

    private func configurer(_ name: String, _ configuration: UISceneConfiguration?) -> Configurer {
        Configurer(name, configuration, journal)
    }

    private func configure(_ session: UISceneSession) -> UISceneConfiguration {
        app.delegate.application(
            app.application,
            configurationForConnecting: session,
            options: UIScene.ConnectionOptions()
        )
    }
}

/// A handler that notes its name when it is asked, and returns a configuration, or the session's own.
private final class Configurer: SceneSessionDelegate {
    private let name: String
    private let configuration: UISceneConfiguration?
    private let journal: Journal

    init(_ name: String, _ configuration: UISceneConfiguration?, _ journal: Journal) {
        self.name = name
        self.configuration = configuration
        self.journal = journal
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        journal.note(name)
        return configuration ?? connectingSceneSession.configuration
    }
}

/// A handler with none of the methods.
private final class Silent: SceneSessionDelegate {}

private final class OtherSceneDelegate: SceneDelegate {}
