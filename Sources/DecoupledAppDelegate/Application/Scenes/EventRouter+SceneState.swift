// What the state of a scene causes. For what its delegate reports, station 3 prepares and station 9 calls
// `routeState(_:of:)`. What UIKit posts of it calls that directly.

extension EventRouter {
    /// Does what comes before an event that a scene's delegate reports: it receives a connection that the delegate has
    /// not forwarded, or takes the scene from those that are connected.
    func prepareForChange(_ event: AppEvent, of scene: UIScene) {
        switch event {
        case .sceneDidBecomeActive: routeUnforwardedConnection(of: scene)
        case .sceneDidDisconnect: removeScene(scene)
        default: break
        }
    }

    /// Takes what a scene's delegate or a notification says of a scene's state.
    func routeState(_ event: AppEvent, of scene: UIScene) {
        if event == .sceneDidDisconnect { routeDisconnection(of: scene) }
        guard let transition = Transition.of(event), countsForAppState(scene) else { return }
        deliver(transition.event, (), from: Origin(.scene, from: application, in: scene))
    }

    /// Drops what belongs to a scene that has disconnected; it no longer counts for the app's state.
    private func routeDisconnection(of scene: UIScene) {
        scene.markDisconnected()
        removeScene(scene)
        _ = scenes.removeOptions(of: scene.session)
        // It is marked as disconnected, so that nothing is kept for it any more.
        registry.keptEvents.discardThoseOfLostScenes()
        guard appState.removeLevel(of: scene) else { return }
        deliver(.didEnterBackground, (), from: Origin(.scene, from: application, in: scene))
        _ = appState.removeLevel(of: scene)
    }
}
