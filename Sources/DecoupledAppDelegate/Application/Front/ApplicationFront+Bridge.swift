// Events for which UIKit calls only the scene's delegate. An app that already has scenes forwards some of them to its app delegate by hand.
// Such a bridge goes on working, and no handler receives an event both through it and from `SceneDelegate`.

/// An event of a scene that has arrived, by the scene's delegate or by the app delegate, or for which an override is called.
@MainActor final class Arrival {
    let event: EventDefinition

    /// What tells the event from others of its kind; nil for one about the app's state.
    let subject: AnyHashable?

    /// Whether the scene's delegate was called, and not the app delegate.
    let isOfScene: Bool
    private(set) weak var scene: UIScene?

    /// What it was answered; the answer of an empty slot as long as handlers are being asked.
    var answer: Any = ()

    /// Whether the handlers have answered, or the override has called super.
    var isDone = false

    init(of sent: SentEvent) {
        event = sent.event
        subject = sent.subject
        scene = sent.scene
        isOfScene = scene != nil
    }
}

extension ApplicationFront {
    /// Delivers an event of a scene; if it has arrived by another way in the same turn, only to those who have not received it.
    func deliverToHandlers(_ sent: SentEvent) -> Any {
        let arrival = Arrival(of: sent)
        let subject = arrival.subject
        let first = arrivals[subject]?.first {
            $0.event === sent.event && $0.isOfScene != arrival.isOfScene
        }
        if let first {
            // Each of the handlers that are being asked may bring it once more; afterwards the pair is used up.
            if first.isDone { arrivals[subject]?.removeAll { $0 === first } }
            return deliverAgain(sent, after: first)
        }
        // Noted before, since a handler may call the app delegate's method for the event that it is asked about.
        if arrivals.isEmpty { MainThread.async { [weak self] in self?.turnDidEnd() } }
        arrival.answer = sent.neutral
        arrivals[subject, default: []].append(arrival)
        let selection = selection(of: sent.scene.map { [$0] } ?? [])
        arrival.answer = router.deliver(sent, only: selection)
        (arrival.answer as? PendingResult)?.isShared = true
        arrival.isDone = true
        return arrival.answer
    }

    /// Delivers an event that a bridge repeats to the wrapped app delegates that the bridge is for, and reports it if there are handlers
    /// besides.
    private func deliverAgain(_ sent: SentEvent, after first: Arrival) -> Any {
        guard let scene = sent.scene ?? first.scene else { return first.answer }
        let handlers = router.handlers.lists[sent.event.place].objects
        let selection = selection(of: [scene], isRepetition: true) ?? .nobody
        if !handlers.allSatisfy({ selection.includes($0) }) {
            router.report(.broughtTwice, by: first.isDone ? scene.delegateName : "a handler", at: sent.event)
        }
        guard sent.scene == nil, handlers.contains(where: { selection.includes($0) }) else {
            return first.answer
        }
        return router.deliver(sent, only: selection)
    }

    private func turnDidEnd() {
        reportUncalledOverrides()
        arrivals = [:]
    }

    /// Takes a call of the app delegate about the app's state; a bridge may repeat what the scenes have reported already.
    func learnFromBridge(_ sent: SentEvent) {
        if let call = overrideCall, call.event === sent.event, !call.isDone {
            call.isDone = true
            return passOn(sent)
        }
        bridged = sent.id
        // With scenes, UIKit does not call it.
        learn(sent.id, of: sent.origin.application, byBridge: usesScenes)
        guard bridged != nil else { return }
        bridged = nil
        guard let selection = selection(of: scenesOfState, isRepetition: true) else { return }
        router.deliver(sent, only: selection)
    }

    /// Who receives an event of scenes: all but the wrapped app delegates that a bridge calls, or these alone if a bridge repeats the event;
    /// nil if there are none.
    func selection(of scenes: [UIScene], isRepetition: Bool = false) -> HandlerSelection? {
        var told: [AnyObject] = wrappers.filter { scenes.contains(where: $0.isBridged) }
        // A wrapped scene delegate has received with the connection what its scene is connected for.
        if !isRepetition, let connecting, scenes.contains(connecting) { told += sceneWrappers }
        guard !told.isEmpty else { return nil }
        return HandlerSelection(isRepetition: isRepetition) { [told] object in
            told.contains { $0 === object } == isRepetition
        }
    }

    /// The scenes whose states make the app's: the connected ones, and one that disconnects.
    var scenesOfState: [UIScene] { application.connectedScenes + leaving }
}

extension UIScene {
    /// The name of the delegate's class.
    var delegateName: String { delegate.map { "\(type(of: $0))" } ?? "nil" }

    /// The forwarding delegate that the scene's delegate is, or that it forwards any method to as SwiftUI's does.
    var frontObject: (any FrontObject)? {
        guard let responder = delegate as? UIResponder else { return nil }
        return responder.frontObject(for: .sceneWillConnect)
            ?? SceneDelegate.events.keys.firstNonNil { responder.frontObject(for: $0) }
    }

    /// Whether the delegate of a window scene is of a class of the app's own, which then forwards to the app delegate by hand.
    var isBridged: Bool {
        guard let delegate, session.role == .windowApplication else { return false }
        // An SDK may have changed the class of ours into one that it has made.
        return frontObject.map { type(of: $0) } != SceneDelegate.self
            && !(delegate is SceneDelegate && session.configuration.delegateClass == SceneDelegate.self)
    }
}
