#if !canImport(UIKit)
extension AppDelegate: EventOutcomeReporting {
    /// Reports the outcome of an event to the headless application, whose control socket passes it on to `appctl`.
    package func reportOutcome(
        of selector: String, causedBy body: () -> Void, to completion: @escaping @MainActor (EventOutcome?) -> Void
    ) {
        let follower = OutcomeFollower(of: AppEvent(rawValue: selector))
        diagnostics.add(follower)
        body()
        diagnostics.remove(follower)
        follower.whenAnswered = completion
    }
}

extension AppDelegate: SceneConfiguring {
    /// Whether a handler or an override configures scenes: the package does so only in an app that has them already.
    package var configuresScenes: Bool {
        overrides(.configurationForConnectingScene, defaultingTo: false)
            || roles.sceneSessionDelegate.contains { $0.handles(.configurationForConnectingScene) }
    }
}

/// Follows events of one kind until the last of those has been answered that arrived while it was asked to follow them.
@MainActor private final class OutcomeFollower: EventFollower {
    private let event: AppEvent

    /// How many events have not been answered.
    private var pending = 0
    private var outcome: EventOutcome?

    /// Takes what has become of the events, now or as soon as they have been answered.
    var whenAnswered: ((EventOutcome?) -> Void)? { didSet { finishIfAnswered() } }

    init(of event: AppEvent) { self.event = event }

    private func finishIfAnswered() { if pending == 0 { whenAnswered?(outcome) } }

    func follow(_ event: AppEvent, in: String, with: Any) -> Steps? {
        guard event == self.event else { return nil }
        pending += 1
        var takers: [Callee] = []
        return { [self] step in
            switch step {
            case .answer(let call, let answer, _):
                if answer as? Bool == true, !call.callee.isObserver { takers.append(call.callee) }
            case .end(let answer):
                // A closure that passes the event on returns what a handler answered.
                let handlers = takers.filter { !$0.isInterception }
                outcome = EventOutcome(answer, handlers: (handlers.isEmpty ? takers : handlers).map(\.name))
                pending -= 1
                finishIfAnswered()
            default: break
            }
        }
    }
}
#endif
