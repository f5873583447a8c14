import Dispatch

// Events for which UIKit calls only the scene's delegate. An app that already has scenes forwards some of them to its app delegate by hand.
// Such a bridge goes on working, and no handler receives an event both through it and from `SceneDelegate`.

/// A handler that wraps an existing app delegate.
@MainActor protocol AppDelegateWrapper: RoleHandler {
    /// The wrapped object's window, if it has one.
    var window: UIWindow? { get set }

    /// The wrapped object if it is a delegate of the notification center, too.
    var notificationDelegate: (any UNUserNotificationCenterDelegate)? { get }

    /// Whether the app itself forwards to the wrapped object the events for which UIKit calls only the scene's delegate.
    func isBridged(from scene: UIScene) -> Bool
}

extension ApplicationFront {
    /// An event that has arrived in this turn.
    struct SceneArrival {
        let event: AppEvent
        let subject: AnyHashable
        let scene: UIScene?
        let answer: Any
    }

    /// Delivers an event of a scene; if it has arrived by another way in the same turn, only to those who have not received it.
    @_semantics("optimize.sil.specialize.generic.never")
    func deliverOfScene<Input, Output>(
        _ event: Event<Input, Output>,
        _ input: Input,
        _ bound: any SceneBound,
        from application: UIApplication
    ) -> Output {
        let first = arrivals.firstIndex {
            $0.event == event.id && $0.subject == bound.subject && ($0.scene == nil) != (bound.scene == nil)
        }
        guard let first = first.map({ arrivals.remove(at: $0) }), let scene = bound.scene ?? first.scene else {
            let answer = event.pass(router, input, application, unbridged(from: [bound.scene].compactMap(\.self)))
            remember(SceneArrival(event: event.id, subject: bound.subject, scene: bound.scene, answer: answer))
            return answer
        }
        let slot = router.slots.first { $0.events.contains { $0.id == event.id } }
        let handlers = slot.map { router.roles[$0].objects } ?? []
        if handlers.contains(where: { !isBridged($0, from: scene) }) {
            let delegate = scene.delegate.map { String(describing: type(of: $0)) } ?? "nil"
            router.diagnostics.report(.broughtTwice, by: delegate, in: slot?.name ?? "", at: event.id)
        }
        guard bound.scene == nil, handlers.contains(where: { isBridged($0, from: scene) }) else {
            return first.answer as? Output ?? event.neutral(Sent(input, from: application))
        }
        return repeated(event, input, from: application, in: [scene])
    }

    /// Takes a call of the app delegate about the app's state; a bridge may repeat what the scenes have reported already.
    func hintFromBridge(_ transition: AppStateMachine.Transition, from application: UIApplication) {
        bridged = transition
        // With scenes, UIKit does not call it.
        hint(transition, from: application, byBridge: usesScenes(application))
        guard bridged != nil else { return }
        bridged = nil
        let scenes = Array(application.connectedScenes)
        guard unbridged(from: scenes) != nil else { return }
        repeated(transition.event, NoInput(), from: application, in: scenes)
    }

    /// Delivers an event that a bridge repeats, to the wrapped app delegates that it is for.
    @discardableResult
    private func repeated<Input, Output>(
        _ event: Event<Input, Output>,
        _ input: Input,
        from application: UIApplication,
        in scenes: [UIScene]
    ) -> Output {
        let selection = HandlerSelection(isRepetition: true) { [weak self] object in
            scenes.contains { self?.isBridged(object, from: $0) == true }
        }
        return event.pass(router, input, application, selection)
    }

    /// Those who receive a scene's events: all but wrapped app delegates that a bridge calls; nil for everybody.
    func unbridged(from scenes: [UIScene]) -> HandlerSelection? {
        let bridged = wrappers.filter { wrapper in scenes.contains { wrapper.isBridged(from: $0) } }
        guard !bridged.isEmpty else { return nil }
        return HandlerSelection { object in !bridged.contains { $0 === object } }
    }

    private func isBridged(_ object: AnyObject, from scene: UIScene) -> Bool {
        (object as? any AppDelegateWrapper)?.isBridged(from: scene) == true
    }

    private func remember(_ arrival: SceneArrival) {
        arrivals.append(arrival)
        if arrivals.count == 1 { DispatchQueue.main.async { [weak self] in self?.arrivals = [] } }
    }
}
