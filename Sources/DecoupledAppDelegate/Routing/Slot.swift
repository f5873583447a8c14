/// The slot of one role: its property in ``Roles`` and its events.
@MainActor
struct Slot<Role> {
    /// The name of the property of ``Roles`` that holds the handlers.
    let name: String

    // Closures, so that the fast loop, where they are inlined, makes neither the key path nor the list.
    private let makeKeyPath: @MainActor () -> WritableKeyPath<Roles, Handlers<Role>>
    private let makeEvents: @MainActor () -> [AnyEvent]

    /// The property that holds the handlers.
    @inline(__always)
    var handlers: WritableKeyPath<Roles, Handlers<Role>> { makeKeyPath() }

    /// The role's events.
    var events: [AnyEvent] { makeEvents() }

    @inline(__always)
    init(
        _ name: String,
        _ handlers: @escaping @autoclosure @MainActor () -> WritableKeyPath<Roles, Handlers<Role>>,
        @EventsBuilder events: @escaping @MainActor () -> [AnyEvent]
    ) {
        self.name = name
        makeKeyPath = handlers
        makeEvents = events
    }
}
