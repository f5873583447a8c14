import Foundation

/// The events that wait for a handler, and those whose last word holds for handlers that come later.
@MainActor final class KeptEvents {
    var policy = KeptEventPolicy()

    private var events: [KeptEvent] = []

    /// The scenes that have disconnected, for which nothing is kept any more.
    private var goneScenes = WeakObjects()

    /// The last lasting event of each slot, by its place, and the handlers that have not received it.
    private var lastWords: [Int: (sent: SentEvent, newcomers: WeakObjects)] = [:]

    private let diagnostics: Diagnostics

    init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }
}

// MARK: Events that wait for a handler

extension KeptEvents {
    /// Keeps an event until a handler takes it or its time is up.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - arrival: When it arrived, from which its time counts.
    func keep(_ event: KeptEvent, since arrival: TimeInterval) {
        let rest = arrival + policy.lifetime - diagnostics.clock.now
        guard rest > 0, policy.limit > 0, event.scene.map(goneScenes.contains) != true else { return }
        event.cancelExpiry = diagnostics.clock.schedule(after: rest) { [weak self, weak event] in
            if let event { self?.expire(event) }
        }
        events.append(event)
        while events.count > policy.limit { expire(events[0]) }
    }

    /// Ends the offer of an event to handlers that had not received it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - audience: Those to whom it was offered.
    ///   - isOver: Whether one has taken it, or a closure has stopped it.
    func endOffer(of event: KeptEvent, to audience: Audience, isOver: Bool) {
        let hasExpired = event.state == .expired
        event.state = .waiting
        event.noteHearers(in: audience)
        if isOver { remove { $0 === event } } else if hasExpired { report(event) }
    }

    /// Returns the events that wait at a slot now, the oldest first.
    func events(at place: Int) -> [KeptEvent] { events.filter { $0.sent.event.place == place } }

    /// Whether an event has neither been taken nor dropped.
    func contains(_ event: KeptEvent) -> Bool { events.contains { $0 === event } }

    /// Whether an event waits that one of a slot's recipients may take, or has not received.
    func isWaiting(for recipients: [Recipient], at place: Int) -> Bool {
        lastWords[place]?.newcomers.live.isEmpty == false
            || events.contains { $0.sent.event.place == place && $0.isWanted(by: recipients) }
    }

    /// Drops the events of a scene.
    func discard(of scene: AnyObject) {
        goneScenes.insert(scene)
        remove { $0.scene === scene }
    }

    /// Drops all kept events.
    func discard() { remove { _ in true } }

    private func remove(where condition: (KeptEvent) -> Bool) {
        for event in events where condition(event) { event.cancelExpiry?() }
        events = events.filter { !condition($0) }
    }

    /// Drops an event that nobody has taken in time; where it is being offered, that shows only at the end.
    private func expire(_ event: KeptEvent) {
        remove { $0 === event }
        if event.state == .offered { event.state = .expired } else { report(event) }
    }

    private func report(_ event: KeptEvent) {
        diagnostics.report(.expired, by: "nobody", in: event.slot, at: event.id)
    }
}

// MARK: Last words

extension KeptEvents {
    /// Stores the slot's lasting event, which all of its handlers receive.
    func hold(_ sent: SentEvent) { lastWords[sent.event.place] = (sent, WeakObjects()) }

    /// Removes the slot's lasting event.
    func revoke(in place: Int) { lastWords[place] = nil }

    /// Notes handlers that were added to a slot after the lasting event was delivered.
    func admit(_ handlers: [Recipient], to place: Int) {
        guard let event = lastWords[place]?.sent.id else { return }
        for handler in handlers.objects(wanting: EventSet(event)) { lastWords[place]?.newcomers.insert(handler) }
    }

    /// Takes out the lasting event for the handlers that have not received it and are still there.
    ///
    /// - Parameters:
    ///   - place: The slot.
    ///   - admits: Whether conditions admit the event; otherwise the handlers go on waiting for it.
    ///   - isPresent: Whether a handler is in the slot.
    /// - Returns: The event and the handlers; nil if there is nothing to deliver.
    func takeLastWord(
        for place: Int, if admits: (AppEvent) -> Bool, where isPresent: (AnyObject) -> Bool
    ) -> (SentEvent, WeakObjects)? {
        guard let (sent, newcomers) = lastWords[place] else { return nil }
        let listeners = WeakObjects(newcomers.live.filter(isPresent))
        guard !listeners.live.isEmpty, admits(sent.id) else { return nil }
        lastWords[place]?.newcomers = WeakObjects()
        return (sent, listeners)
    }
}
