extension AppDelegate {
    /// Stacks a closure over an event.
    ///
    /// ```swift
    /// AppDelegate.shared.intercept(.openURL, key: "log") { call in
    ///     print(call.input.url)
    ///     return call.next()
    /// }
    /// ```
    ///
    /// The closure is called in place of the slot, on the main thread, for each such event; its result is the event's.
    /// `call.next()` passes the event on: to the closure added before, in the end to the handlers. The closure also
    /// receives the event if no handler wants it: `responds(to:)` is true while the closure is there.
    ///
    /// An event with a completion handler returns a ``Reply``: that of `call.next()`, one mapped from it, or one of
    /// your own. UIKit's completion handler is called exactly once, however often the closure passes the event on: at
    /// the event's deadline at the latest, or up to half a second later if `call.next()` finished only then. A reply
    /// that is dropped without a result, or is late, is reported as a ``Fault`` under the closure's key.
    ///
    /// The last added closure runs first. A closure that is added during an event waits for the next one; a closure
    /// that is removed during an event is not called if its turn has not come. An event that was kept passes the
    /// closures again when it is offered to handlers that were added later.
    ///
    /// At most 100 closures are stacked over one event. One more is not added, which is reported as a ``Fault`` under
    /// its key.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The key that the closure can be found by; a key that is used again replaces the old closure and moves
    ///     to the top. Without one the closure gets a unique key.
    ///   - fileID: The file that a unique key names.
    ///   - line: The line that a unique key names.
    ///   - body: The closure, which is retained until it is removed: use `call.delegate` in it instead of capturing the
    ///     app delegate.
    /// - Returns: A token that removes the closure.
    @discardableResult public func intercept<Input, Output>(
        _ event: Event<Input, Output>, key: String? = nil, fileID: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (InterceptedCall<Input, Output>) -> Output
    ) -> Interception {
        let makeDelegate = { [weak self, weak router, unowned registry] in
            self ?? AppDelegate(router: router ?? EventRouter(registry: registry, mode: .detached))
        }
        return registry.intercept(
            [event], event.definition, key, at: (fileID, line),
            .call(
                InterceptingClosure<Input, Output> { input, interception, delivery, index in
                    body(
                        InterceptedCall(
                            input: input, interception: interception, event: event, delivery: delivery,
                            registry: delivery.registry, index: index, makeDelegate: makeDelegate))
                }))
    }

    /// Passes events on only while a condition admits them, and holds them until then or loses them.
    ///
    /// ```swift
    /// AppDelegate.shared.intercept([.openURL, .performFetch], key: "launch") { _ in !launchHasFailed }
    /// let lock = AppDelegate.shared.intercept(
    ///     AppEvent.all(in: \.urlDelegate), key: "lock", admitting: { _ in isUnlocked }, keepingRejected: true)
    /// lock.cancel()
    /// ```
    ///
    /// The condition is checked before closures, observers and handlers, on the main thread; while it is false, none of
    /// them is called, only an override of the app delegate's own class, which comes first. Several conditions must all
    /// be true.
    ///
    /// A condition that keeps what it rejects holds the event in memory, without expiry, and UIKit is answered at once
    /// that it has been handled: true for a URL, an activity and a quick action. When every condition admits it, it is
    /// delivered, with its scene; of several the one that was kept first, and each when the one before has been
    /// answered; deadlines count from then on, and what handlers return goes nowhere. `responds(to:)` is true for the
    /// events that can be held. ``Fault/Reason/cannotBeHeld`` reports any other in the list, and
    /// ``Fault/Reason/lostWhileHeld`` an event that is dropped, since its scene has disconnected or too many are kept.
    ///
    /// Any other rejected event is lost, except a device token, which stays valid: UIKit gets the result of an empty
    /// slot, and `responds(to:)` does not change. That goes for an event, too, that another condition would hold. What
    /// was kept before is offered when every condition admits it, if its time is not up by then.
    ///
    /// Call ``offerKeptEvents()`` when the condition changes; adding, replacing and canceling one does so.
    ///
    /// - Parameters:
    ///   - events: The events that the condition is for.
    ///   - key: A key that is used again replaces the old condition. Without one the condition gets a unique key. Only
    ///     the token removes a condition.
    ///   - fileID: The file that a unique key names.
    ///   - line: The line that a unique key names.
    ///   - admits: Returns whether an event is passed on; retained until the condition is canceled or replaced.
    ///   - keepsRejected: Whether the condition holds the events that it rejects, as far as they can be kept: URLs,
    ///     activities, quick actions, CloudKit shares and responses to notifications.
    /// - Returns: A token that removes the condition.
    @discardableResult public func intercept(
        _ events: some Sequence<AppEvent>, key: String? = nil, fileID: String = #fileID, line: Int = #line,
        admitting admits: @escaping @MainActor (AppEvent) -> Bool, keepingRejected keepsRejected: Bool = false
    ) -> Interception { admit(Array(events), key, at: (fileID, line), keepsRejected) { admits($0.event) } }

