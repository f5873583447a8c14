// The events of scenes that belong to roles of the app.

extension ApplicationFront {
    /// Drops what belongs to a scene that has disconnected; one whose delegate is ours is no longer among those that are connected.
    func didDisconnect(_ scene: UIScene) {
        UIScene.disconnected.insert(scene)
        disconnect(scene)
        _ = scenes.takeOptions(of: scene.session)
        // It is noted as disconnected, so that nothing is kept for it any more.
        router.kept.remove { $0.origin.scene === scene }
        state.disconnect(scene)
    }

    /// Whether a scene is one of this front's application: its delegate is ours, or it is nobody's and this is the shared front.
    func isOwn(_ scene: UIScene) -> Bool {
        (scene.frontObject?.front ?? .shared) === self
    }

    /// Takes a scene that connects, and the delegate of ours that UIKit has called for it, if it has.
    func connect(_ scene: UIScene, delegate: SceneDelegate? = nil) {
        scenes.insert(scene, delegate: delegate)
        follow(scene)
        follower?.applicationDidChange(by: nil)
    }

    /// Takes a scene from those that are connected, before handlers are told that it disconnects.
    func disconnect(_ scene: UIScene) {
        scenes.remove(scene)
        follower?.applicationDidChange(by: nil)
    }

    /// Takes something that a scene is connected for, or that a method of a running app is called with, and returns whether it has not been
    /// delivered the other way.
    func takeIfNew(_ subject: AnyObject, isOfConnection: Bool = false) -> Bool {
        scenes.takeIfNew(subject, isOfConnection: isOfConnection)
    }

    /// Has handlers receive a connection, and then what the scene connects for.
    func deliver(_ connection: SceneConnectionInput) {
        connect(connection.scene)
        follower?.applicationDidChange(by: .sceneWillConnect)
        router.deliver(
            TypedEvent(AppEvent.sceneWillConnect.definition, connection), from: Origin(application: application))
        deliver(connection.connectionOptions, to: connection.scene)
    }

    /// Delivers the connection of a scene whose delegate forwards to ours, where that has not forwarded it.
    ///
    /// A subclass that overrides the method has received it itself.
    func deliverUnforwardedConnection(of scene: UIScene) {
        guard let object = scene.frontObject, object.front === self,
            let options = scenes.takeOptions(of: scene.session), !object.overrides(.sceneWillConnect)
        else { return }
        scenes.noteUnforwarded(scene)
        deliver((scene, scene.session, options))
    }

    /// Delivers what a scene was connected for.
    ///
    /// A cold start has no other way: the methods of a running app are not called for what is in the options.
    func deliver(_ options: UIScene.ConnectionOptions, to scene: UIScene) {
        open(options.urlContexts, in: scene, isOfConnection: true)
        for activity in options.userActivities.inOrder
        where takeIfNew(activity, isOfConnection: true) {
            continueUserActivity(activity, in: scene, isOfConnection: true)
        }
        deliverShare(of: options, to: scene)
        deliverActions(of: options, to: scene)
    }

    /// Opens URLs in a fixed order.
    func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene, isOfConnection: Bool = false) {
        // All are noted before a handler is called, who may bring one of them once more.
        let new = contexts.inOrder.filter { takeIfNew($0, isOfConnection: isOfConnection) }
        for context in new {
            let wrappers = router.handlers.sceneWrappers
            for wrapper in wrappers { wrapper.contexts.append(context) }
            deliver(.openURL, (context.url, context.options.dictionary), in: scene, isOfConnection: isOfConnection)
            for wrapper in wrappers { wrapper.contexts.removeAll { $0 === context } }
        }
    }

    /// Continues an activity, and does for the objects that handlers name what UIKit does in an app without scenes.
    func continueUserActivity(_ activity: NSUserActivity, in scene: UIScene, isOfConnection: Bool = false) {
        deliver(
            .continueUserActivity,
            (activity, { objects in objects?.forEach { $0.restoreUserActivityState(activity) } }), in: scene,
            isOfConnection: isOfConnection)
    }

    #if CloudKit
    private func deliverShare(of options: UIScene.ConnectionOptions, to scene: UIScene) {
        guard let metadata = options.cloudKitShareMetadata, takeIfNew(metadata, isOfConnection: true) else { return }
        deliver(.didAcceptCloudKitShare, metadata, in: scene, isOfConnection: true)
    }
    #else
    private func deliverShare(of: UIScene.ConnectionOptions, to: UIScene) {}
    #endif

    /// Takes UIKit's notification that a scene connects, whoever its delegate is.
    ///
    /// What has become of it shows on the next turn: a delegate that forwards, such as SwiftUI's, may be created only when the scene
    /// connects.
    func willConnect(_ scene: UIScene) {
        if isOwn(scene) { connect(scene) }
        MainThread.async { [weak self, weak scene] in
            guard let self, let scene else { return }
            deliverUnforwardedConnection(of: scene)
            if isUnheard(scene) {
                let reason: Fault.Reason =
                    scene.frontObject?.front === self
                    ? .unforwardedConnection
                    : .foreignSceneDelegate(
                        connectedFor: scenes.takeOptions(of: scene.session)?.contents ?? [])
                router.diagnostics.report(reason, by: scene.delegateName, in: Slots().sceneSessionDelegate.name)
            }
        }
    }

    /// Whether a window scene of the application has connected, and none of our delegates has received it.
    private func isUnheard(_ scene: UIScene) -> Bool {
        guard scene is UIWindowScene, scene.session.role == .windowApplication, let ownApplication, usesScenes,
            ownApplication.connectedScenes.contains(scene)
        else { return false }
        return !scenes.hasReceiver(scene)
    }

    /// Sets the delegates of the application's scenes anew, so that UIKit asks them again what they respond to.
    func reassignSceneDelegates() {
        for scene in application.connectedScenes where scene.frontObject?.front === self {
            // The local reference keeps the delegate alive, which only its scene owns.
            let delegate = scene.delegate
            scene.delegate = nil
            scene.delegate = delegate
        }
    }
}
