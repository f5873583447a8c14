// The events of scenes that belong to roles of the app.

extension ApplicationFront {
    /// Takes the disconnection of a scene, and drops the events that were kept for it.
    func didDisconnect(_ scene: UIScene) {
        UIScene.disconnected.insert(scene)
        scenes.remove(scene)
        // It is noted as disconnected, so that nothing is kept for it any more.
        router.removeKept { $0.waiting.scene === scene }
        leaving = [scene]
        defer { leaving = [] }
        state.disconnect(scene)
    }

    /// Whether a scene is one of this front's application: its delegate is ours, or it is nobody's and this is the shared front.
    func isOwn(_ scene: UIScene) -> Bool {
        (scene.frontObject?.front ?? .shared) === self
    }

    /// Returns whether something has not been delivered that a scene is connected for, or that a method of a running app is called with.
    ///
    /// An app's own scene delegate often calls `super` when its scene connects, and then feeds what is in the connection options to the
    /// methods of a running app; SwiftUI does so with activities. The same object counts once; another object is another event.
    func isNew(_ subject: AnyObject, isConnecting: Bool = false) -> Bool {
        let isNew = !connected.contains(subject) && !(isConnecting && received.contains(subject))
        if isConnecting { connected.insert(subject) } else { received.insert(subject) }
        return isNew
    }

    /// Delivers what a scene was connected for.
    ///
    /// A cold start has no other way: the methods of a running app are not called for what is in the options.
    func deliver(_ options: UIScene.ConnectionOptions, to scene: UIScene) {
        let outer = connecting
        connecting = scene
        defer { connecting = outer }
        open(options.urlContexts, in: scene, isConnecting: true)
        for activity in options.userActivities.sorted(by: { $0.activityType < $1.activityType })
        where isNew(activity, isConnecting: true) { continueUserActivity(activity, in: scene) }
        deliverShare(of: options, to: scene)
        deliverActions(of: options, to: scene)
    }

    /// Opens URLs in a fixed order, since a set has none: by their text.
    func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene, isConnecting: Bool = false) {
        // All are noted before a handler is called, who may bring one of them once more.
        let new = contexts.sorted { $0.url.absoluteString < $1.url.absoluteString }
            .filter { isNew($0, isConnecting: isConnecting) }
        for context in new {
            for wrapper in sceneWrappers { wrapper.context = context }
            deliver(.openURL, (context.url, context.options.dictionary), in: scene)
        }
    }

    /// Continues an activity, and does for the objects that handlers name what UIKit does in an app without scenes.
    func continueUserActivity(_ activity: NSUserActivity, in scene: UIScene) {
        deliver(
            .continueUserActivity,
            (activity, { objects in objects?.forEach { $0.restoreUserActivityState(activity) } }), in: scene)
    }

    #if CloudKit
    private func deliverShare(of options: UIScene.ConnectionOptions, to scene: UIScene) {
        guard let metadata = options.cloudKitShareMetadata, isNew(metadata, isConnecting: true) else { return }
        deliver(.didAcceptCloudKitShare, metadata, in: scene)
    }
    #else
    private func deliverShare(of: UIScene.ConnectionOptions, to: UIScene) {}
    #endif

    /// Takes UIKit's notification that a scene connects, whoever its delegate is.
    ///
    /// What has become of it shows on the next turn: a delegate that forwards, such as SwiftUI's, may be created only when the scene
    /// connects.
    func willConnect(_ scene: UIScene) {
        if isOwn(scene) { scenes.append(scene) }
        MainThread.async { [weak self, weak scene] in
            guard let self, let scene else { return }
            deliverUnforwardedConnection(of: scene)
            if isUnheard(scene) {
                let reason: Fault.Reason =
                    scene.frontObject?.front === self
                    ? .unforwardedConnection
                    : .foreignSceneDelegate(
                        connectedFor: configuredScenes.takeOptions(of: scene.session)?.contents ?? [])
                router.diagnostics.report(reason, by: scene.delegateName, in: Slots().sceneSessionDelegate.name)
            }
        }
    }

    /// Whether a window scene of the application has connected, and none of our delegates has received it.
    private func isUnheard(_ scene: UIScene) -> Bool {
        guard scene is UIWindowScene, scene.session.role == .windowApplication, let ownApplication, usesScenes,
            ownApplication.connectedScenes.contains(scene), !configuredScenes.hasDelivered(scene)
        else { return false }
        return !scenes.contains { $0.scene === scene && $0.delegate != nil }
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
