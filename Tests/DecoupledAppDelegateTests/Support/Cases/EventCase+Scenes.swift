import DecoupledAppDelegate

extension EventCase {
    static let sceneSessions = [
        EventCase(
            .configurationForConnectingScene,
            neutral: "window SceneDelegate",
            cause: { _ = connectScene($0) }
        ) { delegate, application in
            let (session, options) = (UISceneSession.sample(), UIScene.ConnectionOptions())
            let answer = delegate.application(application, configurationForConnecting: session, options: options)
            return Told(session, options, answer: answer.name)
        },
        EventCase(
            .didDiscardSceneSessions,
            cause: { system in connectScene(system).map { system.close($0) } }
        ) { delegate, application in
            let session = UISceneSession.sample()
            delegate.application(application, didDiscardSceneSessions: [session])
            return Told([session])
        },
    ]

    static let sceneConnection = [
        EventCase(ofScene: .sceneWillConnect, cause: { _, _ in }) { delegate, scene in
            let options = UIScene.ConnectionOptions()
            delegate.scene(scene, willConnectTo: scene.session, options: options)
            return Told(scene, scene.session, options)
        },
        EventCase(ofScene: .sceneDidDisconnect, cause: { $0.disconnect($1) }, method: { $0.sceneDidDisconnect }),
    ]

    static let sceneState = [
        EventCase(ofScene: .sceneDidBecomeActive, cause: { _, _ in }, method: { $0.sceneDidBecomeActive }),
        EventCase(ofScene: .sceneWillResignActive, cause: { $0.deactivate($1) }, method: { $0.sceneWillResignActive }),
        EventCase(ofScene: .sceneWillEnterForeground, cause: { _, _ in }, method: { $0.sceneWillEnterForeground }),
        EventCase(
            ofScene: .sceneDidEnterBackground,
            cause: { $0.enterBackground($1) },
            method: { $0.sceneDidEnterBackground }
        ),
    ]

    static let sceneRestoration = [
        EventCase(
            ofScene: .sceneStateRestorationActivity,
            neutral: "nil",
            cause: { $0.enterBackground($1) }
        ) { delegate, scene in
            let answer = delegate.stateRestorationActivity(for: scene)
            return Told(scene, answer: answer)
        },
        EventCase(
            ofScene: .sceneRestoreInteractionState,
            cause: { system, scene in
                scene.session.stateRestorationActivity = NSUserActivity(activityType: "state")
                system.disconnect(scene)
                system.reconnectScene(of: scene.session)
            }
        ) { delegate, scene in
            let activity = NSUserActivity(activityType: "type")
            delegate.scene(scene, restoreInteractionStateWith: activity)
            return Told(scene, activity)
        },
    ]

    static let windowGeometry = [
        EventCase(
            ofScene: .windowSceneDidUpdateGeometry,
            cause: { $0.rotate($1, to: .landscapeLeft) }
        ) { delegate, scene in
            let (space, traits) = (scene.coordinateSpace, UITraitCollection())
            let orientation = UIInterfaceOrientation.landscapeLeft
            delegate.windowScene(
                scene,
                didUpdate: space,
                interfaceOrientation: orientation,
                traitCollection: traits
            )
            return Told(scene, space, orientation, traits)
        }
    ]

    /// An event of a scene, which the system tells of when the scene has connected, and `cause` has happened to it.
    ///
    /// The scene of `tell` is attached to no application, so that the app's own state does not follow it.
    private init<Input, Output>(
        ofScene event: Event<Input, Output>,
        neutral: String = "done",
        cause: @escaping (HeadlessSystem, UIWindowScene) -> Void,
        tell: @escaping (SceneDelegate, UIWindowScene) -> Told
    ) {
        let causeInSystem = { (system: HeadlessSystem) in
            if let scene = Self.connectScene(system) as? UIWindowScene { cause(system, scene) }
        }
        self.init(of: event, neutral: neutral, cause: causeInSystem) { delegate, _ in
            let scene = UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
            return tell(SceneDelegate(for: delegate), scene)
        }
    }

    /// An event that has nothing but the scene for an argument.
    private init<Input>(
        ofScene event: Event<Input, Void>,
        cause: @escaping (HeadlessSystem, UIWindowScene) -> Void,
        method: @escaping (SceneDelegate) -> @MainActor (UIScene) -> Void
    ) {
        self.init(ofScene: event, cause: cause) { delegate, scene in
            method(delegate)(scene)
            return Told(scene)
        }
    }

    private static func connectScene(_ system: HeadlessSystem) -> UIScene? {
        system.configuration.sceneManifest = SceneManifest()
        return system.connectScene()
    }
}
