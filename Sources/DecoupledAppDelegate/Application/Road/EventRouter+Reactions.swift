// Station 9: what follows from an event that handlers have received.

extension EventRouter {
    /// Does what follows from an event; further reports are received from the beginning of the road.
    func react(to delivery: AnyDelivery) {
        switch delivery.meaning {
        case .launch:
            if delivery.id == .didFinishLaunching { notificationCenter.install() }
        case .connection:
            guard let input = delivery.input(as: SceneConnectionInput.self) else { return }
            scenes.setReceivers(of: input.scene, to: WeakObjects(delivery.receivers.compactMap(\.represented)))
            receiveContents(of: input)
        case .scene:
            if let scene = delivery.input(as: UIScene.self) { receiveState(delivery.id, of: scene) }
        case .termination, .configuration, .transition, .registration, .notificationCenter, nil: break
        }
    }
}
