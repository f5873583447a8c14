/// A snapshot of a slot's handlers at the arrival of an event.
@MainActor
struct Recipients<Role> {
    private let event: AppEvent
    private let slot: Slot<Role>
    let router: EventRouter
    private let selection: HandlerSelection?
    private let handlers: Handlers<Role>
    private let generation: Int

    init(
        _ handlers: Handlers<Role>,
        of event: AppEvent,
        in slot: Slot<Role>,
        by router: EventRouter,
        only selection: HandlerSelection?
    ) {
        self.handlers = handlers
        self.event = event
        self.slot = slot
        self.router = router
        self.selection = selection
        generation = router.generation
    }

    var count: Int { handlers.entryCount }

    var routing: ClaimRouting { handlers.routing }

    /// Whether there is a handler that wants the event and may take it, as an observer may not.
    var haveTaker: Bool { handlers.hasTaker(of: event) }

    /// Calls an action with each handler that is asked, in order, and notes those that are not.
    @inline(__always)
    func forEach(_ log: PassLog, _ action: @MainActor (Role, Asked) -> Void) {
        for index in 0..<handlers.entryCount {
            if let (handler, asked) = recipient(at: index, log) { action(handler, asked) }
        }
        if handlers.hasDead { router.dropDeadHandlers(of: slot) }
    }

    /// The handler at a position if it is asked; notes it if it is not.
    @inline(__always)
    func recipient(at index: Int, _ log: PassLog) -> (Role, Asked)? {
        handlers.remarks == nil ? plainRecipient(at: index, log) : remarkedRecipient(at: index, log)
    }

    @inline(__always)
    private func plainRecipient(at index: Int, _ log: PassLog) -> (Role, Asked)? {
        let handler = handlers.plain[index]
        if let selection, !selection(handler as AnyObject) { return nil }
        let asked = Asked.handler(type(of: handler as AnyObject))
        if isPresent(handler) { return (handler, asked) }
        log.omitted(asked, .removed)
        return nil
    }

    private func remarkedRecipient(at index: Int, _ log: PassLog) -> (Role, Asked)? {
        let entry = handlers.entry(at: index)
        guard let handler = entry.handler, selection?(handler as AnyObject) ?? true else { return nil }
        if entry.refused.contains(event) {
            log.omitted(entry.asked, .notHandled)
        } else if !isPresent(handler) {
            log.omitted(entry.asked, .removed)
        } else {
            return (handler, entry.asked)
        }
        return nil
    }

    /// Whether a handler has not been removed since the event arrived.
    @inline(__always)
    private func isPresent(_ handler: Role) -> Bool {
        generation == router.generation || router.isPresent(handler, in: slot)
    }

    /// The observers that want the event.
    var observers: [AnyObject] {
        handlers.entries.filter { $0.isObserver && !$0.refused.contains(event) }.compactMap(\.object)
    }
}
