import Foundation

/// How one event is delivered, without the types of its arguments and its result; there is one object for each event.
@MainActor class AnyEventDefinition {
    final let event: AppEvent

    /// How long handlers may take to answer, in seconds; nil for no limit.
    final let timeLimit: TimeInterval?

    final let traits: EventTraits

    /// The index of the event's slot.
    private(set) final var slotIndex = 0

    /// Its index among all events.
    private(set) final var index = 0

    /// Whether UIKit sends the event to a scene's delegate in place of the app delegate.
    fileprivate(set) final var isSentToScenes = false

    /// Whether the event is kept for a later handler if no handler handles it, and a condition may hold it.
    fileprivate(set) final var isKeepable = false

    fileprivate init(_ event: AppEvent, timeLimit: TimeInterval?, _ traits: EventTraits) {
        self.event = event
        self.timeLimit = timeLimit
        self.traits = traits
    }
}

extension AnyEventDefinition {
    /// The event is listed in a slot, which has an index.
    final func setSlotIndex(_ slotIndex: Int) { self.slotIndex = slotIndex }

    /// It is listed among all events.
    final func setIndex(_ index: Int) { self.index = index }
}

/// How one event is delivered.
@MainActor final class EventDefinition<Input, Output>: AnyEventDefinition {
    /// How handlers are called, and what their answers become.
    let rule: DeliveryRule<Input, Output>

    /// Returns what tells the event from others of its kind, whichever delegate is called; nil for an event that is not
    /// of scenes.
    private(set) var content: (@MainActor (Input) -> AnyHashable)?

    /// What UIKit is answered while a condition holds the event; nil for one that cannot be kept.
    private(set) var answerWhileHeld: Output?

    init(
        of event: Event<Input, Output>, timeLimit: TimeInterval? = nil, _ traits: EventTraits,
        _ rule: DeliveryRule<Input, Output>
    ) {
        self.rule = rule
        super.init(event, timeLimit: timeLimit, traits)
    }

    /// Says that UIKit sends the event to a scene's delegate in place of the app delegate.
    func markSentToScenes(content: @escaping @MainActor (Input) -> AnyHashable) {
        self.content = content
        isSentToScenes = true
    }

    /// Says that the event is kept for a later handler if no handler handles it.
    func markKeepable(answerWhileHeld: Output) {
        self.answerWhileHeld = answerWhileHeld
        isKeepable = true
    }
}

/// What the package does with an event besides calling its handlers.
struct EventTraits: OptionSet, Sendable {
    let rawValue: Int

    /// Stays valid, in place of the slot's last one: a handler that is added later receives it.
    static let lasting = EventTraits(index: 0)

    /// Lasts only where the policy has `responds(to:)` be true without handlers; it takes the place of the slot's last
    /// one in any case.
    static let lastingByPolicy = EventTraits(index: 1)

    /// Without a scene, UIKit does something else if handlers decline it, such as opening the browser.
    static let hasFallback = EventTraits(index: 2)

    /// Waits while another one of its slot with this trait is being delivered, so that no handler receives the two in
    /// reverse order.
    static let queued = EventTraits(index: 3)
}

nonisolated extension AppEvent {
    /// The events that are kept while no handler has handled them.
    @MainActor static let keepable = events { $0.isKeepable }

    /// The events that report the result of registering for remote notifications.
    @MainActor static let registrationResults = events { $0.traits.contains(.lasting) }

    @MainActor private static func events(where isIncluded: (AnyEventDefinition) -> Bool) -> EventSet {
        EventSet(Slots.definitions.filter(isIncluded).map(\.event))
    }
}