    /// Passes an event on only while a condition on its arguments admits it, as that for many events does.
    ///
    /// ```swift
    /// AppDelegate.shared.intercept(
    ///     .openURL, key: "lock", admitting: { isUnlocked || $0.url.host == "oauth" }, keepingRejected: true)
    /// ```
    ///
    /// Use it where a sign-in comes back by a URL, which the lock has to let through. All else is as with
    /// ``intercept(_:key:fileID:line:admitting:keepingRejected:)-(Sequence<AppEvent>,_,_,_,_,_)``; the two share their
    /// keys.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: A key that is used again replaces the old condition, whichever events that is for.
    ///   - fileID: The file that a unique key names.
    ///   - line: The line that a unique key names.
    ///   - admits: Returns, for the arguments, whether the event is passed on; retained until the condition is canceled
    ///     or replaced.
    ///   - keepsRejected: Whether the condition holds the event if it rejects it.
    /// - Returns: A token that removes the condition.
    @discardableResult public func intercept<Input, Output>(
        _ event: Event<Input, Output>, key: String? = nil, fileID: String = #fileID, line: Int = #line,
        admitting admits: @escaping @MainActor (Input) -> Bool, keepingRejected keepsRejected: Bool
    ) -> Interception {
        admit([event], key, at: (fileID, line), keepsRejected) { $0.input(as: Input.self).map(admits) == true }
    }

    private func admit(
        _ events: [AppEvent], _ key: String?, at location: (file: String, line: Int), _ keepsRejected: Bool,
        _ admits: @escaping @MainActor (AnyDelivery) -> Bool
    ) -> Interception {
        let held = keepsRejected ? AppEvent.keepable : []
        let condition = registry.intercept(events, nil, key, at: location, .admit(admits, holding: held))
        for event in events where keepsRejected && !event.isKeepable {
            registry.diagnostics.reportFault(.cannotBeHeld, by: condition.key, in: event.slot ?? "roles", at: event)
        }
        return condition
    }

    /// Delivers what conditions admit now: the events that they held, those that were kept before, and the device token
    /// for handlers that have not received it.
    ///
    /// Call it when a condition changes, since the package cannot notice it. Handlers are called from the next turn on,
    /// on the main thread. An event that was rejected and not held is lost.
    public func offerKeptEvents() { registry.keptEvents.offerAll() }

    /// Returns whether a closure intercepts an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The closure's key, or nil for any closure.
    /// - Returns: True if there is one.
    public func isIntercepted<Input, Output>(_ event: Event<Input, Output>, key: String? = nil) -> Bool {
        interception(of: event.definition, key: key) != nil
    }

    /// Removes the closure with a key from an event, and releases what it captured at once; does nothing if there is
    /// none.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The closure's key.
    public func removeInterception<Input, Output>(of event: Event<Input, Output>, key: String) {
        interception(of: event.definition, key: key)?.cancel()
    }

    private func interception(of definition: AnyEventDefinition, key: String?) -> Interception? {
        registry.interceptions[definition].first { key == nil || $0.key == key }
    }
}
