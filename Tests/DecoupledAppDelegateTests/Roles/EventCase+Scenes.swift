import DecoupledAppDelegate

extension EventCase {
    static let sceneSessions = [
        EventCase(.configurationForConnectingScene, neutral: "window SceneDelegate") { delegate, application in
            let (session, options) = (UISceneSession.sample(), UIScene.ConnectionOptions())
            _ = delegate.application(application, configurationForConnecting: session, options: options)
            return [Listener.identity(of: session), Listener.identity(of: options)]
        },
        EventCase(.didDiscardSceneSessions) { delegate, application in
            let session = UISceneSession.sample()
            delegate.application(application, didDiscardSceneSessions: [session])
            return [Listener.identity(of: session)]
        },
    ]

    static let sceneConnection = [
        EventCase(.sceneWillConnect) { delegate, scene in
            let options = UIScene.ConnectionOptions()
            delegate.scene(scene, willConnectTo: scene.session, options: options)
            return [Listener.identity(of: scene.session), Listener.identity(of: options)]
        },
        EventCase(.sceneDidDisconnect) { $0.sceneDidDisconnect },
    ]

    static let sceneState = [
        EventCase(.sceneDidBecomeActive) { $0.sceneDidBecomeActive },
        EventCase(.sceneWillResignActive) { $0.sceneWillResignActive },
        EventCase(.sceneWillEnterForeground) { $0.sceneWillEnterForeground },
        EventCase(.sceneDidEnterBackground) { $0.sceneDidEnterBackground },
    ]

    static let sceneRestoration = [
        EventCase(.sceneStateRestorationActivity, neutral: "nil") { delegate, scene in
            _ = delegate.stateRestorationActivity(for: scene)
            return []
        },
        EventCase(.sceneRestoreInteractionState) { delegate, scene in
            let activity = NSUserActivity(activityType: "type")
            delegate.scene(scene, restoreInteractionStateWith: activity)
            return [Listener.identity(of: activity)]
        },
    ]

    static let windowGeometry = [
        EventCase(.windowSceneDidUpdateGeometry) { delegate, scene in
            let (space, traits) = (scene.coordinateSpace, UITraitCollection())
            let orientation = UIInterfaceOrientation.landscapeLeft
            delegate.windowScene(
                scene,
                didUpdate: space,
                interfaceOrientation: orientation,
                traitCollection: traits
            )
            return [Listener.identity(of: space), "\(orientation)", Listener.identity(of: traits)]
        }
    ]

    /// An event of a scene; `tell` returns the arguments beside the scene in words.
    ///
    /// The scene is attached to no application, so that the app's own state does not follow it.
    private init(
        _ event: AppEvent,
        neutral: String = "done",
        _ tell: @escaping (SceneDelegate, UIWindowScene) -> [String]
    ) {
        self.event = event
        neutralAnswer = neutral
        self.tell = { delegate, _ in
            let scene = UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
            return [Listener.identity(of: scene)] + tell(SceneDelegate(for: delegate), scene)
        }
    }

    /// An event that has nothing but the scene for an argument.
    private init(_ event: AppEvent, _ tell: @escaping (SceneDelegate) -> @MainActor (UIScene) -> Void) {
        self.init(event) { delegate, scene in
            tell(delegate)(scene)
            return []
        }
    }
}
