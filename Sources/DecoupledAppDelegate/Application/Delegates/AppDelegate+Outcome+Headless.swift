#if !(os(iOS) || os(tvOS) || os(visionOS))
extension AppDelegate: EventOutcomeReporting {
    /// Reports the outcome of an event to the headless application, whose control socket passes it on to `appctl`.
    package func reportOutcome(
        of selector: String, causedBy body: () -> Void, to completion: @escaping @MainActor (EventOutcome?) -> Void
    ) {
        let follower = OutcomeFollower(of: AppEvent(rawValue: selector))
        diagnostics.add(follower)
        body()
        follower.whenAnswered = { [diagnostics, unowned follower] outcome in
            diagnostics.remove(follower)
            completion(outcome)
        }
    }
}

extension AppDelegate: SceneConfiguring {
    /// Whether a handler or an override configures scenes: the package does so only in an app that has them already.
    package var configuresScenes: Bool {
        type(of: self).overriddenEvents?.contains(.configurationForConnectingScene) == true
            || roles.sceneSessionDelegate.contains { $0.handles(.configurationForConnectingScene) }
    }
}

/// Follows events of one kind until the last of those that arrived meanwhile has been answered.
@MainActor private final class OutcomeFollower: PassFollower {
    private let event: AppEvent
    private var passes: Set<Int> = []
    private var outcome: EventOutcome?

    /// Takes what has become of the events, now or as soon as they have been answered; those that arrive later are not followed.
    var whenAnswered: ((EventOutcome?) -> Void)? { didSet { finishIfAnswered() } }

    init(of event: AppEvent) { self.event = event }

    private func finishIfAnswered() { if passes.isEmpty { whenAnswered?(outcome) } }

    func follow(_ step: PassStep, of event: AppEvent, in pass: Int) {
        if case .begin = step, event == self.event, whenAnswered == nil { passes.insert(pass) }
        guard case .end(let record) = step, passes.remove(pass) != nil else { return }
        // A closure that passes the event on returns what a handler answered.
        let handlers = record.takers(.handler)
        outcome = EventOutcome(
            answer: record.answer, isHandled: record.isTrue == true,
            handlers: handlers.isEmpty ? record.takers(.interception) : handlers)
        finishIfAnswered()
    }
}
#endif
