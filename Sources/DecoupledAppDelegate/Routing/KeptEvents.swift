public import Foundation

/// How events are kept that come while their slot is empty.
///
/// A URL, an activity, a quick action or a notification response that finds no handler is kept, and goes through a normal pass on
/// the turn after its slot has been filled. The system is answered at once, as if there were nobody.
public struct KeptEventPolicy: Hashable, Sendable {
    /// How many events are kept at most; 16 by default. The oldest goes first.
    public var limit = 16

    /// How long an event is kept, in seconds; 60 by default.
    public var lifetime: TimeInterval = 60

    /// Whether `responds(to:)` announces the methods of events that can be kept though their slots are empty; false by default.
    ///
    /// What comes through the connection options of a scene is kept in any case. Announce the methods where handlers are added
    /// after launch and nothing that comes before may be lost.
    public var isAnnounced = false

    /// Creates the default policy.
    public init() {}
}

/// The events that wait for a handler, and what a handler that comes late is told at once.
@MainActor
final class KeptEvents<Slots> {
    var policy = KeptEventPolicy()

    private struct Kept {
        let slot: String
        let expiry: any ScheduledAction
        let number: Int
        let pass: @MainActor (EventRouter<Slots>) -> Void
    }

    private var events: [Kept] = []
    private var keptSoFar = 0
    private var lasting: [String: @MainActor (any RoleHandler) -> Void] = [:]
    private let clock: any EventClock

    init(clock: any EventClock) {
        self.clock = clock
    }

    /// Keeps an event until its slot is filled.
    func keep(_ slot: String, _ pass: @escaping @MainActor (EventRouter<Slots>) -> Void) {
        keptSoFar += 1
        let number = keptSoFar
        let expiry = clock.schedule(after: policy.lifetime) { [weak self] in
            self?.remove { $0.number == number }
        }
        events.append(Kept(slot: slot, expiry: expiry, number: number, pass: pass))
        while events.count > max(0, policy.limit) {
            events.removeFirst().expiry.cancel()
        }
    }

    /// Takes out what waits for a slot, the oldest first.
    func take(_ slot: String) -> [@MainActor (EventRouter<Slots>) -> Void] {
        remove { $0.slot == slot }.map(\.pass)
    }

    /// Whether anything waits for a slot.
    func isWaiting(for slot: String) -> Bool {
        events.contains { $0.slot == slot }
    }

    /// Drops everything that waits.
    func discard() {
        remove { _ in true }
    }

    /// Remembers what each handler that comes into a slot later is told, in place of what was remembered before.
    func remember(_ slot: String, _ tell: @escaping @MainActor (any RoleHandler) -> Void) {
        lasting[slot] = tell
    }

    /// What a handler that comes into a slot is told, or nil.
    func news(for slot: String) -> (@MainActor (any RoleHandler) -> Void)? {
        lasting[slot]
    }

    @discardableResult
    private func remove(where condition: (Kept) -> Bool) -> [Kept] {
        let removed = events.filter(condition)
        events.removeAll(where: condition)
        for event in removed { event.expiry.cancel() }
        return removed
    }
}

extension EventRouter {
    /// Passes an event once more, from the top.
    typealias KeptPass = @MainActor (EventRouter) -> Void

    /// Keeps an event that nobody has claimed since its slot was empty, to pass it again once the slot is filled.
    func keep(_ again: @escaping KeptPass, for slot: String) {
        kept.keep(slot, again)
        // An interception may have filled the slot after the event arrived.
        if let slot = catalog.first(where: { $0.name == slot }) {
            catchUp(slot, added: slot.entries(slots).map(\.handler), hearNews: false)
        }
    }

    /// Has a slot's handlers that were just added catch up, on the next turn.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - added: Its new handlers.
    ///   - hearNews: Whether they are told what every handler that comes late is told.
    func catchUp(_ slot: AnySlot<Slots>, added: [any RoleHandler], hearNews: Bool = true) {
        guard !added.isEmpty else { return }
        let news = hearNews ? kept.news(for: slot.name) : nil
        guard news != nil || kept.isWaiting(for: slot.name) else { return }
        // Weak, since a handler that somebody else owns may die before its turn.
        let handlers = Handover(value: added.map(LateHandler.init))
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            var isFilled = false
            for handler in handlers.value.compactMap(\.handler)
            where slot.entries(slots).contains(where: { $0.handler === handler }) {
                isFilled = true
                news?(handler)
            }
            // Where the handlers are gone again, the events go on waiting, for as long as they would have.
            guard isFilled else { return }
            for pass in kept.take(slot.name) {
                pass(self)
            }
        }
    }
}

private struct LateHandler {
    weak var handler: (any RoleHandler)?

    init(_ handler: any RoleHandler) {
        self.handler = handler
    }
}
