import Dispatch

// Events for which UIKit calls only the scene's delegate. An app that already has scenes forwards some of them to its app delegate by hand.
// Such a bridge goes on working, and no handler receives an event both through it and from `SceneDelegate`.

extension ApplicationFront {
    /// Delivers an event of a scene; if it has arrived by another way in the same turn, only to those who have not received it.
    func deliverToHandlers(
        _ event: EventDefinition, _ bound: any SceneBound, from application: UIApplication
    ) -> Any {
        func key(isOfScene: Bool) -> AnyHashable { [event.id, bound.subject, isOfScene] as [AnyHashable] }
        guard let first = takeArrival(key(isOfScene: bound.scene == nil)), let scene = bound.scene ?? first.scene else {
            // Noted before, since a handler may call the app delegate's method for the event that it is asked about.
            if arrivals.isEmpty { DispatchQueue.main.async { [weak self] in self?.turnDidEnd() } }
            let own = key(isOfScene: bound.scene != nil)
            let neutral = event.neutral(bound, from: application)
            arrivals[own, default: []].append((event.id, bound.scene, neutral, isAnswered: false))
            let selection = unbridged(from: [bound.scene].compactMap(\.self))
            let answer = router.deliver(event, bound, from: application, only: selection)
            let index = arrivals[own]?.lastIndex { $0.scene === bound.scene && !$0.isAnswered }
            if let index { arrivals[own]?[index] = (event.id, bound.scene, answer, isAnswered: true) }
            return answer
        }
        let slot = router.slots[event.place]
        let handlers = router.handlers[slot].objects
        if handlers.contains(where: { !isBridged($0, from: scene) }) {
            let culprit = scene.delegate.map { "\(type(of: $0))" } ?? "nil"
            router.diagnostics.report(
                .broughtTwice, by: first.isAnswered ? culprit : "a handler", in: slot.name, at: event.id)
        }
        guard bound.scene == nil, handlers.contains(where: { isBridged($0, from: scene) }) else { return first.answer }
        return router.deliver(event, bound, from: application, only: bridgedAgain(from: [scene]))
    }

    /// Takes out the first event of this turn that has a key.
    private func takeArrival(_ key: AnyHashable) -> Arrived? {
        arrivals[key].flatMap { $0.isEmpty ? nil : arrivals[key]?.removeFirst() }
    }

    private func turnDidEnd() {
        reportUncalledOverrides(of: arrivals.values.joined())
        arrivals = [:]
    }

    /// Takes a call of the app delegate about the app's state; a bridge may repeat what the scenes have reported already.
    func hintFromBridge(_ transition: AppState.Transition, from application: UIApplication) {
        if let call = overrideCall, call.event == transition.event.id, !call.isPassedOn {
            call.isPassedOn = true
            return passOn(transition)
        }
        bridged = transition
        // With scenes, UIKit does not call it.
        hint(transition, from: application, byBridge: usesScenes(application))
        guard bridged != nil else { return }
        bridged = nil
        let scenes = Array(application.connectedScenes)
        guard unbridged(from: scenes) != nil else { return }
        deliver(transition, from: application, only: bridgedAgain(from: scenes))
    }

    /// Those who receive an event that a bridge repeats: the wrapped app delegates that it is for.
    private func bridgedAgain(from scenes: [UIScene]) -> HandlerSelection {
        HandlerSelection(isRepetition: true) { [weak self] object in
            scenes.contains { self?.isBridged(object, from: $0) == true }
        }
    }

    /// Those who receive a scene's events: all but wrapped app delegates that a bridge calls; nil for everybody.
    func unbridged(from scenes: [UIScene]) -> HandlerSelection? {
        let bridged = wrappers.filter { wrapper in scenes.contains { wrapper.isBridged(from: $0) } }
        guard !bridged.isEmpty else { return nil }
        return HandlerSelection { object in !bridged.contains { $0 === object } }
    }

    private func isBridged(_ object: AnyObject, from scene: UIScene) -> Bool {
        (object as? ExistingAppDelegate)?.isBridged(from: scene) == true
    }
}

extension UIScene {
    /// Whether the delegate of a window scene is of a class of the app's own, which then forwards to the app delegate by hand.
    var isBridged: Bool {
        guard let delegate, session.role == .windowApplication else { return false }
        let target = (delegate as? UIResponder)?.forwardingTarget(for: Selector(AppEvent.sceneWillConnect.rawValue))
        // SwiftUI's forwards to one of ours; an SDK may have changed the class of ours into one that it has made.
        let classes: [(any Any.Type)?] = [
            type(of: delegate), target.map { type(of: $0 as AnyObject) },
            delegate is SceneDelegate ? session.configuration.delegateClass : nil,
        ]
        return !classes.contains { $0 == SceneDelegate.self }
    }
}
