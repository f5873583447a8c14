import Foundation

/// The events that wait for a handler, and those that stay valid for handlers that come later.
@MainActor final class KeptEvents {
    var policy = KeptEventPolicy()

    private var events: [KeptEvent] = []

    /// The scenes that have disconnected, for which nothing is kept any more.
    private var goneScenes = WeakObjects()

    private let diagnostics: Diagnostics

    init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }
}

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
        for event in events.filter({ !$0.isLasting }).dropLast(policy.limit) { expire(event) }
    }

    /// Stores the slot's lasting event, which each of its handlers receives, in place of the last one.
    func hold(_ event: KeptEvent) {
        revoke(in: event.sent.event.place)
        events.append(event)
    }

    /// Removes the slot's lasting event.
    func revoke(in place: Int) {
        for event in events(at: place) where event.isLasting { event.isRevoked = true }
        remove { $0.isRevoked }
    }

    /// Ends the offer of an event to handlers that had not received it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - audience: Those to whom it was offered.
    ///   - missed: Those of them who were removed before their turn.
    ///   - isOver: Whether one has taken it, or a closure has stopped it.
    func endOffer(of event: KeptEvent, to audience: Audience, except missed: WeakObjects, isOver: Bool) {
        event.isOffered = false
        event.noteHearers(in: audience, except: missed)
        if isOver { remove { $0 === event } } else if event.isExpired { report(event) }
    }

    /// Returns the events that wait at a slot now, the oldest first.
    func events(at place: Int) -> [KeptEvent] { events.filter { $0.sent.event.place == place } }

    /// Whether an event has neither been taken nor dropped.
    func contains(_ event: KeptEvent) -> Bool { events.contains { $0 === event } }

    /// Whether an event waits that one of a slot's recipients may take, or has not received.
    func isWaiting(for recipients: [Recipient], at place: Int) -> Bool {
        events(at: place).contains { $0.isWanted(by: recipients) }
    }

    /// Drops the events of a scene.
    func discard(of scene: AnyObject) {
        goneScenes.insert(scene)
        remove { $0.scene === scene }
    }

    /// Drops all events that wait for a handler.
    func discard() { remove { !$0.isLasting } }

    private func remove(where condition: (KeptEvent) -> Bool) {
        // The events live until they are out: the deinit of what came with one may look at the others.
        withExtendedLifetime(events) {
            for event in events where condition(event) { event.cancelExpiry?() }
            events = events.filter { !condition($0) }
        }
    }

    /// Drops an event that nobody has taken in time; where it is being offered, that shows only at the end.
    private func expire(_ event: KeptEvent) {
        guard contains(event) else { return }
        remove { $0 === event }
        event.isExpired = true
        if !event.isOffered { report(event) }
    }

    private func report(_ event: KeptEvent) {
        diagnostics.report(.expired, by: "nobody", in: Slots.all[event.sent.event.place].name, at: event.id)
    }
}
