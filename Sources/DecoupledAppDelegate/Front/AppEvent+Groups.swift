extension AppEvent {
    /// Whether the event is told to the app delegate; every method of its protocol begins in this way.
    var isOfApplication: Bool { rawValue.hasPrefix("application") || self == .buildMenu }

    /// Whether the event is told to the notification center's delegate.
    var isOfNotificationCenter: Bool { rawValue.hasPrefix("userNotificationCenter") }

    /// The events that are kept when their slots are empty.
    @MainActor static let kept = events { $0.traits.contains(.kept) }

    /// The events that say what became of registering for remote notifications.
    @MainActor static let ofRegistration = events { !$0.traits.isDisjoint(with: [.lasting, .revoking]) }

    /// The events that are told to the notification center's delegate.
    @MainActor static let ofNotificationCenter = EventSet(allCases.filter(\.isOfNotificationCenter))

    @MainActor private static func events(where condition: (AnyEvent) -> Bool) -> EventSet {
        EventSet(Roles.slots.flatMap(\.events).filter(condition).map(\.id))
    }
}
