import Dispatch

/// The doors by which a scene tells of what belongs to the roles of the app.
extension ApplicationFront {
    /// Tells of a scene that connects, and passes on what its connection options carry.
    ///
    /// A cold start has no other door: the methods of a running app are not called for what is in the options.
    func willConnect(_ input: SceneConnectionInput, delegate: SceneDelegate) {
        scenes.append(input.scene, delegate)
        router.sceneWillConnect(input)
        let options = input.connectionOptions
        open(options.urlContexts, in: input.scene)
        for activity in options.userActivities.sorted(by: { $0.activityType < $1.activityType }) {
            continueUserActivity(activity, in: input.scene)
        }
        deliverShortcut(options, to: input.scene)
        deliverShare(options, to: input.scene)
        deliverResponse(options)
    }

    /// Tells of a scene that has been disconnected, which is no scene of the app any more when handlers hear of it.
    func sceneDidDisconnect(_ input: SceneInput) {
        scenes.remove(input.scene)
        router.sceneDidDisconnect(input)
        didDisconnect(input.scene)
    }

    /// Opens URLs in a fixed order, since a set has none: by their text.
    func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene) {
        for context in contexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString }) {
            _ = router.openURL(
                URLInput(
                    application: application,
                    url: context.url,
                    options: context.options.dictionary,
                    scene: scene
                )
            )
        }
    }

    /// Continues an activity, and does for the objects that handlers name what UIKit does in an app without scenes.
    func continueUserActivity(_ activity: NSUserActivity, in scene: UIScene) {
        _ = router.continueUserActivity(
            ContinueActivityInput(
                application: application,
                userActivity: activity,
                restorationHandler: { objects in
                    for object in objects ?? [] { object.restoreUserActivityState(activity) }
                },
                scene: scene
            )
        )
    }

    #if CloudKit
    private func deliverShare(_ options: UIScene.ConnectionOptions, to scene: UIScene) {
        guard let metadata = options.cloudKitShareMetadata else { return }
        router.didAcceptCloudKitShare(
            CloudKitShareInput(application: application, metadata: metadata, windowScene: scene as? UIWindowScene)
        )
    }
    #else
    private func deliverShare(_ options: UIScene.ConnectionOptions, to scene: UIScene) {}
    #endif
}

// MARK: Scenes that somebody else configured

extension ApplicationFront {
    /// Reports a window's scene whose delegate neither is ours nor passes anything on to us, once it has connected.
    ///
    /// Not at once: SwiftUI, and whoever else has a delegate that passes events on, may have made it no sooner than when the
    /// scene connects.
    func check(_ scene: UIScene) {
        guard scene is UIWindowScene, scene.session.role == .windowApplication else { return }
        let handover = Handover(value: WeakScene(scene))
        DispatchQueue.main.async { [weak self] in
            guard let scene = handover.value.scene else { return }
            self?.reportForeignDelegate(of: scene)
        }
    }

    private func reportForeignDelegate(of scene: UIScene) {
        guard let knownApplication, isOwn(knownApplication), usesScenes(knownApplication) else { return }
        guard knownApplication.connectedScenes.contains(scene) else { return }
        guard !isFront(scene.delegate), !scenes.hasDelegate(scene) else { return }
        router.diagnostics.report(
            .foreignSceneDelegate,
            by: scene.delegate.map { String(describing: type(of: $0)) } ?? "nil",
            in: Slot.sceneSession.name
        )
    }
}

/// A scene that may have gone by the time somebody looks at it.
private struct WeakScene {
    private(set) weak var scene: UIScene?

    init(_ scene: UIScene) {
        self.scene = scene
    }
}

// MARK: Re-assignment

extension ApplicationFront {
    /// Sets the delegates of an application's scenes anew, so that UIKit asks them again what they respond to.
    func reassignSceneDelegates(of application: UIApplication) {
        for scene in application.connectedScenes where isFront(scene.delegate) {
            // The local reference keeps the delegate alive, which only its scene owns.
            let delegate = scene.delegate
            scene.delegate = nil
            scene.delegate = delegate
        }
    }

    /// Whether a scene's delegate is a scene delegate of this front, or passes events on to one as SwiftUI's does.
    private func isFront(_ delegate: (any UISceneDelegate)?) -> Bool {
        let responder = delegate as? UIResponder
        let target = responder?.forwardingTarget(for: Selector(AppEvent.sceneWillConnect.rawValue))
        return (delegate as? SceneDelegate ?? target as? SceneDelegate)?.front === self
    }
}
