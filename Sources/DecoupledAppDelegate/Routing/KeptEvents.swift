public import Foundation

/// The limits for events that are kept because their slot is empty.
///
/// A URL, an activity, a quick action or a notification response that no handler wants is kept, and delivered on the turn after such a
/// handler has been added. Observers receive it at once, and do not count as handlers. UIKit gets its result at once, as if there were no
/// handler. What belongs to a scene is dropped when the scene disconnects.
public struct KeptEventPolicy: Hashable, Sendable {
    /// How many events are kept at most; 16 by default. The oldest is dropped first.
    public var limit = 16

    /// How long an event is kept, in seconds from its arrival; 60 by default. Setting it to `.nan` does nothing.
    public var lifetime: TimeInterval = 60 { didSet { if lifetime.isNaN { lifetime = oldValue } } }

    /// Whether `responds(to:)` is true for events that can be kept even if their slots are empty; false by default.
    ///
    /// Set it if you add handlers after the launch and must not lose what arrives before. What arrives in the connection options of a
    /// scene is kept in any case.
    public var respondsWithoutHandlers = false

    /// Creates the default policy.
    public init() {}
}

/// The events that wait for a handler, and those whose last word holds for handlers that come later.
@MainActor final class KeptEvents {
    /// Delivers an event again, to selected handlers.
    typealias Delivery = @MainActor (EventRouter, HandlerSelection) -> Void

    /// Delivers an event again, to those for whom it was taken out.
    typealias Redelivery = @MainActor (EventRouter) -> Void

    var policy = KeptEventPolicy()

    private struct Kept {
        let number: Int
        let place: Roles.Place
        let event: AppEvent
        let scene: AnyObject?
        let observers: WeakObjects
        let expiry: any ScheduledAction
        let deliver: Delivery

        /// Whether a handler of its slot wants it.
        @MainActor func isWanted(by audience: Audience) -> Bool {
            place == audience.place && audience.hasTaker(of: EventSet(event))
        }
    }

    /// An event that holds until another one takes its place.
    private struct LastWord {
        let event: AppEvent
        let deliver: Delivery

        /// The handlers that have not received it.
        var newcomers = WeakObjects()
    }

    private var events: [Kept] = []

    /// How many events have been kept so far, which is the number of the last one.
    private(set) var keptSoFar = 0

    private var lastWords: [Roles.Place: LastWord] = [:]
    private let clock: any EventClock

    init(clock: any EventClock) { self.clock = clock }
}

// MARK: Events that wait for a handler

extension KeptEvents {
    /// Keeps an event until a handler wants it or its time is up.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - scene: The scene that it belongs to, or nil.
    ///   - arrival: When it arrived, from which its time counts.
    ///   - audience: Those who were in its slot, of whom the observers have received it.
    ///   - deliver: Delivers it again.
    func keep(
        _ event: AppEvent, for scene: AnyObject?, since arrival: TimeInterval, heardIn audience: Audience,
        _ deliver: @escaping Delivery
    ) {
        let rest = arrival + policy.lifetime - clock.now
        guard rest > 0 else { return }
        keptSoFar += 1
        let number = keptSoFar
        let expiry = clock.schedule(after: rest) { [weak self] in self?.remove { $0.number == number } }
        events.append(
            Kept(
                number: number, place: audience.place, event: event, scene: scene,
                observers: WeakObjects(audience.observers(of: EventSet(event))), expiry: expiry, deliver: deliver))
        while events.count > max(0, policy.limit) { events.removeFirst().expiry.cancel() }
    }

    /// Takes out the oldest event that a slot's handlers want now, but none with a higher number than the last one.
    func takeFirst(for audience: Audience, upTo last: Int) -> Redelivery? {
        let index = events.firstIndex { $0.number <= last && $0.isWanted(by: audience) }
        guard let kept = index.map({ events.remove(at: $0) }) else { return nil }
        kept.expiry.cancel()
        return { router in kept.deliver(router, HandlerSelection { !kept.observers.contains($0) }) }
    }

    /// Whether an event waits that a slot's handlers want.
    func isWaiting(for audience: Audience) -> Bool { events.contains { $0.isWanted(by: audience) } }

    /// Drops the events of a scene.
    func discard(of scene: AnyObject) { remove { $0.scene === scene } }

    /// Drops all kept events.
    func discard() { remove { _ in true } }

    private func remove(where condition: (Kept) -> Bool) {
        for event in events where condition(event) { event.expiry.cancel() }
        events = events.filter { !condition($0) }
    }
}

// MARK: Last words

extension KeptEvents {
    /// Stores the slot's lasting event, which all of its handlers receive.
    func hold(_ event: AppEvent, in place: Roles.Place, _ deliver: @escaping Delivery) {
        lastWords[place] = LastWord(event: event, deliver: deliver)
    }

    /// Removes the slot's lasting event.
    func revoke(in place: Roles.Place) { lastWords[place] = nil }

    /// Notes handlers that were added to a slot after the lasting event was delivered.
    ///
    /// - Returns: Whether there is something to deliver to them.
    func admit(_ handlers: [Recipient], to place: Roles.Place) -> Bool {
        guard let event = lastWords[place]?.event else { return false }
        let listeners = handlers.filter { $0.wants(EventSet(event)) }.compactMap(\.entry.object)
        for listener in listeners { lastWords[place]?.newcomers.insert(listener) }
        return !listeners.isEmpty
    }

    /// Takes out the delivery of the lasting event to the handlers that have not received it and are still there.
    func takeLastWord(for place: Roles.Place, where isPresent: (AnyObject) -> Bool) -> Redelivery? {
        guard let word = lastWords[place] else { return nil }
        lastWords[place]?.newcomers = WeakObjects()
        let listeners = WeakObjects(word.newcomers.live.filter(isPresent))
        guard !listeners.live.isEmpty else { return nil }
        return { router in word.deliver(router, HandlerSelection { listeners.contains($0) }) }
    }
}
