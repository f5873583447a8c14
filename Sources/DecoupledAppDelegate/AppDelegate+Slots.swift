public import Foundation

extension AppDelegate {
    /// The slots with their handlers, as one value.
    ///
    /// Setting it swaps all handlers at once. Answers that the old ones still owe count; events go to the new ones from now on.
    public var roles: Roles {
        get { router.slots }
        set { router.update(newValue) }
    }

    /// A slot.
    ///
    /// - Parameter slot: The slot's property in ``Roles``.
    public subscript<Value>(dynamicMember slot: WritableKeyPath<Roles, Value>) -> Value {
        get { router.slots[keyPath: slot] }
        set {
            var roles = router.slots
            roles[keyPath: slot] = newValue
            router.update(roles)
        }
    }

    /// Makes the package's notification-center delegate the center's delegate again.
    ///
    /// The one that is there goes on receiving events, after the handlers. Call it when a ``Fault/Reason/displaced`` was reported.
    public func reclaimNotificationCenter() {
        front.notificationCenter.install()
    }

    /// How events are kept that come while their slot is empty.
    public var keptEventPolicy: KeptEventPolicy {
        get { router.kept.policy }
        set {
            router.kept.policy = newValue
            router.publishAnswers()
        }
    }

    /// Drops the events that wait for a handler.
    public func discardKeptEvents() {
        router.kept.discard()
    }

    /// Asks every handler again which events it wants, and has the system ask again if an answer has changed.
    ///
    /// Call it when a handler's ``RoleHandler/handles(_:)`` has come to another answer; a slot that changes does it by itself.
    public func refreshResponses() {
        router.refreshResponses()
    }
}

// MARK: Faults, records, limits

extension AppDelegate {
    /// Receives each fault, on the main thread.
    ///
    /// By default faults go to the unified log, or to standard error where there is none.
    public var onFault: @MainActor (Fault) -> Void {
        get { router.diagnostics.onFault }
        set { router.diagnostics.onFault = newValue }
    }

    /// Receives a record of each event, on the main thread, when the system has been answered; nil by default, which costs nothing.
    public var onRecord: (@MainActor (EventRecord) -> Void)? {
        get { router.diagnostics.onRecord }
        set { router.diagnostics.onRecord = newValue }
    }

    /// Whether records show URL queries and passwords, tokens, user info, and what errors say; false by default.
    public var recordsPayloads: Bool {
        get { router.diagnostics.revealsPayloads }
        set { router.diagnostics.revealsPayloads = newValue }
    }

    /// How long a handler may keep the main thread, in seconds, before it is reported; nil by default, for no limit.
    public var handlerBudget: TimeInterval? {
        get { router.diagnostics.budget }
        set { router.diagnostics.budget = newValue }
    }

    /// How long the handlers of a gathered event may take to answer, in seconds, where it differs from the event's own deadline.
    ///
    /// `.infinity` stands for no deadline. An event that is being gathered keeps the deadline it began with.
    public var deadlines: [AppEvent: TimeInterval] {
        get { router.deadlines }
        set { router.deadlines = newValue }
    }
}
