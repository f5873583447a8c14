/// Collects the hints about what happens to the app, and tells the transitions that are real, one after the other.
@MainActor
final class AppStateTeller {
    private var machine = AppStateMachine()
    private var pending: [AppStateMachine.Transition] = []
    private var isTelling = false
    private let tell: (AppStateMachine.Transition) -> Void

    /// Creates a teller.
    ///
    /// - Parameter tell: What passes a transition on.
    init(_ tell: @escaping (AppStateMachine.Transition) -> Void) {
        self.tell = tell
    }

    /// Takes what the system shows at launch, which is no transition.
    func launch(inBackground: Bool) {
        machine.launch(inBackground: inBackground)
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
            tell(pending.removeFirst())
        }
    }
}
