// Station 9: what follows from an event, whoever has received it.

extension EventRouter {
    /// Does what follows from an event; further reports are received from the beginning of the road.
    func routeConsequences(of delivery: AnyDelivery) {
        switch delivery.kind {
        case .launch:
            if delivery.event == .didFinishLaunching { centerDelegateInstaller.install() }
        case .sceneConnection:
            guard let input = delivery.input(as: SceneConnectionInput.self) else { return }
            scenes.noteServed(
                WeakObjects(delivery.servedOrPending.compactMap(\.represented)), withConnectionOf: input.scene)
            routeContents(of: input)
        case .sceneState:
            if let scene = delivery.input(as: UIScene.self) { routeState(delivery.event, of: scene) }
        case .termination, .sceneConfiguration, .transition, .remoteNotificationRegistration, .userNotificationCenter,
            nil:
            break
        }
    }
}
