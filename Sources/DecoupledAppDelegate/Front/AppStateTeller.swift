/// Collects the hints about the app's state, and delivers the real transitions, one after the other.
@MainActor final class AppStateTeller {
    /// The level that was delivered last, or that the launch showed; nil before.
    private(set) var level: AppStateMachine.Level?

    private var machine = AppStateMachine()
    private var pending: [AppStateMachine.Transition] = []
    private var isTelling = false
    private let tell: (AppStateMachine.Transition) -> Void

    /// Creates a teller.
    ///
    /// - Parameter tell: Delivers a transition, once its level holds.
    init(tell: @escaping (AppStateMachine.Transition) -> Void) { self.tell = tell }

    /// Takes the state that UIKit shows at launch, which is no transition; does nothing after a hint, which is newer.
    func launch(inBackground: Bool) {
        guard machine.level == nil else { return }
        machine.launch(inBackground: inBackground)
        level = machine.level
    }

    /// Takes a hint about the app.
    func take(_ hint: AppStateMachine.Transition, fromBridge: Bool) {
        tellAll(machine.take(hint, fromBridge: fromBridge))
    }

    /// Takes a hint about a scene.
    func take(_ hint: AppStateMachine.Transition, of scene: ObjectIdentifier) { tellAll(machine.take(hint, of: scene)) }

    /// Takes the disconnection of a scene.
    func disconnect(_ scene: ObjectIdentifier) { tellAll(machine.disconnect(scene)) }

    private func tellAll(_ transitions: [AppStateMachine.Transition]) {
        // A handler may cause the next hint; its transitions are delivered after this one.
        pending += transitions
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !pending.isEmpty {
            let transition = pending.removeFirst()
            level = transition.target
            tell(transition)
        }
    }
}
