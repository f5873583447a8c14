/// The events of scenes that an app forwards to its app delegate by hand, besides what the package does.
///
/// UIKit calls only the scene's delegate for them. An app that has adopted scenes forwards some to its app delegate itself; that goes on
/// working, and within one turn of the main queue no handler receives an event both by it and from `SceneDelegate`.
@MainActor final class ManualForwarding {
    private let router: EventRouter
    private let overrides: Overrides

    /// The events that have arrived in this turn, by whether a scene's delegate was called. One that has been answered is removed when it
    /// arrives by the other way, too.
    private var arrivals: [Bool: [Arrival]] = [:]

    init(router: EventRouter, overrides: Overrides) {
        self.router = router
        self.overrides = overrides
    }

    /// Delivers an event of a scene; if it has arrived by another way in the same turn, only to those who have not received it.
    func deliver(_ sent: SentEvent, from origin: Origin) {
        let subject = sent.subject
        let isOfScene = origin.scene != nil
        if let first = arrivals[!isOfScene]?.first(where: { $0.event === sent.event && $0.subject == subject }) {
            return deliverAgain(sent, from: origin, after: first)
        }
        // Noted before, since a handler may call the app delegate's method for the event that it is asked about.
        if arrivals.isEmpty { MainThread.async { [weak self] in self?.endTurn() } }
        let arrival = Arrival(of: sent.event, subject, from: origin)
        arrivals[isOfScene, default: []].append(arrival)
        let scenes = origin.scene.map { [$0] } ?? []
        router.deliver(
            sent, from: origin,
            only: handlers(notForwardedToFrom: scenes, isOfConnection: origin.isOfConnection))
        arrival.state = .answered(sent.answerForRepetition())
    }

    /// Delivers an event that has arrived before to the wrapped app delegates that the app forwards it for, and reports it if there are
    /// other handlers, which have received it.
    private func deliverAgain(_ sent: SentEvent, from origin: Origin, after first: Arrival) {
        var name = "a handler"
        // While handlers are asked, any of them may have called the app delegate. Later this is the second way, and the next such event is new.
        if case .answered(let answer) = first.state {
            arrivals[first.isOfScene]?.removeAll { $0 === first }
            answer(sent)
            name = (origin.scene ?? first.scene)?.delegateName ?? name
        }
        guard let scene = origin.scene ?? first.scene else { return }
        let handlers = router.handlers.lists[sent.event.place].objects
        let selection = self.handlers(forwardedToFrom: [scene]) ?? .nobody
        if !handlers.allSatisfy({ selection.includes($0) }) { router.report(.broughtTwice, by: name, at: sent.event) }
        guard origin.scene == nil, handlers.contains(where: { selection.includes($0) }) else { return }
        router.deliver(sent, from: origin, only: selection)
    }

    private func endTurn() {
        for arrival in arrivals.values.joined() { overrides.reportUncalled(for: arrival.event, of: arrival.scene) }
        arrivals = [:]
    }
}

// MARK: Handlers

extension ManualForwarding {
    /// Returns which handlers receive an event that scenes report: all but the wrapped app delegates that the app forwards it to.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - isOfConnection: Whether a scene connects for it; a wrapped scene delegate has then received it with the connection.
    /// - Returns: The selection, or nil for all handlers.
    func handlers(notForwardedToFrom scenes: [UIScene], isOfConnection: Bool = false) -> HandlerSelection? {
        var told: [AnyObject] = receivers(from: scenes)
        if isOfConnection { told += router.handlers.sceneWrappers }
        guard !told.isEmpty else { return nil }
        return HandlerSelection { [told] object in !told.contains { $0 === object } }
    }

    /// Returns which handlers receive an event that the app forwards from scenes that have reported it; nil for none.
    func handlers(forwardedToFrom scenes: [UIScene]) -> HandlerSelection? {
        let receivers = receivers(from: scenes)
        guard !receivers.isEmpty else { return nil }
        return HandlerSelection(isForHandlersAlone: true) { object in receivers.contains { $0 === object } }
    }

    /// The wrapped app delegates that the app forwards events of scenes to.
    private func receivers(from scenes: [UIScene]) -> [ExistingAppDelegate] {
        router.handlers.wrappers.filter { scenes.contains(where: $0.isForwardedByHand(from:)) }
    }
}

/// An event of a scene that has arrived, by the scene's delegate or by the app delegate.
@MainActor private final class Arrival {
    enum State {
        case asking

        /// Has been answered, and gives its answer to the same event that comes by the other way.
        case answered(@MainActor (SentEvent) -> Void)
    }

    let event: EventDefinition

    /// What tells the event from others of its kind.
    let subject: AnyHashable?

    private(set) weak var scene: UIScene?

    /// Whether the scene's delegate was called, and not the app delegate.
    let isOfScene: Bool
    var state = State.asking

    init(of event: EventDefinition, _ subject: AnyHashable?, from origin: Origin) {
        self.event = event
        self.subject = subject
        scene = origin.scene
        isOfScene = origin.scene != nil
    }
}
