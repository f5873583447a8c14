/// Collects the hints about what happens to the app, and tells the transitions that are real, one after the other.
@MainActor
final class AppStateTeller {
    /// The level of what was told last, which is what the launch showed before anything was; nil until then.
    private(set) var level: AppStateMachine.Level?

    private var machine = AppStateMachine()
    private var pending: [AppStateMachine.Transition] = []
    private var isTelling = false
    private let tell: (AppStateMachine.Transition) -> Void

    /// Creates a teller.
    ///
    /// - Parameter tell: Delivers a transition, once its level holds.
    init(tell: @escaping (AppStateMachine.Transition) -> Void) {
        self.tell = tell
    }

    /// Takes what the system shows at launch, which is no transition; does nothing after a hint, which knows better.
    func launch(inBackground: Bool) {
        guard machine.level == nil else { return }
        machine.launch(inBackground: inBackground)
        level = machine.level
    }

    /// Takes a hint about the app.
    func take(_ hint: AppStateMachine.Transition) {
        tellAll(machine.take(hint))
    }

    /// Takes a hint about a scene.
    func take(_ hint: AppStateMachine.Transition, of scene: ObjectIdentifier) {
        tellAll(machine.take(hint, of: scene))
    }

    /// Takes the disconnection of a scene.
    func disconnect(_ scene: ObjectIdentifier) {
        tellAll(machine.disconnect(scene))
    }

    private func tellAll(_ transitions: [AppStateMachine.Transition]) {
        // A handler may cause the next hint; what that tells comes after what is being told.
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
