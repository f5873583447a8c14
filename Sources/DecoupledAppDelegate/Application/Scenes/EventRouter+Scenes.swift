// How scenes connect and disconnect, and what becomes of what they connect for.

extension EventRouter {
    /// Takes a scene that connects, and the delegate of ours that UIKit has called for it, if it has.
    func addScene(_ scene: UIScene, delegate: SceneDelegate? = nil) {
        scenes.insert(scene, delegate: delegate)
        listenToApplication(of: scene)
        follower?.applicationDidChange(by: nil)
    }

    /// Takes a scene from those that are connected, before handlers are told that it disconnects.
    func removeScene(_ scene: UIScene) {
        scenes.remove(scene)
        follower?.applicationDidChange(by: nil)
    }

    /// Receives the connection of a scene whose delegate forwards to ours, where that has not forwarded it.
    ///
    /// A subclass that overrides the method receives it itself.
    func routeUnforwardedConnection(of scene: UIScene) {
        guard let delegate = scene.delegateKind.delegate, delegate.router === self,
            !delegate.overrides(.sceneWillConnect),
            let options = scenes.removeOptions(of: scene.session)
        else { return }
        deliver(.sceneWillConnect, (scene, scene.session, options), via: .sceneConnection)
    }

    /// Reports that no handler receives the connection of a window scene of the application, unless its delegate has
    /// forwarded by hand all that it connects for.
    func reportLostConnection(of scene: UIScene) {
        let isWindow = scene is UIWindowScene && scene.session.role.isAppWindow
        let isOfOwnApplication = delegatingApplication?.connectedScenes.contains(scene) == true
        // A subclass may keep the connection from super.
        let isForwarded = scene.delegate is SceneDelegate || duplicateDetector.hasConnected(scene)
        guard usesScenes, isWindow, isOfOwnApplication, !isForwarded else { return }
        let contents = scenes.removeOptions(of: scene.session).map(contents) ?? []
        let lost = contents.filter { !$0.hasCome }.map(\.text)
        let isOwn = scene.delegateKind.router === self
        guard isOwn || contents.isEmpty || !lost.isEmpty else { return }
        registry.diagnostics.reportFault(
            isOwn ? .unforwardedConnection : .foreignSceneDelegate(connectedFor: lost), by: scene.delegateName,
            in: Slots().sceneSessionDelegate.name)
    }

    /// Sets the delegates of the application's scenes anew, so that UIKit asks them again what they respond to.
    func reassignSceneDelegates() {
        for scene in application.connectedScenes where scene.delegateKind.router === self {
            // The local reference keeps the delegate alive, which only its scene owns.
            let delegate = scene.delegate
            scene.delegate = nil
            scene.delegate = delegate
        }
    }
}

// MARK: What scenes connect for

extension EventRouter {
    /// Receives what a scene was connected for.
    ///
    /// A cold start has no other way: the methods of a running app are not called for what is in the options.
    func routeContents(of connection: SceneConnectionInput) {
        let scene = connection.scene
        let options = connection.connectionOptions
        routeURLs(options.urlContexts, via: .sceneConnection, in: scene)
        for activity in options.userActivities.inOrder {
            routeActivity(activity, via: .sceneConnection, in: scene)
        }
        routeShare(of: options, in: scene)
        routeActions(of: options, in: scene)
    }

    /// Opens URLs in a fixed order.
    func routeURLs(_ contexts: Set<UIOpenURLContext>, via entryPoint: EntryPoint, in scene: UIScene) {
        for context in contexts.inOrder {
            deliver(.openURL, (context.url, context.options.dictionary), via: entryPoint, in: scene, object: context)
        }
    }

    /// Continues an activity, and does for the objects that handlers name what UIKit does in an app without scenes.
    func routeActivity(_ activity: NSUserActivity, via entryPoint: EntryPoint, in scene: UIScene) {
        let restore = { (objects: [any UIUserActivityRestoring]?) in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
        deliver(.continueUserActivity, (activity, restore), via: entryPoint, in: scene, object: activity)
    }

    #if CloudKit
    private func routeShare(of options: UIScene.ConnectionOptions, in scene: UIScene) {
        guard let metadata = options.cloudKitShareMetadata else { return }
        deliver(.didAcceptCloudKitShare, metadata, via: .sceneConnection, in: scene, object: metadata)
    }
    #else
    private func routeShare(of: UIScene.ConnectionOptions, in: UIScene) {}
    #endif
}
