extension AppDelegate {
    /// The conditions under which events are passed on, by keys of your own.
    public var guards: [String: EventGuard] {
        get { router.guards }
        // The old value lives until the new one is set: the deinit of what it captured may look at the property.
        set {
            withExtendedLifetime(router.guards) { router.guards = newValue }
            router.guardsDidChange()
        }
    }

    /// Delivers what a guard held back and now lets pass: an event that was kept before, and the device token for a handler that was
    /// added meanwhile.
    ///
    /// Call it when a guard's condition changes, since the package cannot notice it; setting ``guards`` does it automatically. Handlers are
    /// called on the next turn, on the main thread. An event that a guard rejected when it arrived is not delivered: it was never kept.
    public func guardsDidChange() { router.guardsDidChange() }

    /// Stacks a closure over an event.
    ///
    /// ```swift
    /// AppDelegate.shared.intercept(.openURL, key: "log") { call in
    ///     print(call.input.url)
    ///     return call.next()
    /// }
    /// ```
    ///
    /// The closure is called in place of the slot, on the main thread, for each such event; its result is the event's. `call.next()`
    /// passes the event on: to the closure added before, in the end to the handlers. The closure also receives the event if no
    /// handler wants it: `responds(to:)` is true while the closure is there.
    ///
    /// An event with a completion handler returns a ``Reply``: that of `call.next()`, one mapped from it, or one of your own. UIKit's
    /// completion handler is called exactly once, however often the closure passes the event on: at the event's deadline at the latest,
    /// or up to a second later if `call.next()` finished only then. A reply that is dropped without a result, or is late, is
    /// reported as a ``Fault`` under the closure's key.
    ///
    /// The last added closure runs first. A closure that is added during an event waits for the next one; a closure that is removed
    /// during an event is not called if its turn has not come. An event that was kept passes the closures again when it is
    /// offered to handlers that were added later.
    ///
    /// At most 100 closures are stacked over one event. One more is not added, which is reported as a ``Fault`` under its key.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The key that the closure can be found by; a key that is used again replaces the old closure and moves to the top.
    ///     Without one the closure gets a unique key.
    ///   - fileID: The file that a unique key names.
    ///   - line: The line that a unique key names.
    ///   - body: The closure, which is retained until it is removed: use `call.delegate` in it instead of capturing the app delegate.
    /// - Returns: A token that removes the closure.
    @discardableResult public func intercept<Input, Output>(
        _ event: Event<Input, Output>, key: String? = nil, fileID: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (InterceptedCall<Input, Output>) -> Output
    ) -> Interception {
        // The call that asks for it asks handlers, too, and keeps their router alive.
        let makeDelegate = { [weak self, weak front, unowned router] in
            self ?? AppDelegate(front: front ?? ApplicationFront(router: router, isDetached: true))
        }
        let interception = Interception(
            of: event.id, key: key ?? router.interceptions.makeKey(fileID, line),
            { input, interception, descend in
                guard let input = input as? Input else { return descend(input) }
                let call = InterceptedCall(input: input, interception: interception, makeDelegate: makeDelegate) {
                    event.output(descend($0))
                }
                return body(call)
            },
            remove: { [weak router] in router?.remove($0) })
        router.add(interception)
        return interception
    }

    /// Returns whether a closure intercepts an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The closure's key, or nil for any closure.
    /// - Returns: True if there is one.
    public func isIntercepted<Input, Output>(_ event: Event<Input, Output>, key: String? = nil) -> Bool {
        let stack = router.interceptions.stacks[event.id] ?? []
        return key.map { key in stack.contains { $0.key == key } } ?? !stack.isEmpty
    }

    /// Removes the closure with a key from an event, and releases what it captured at once; does nothing if there is none.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The closure's key.
    public func removeInterception<Input, Output>(of event: Event<Input, Output>, key: String) {
        router.interceptions.stacks[event.id]?.first { $0.key == key }?.cancel()
    }
}
