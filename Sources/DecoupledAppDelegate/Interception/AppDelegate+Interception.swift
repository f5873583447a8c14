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
    /// The closure is called in place of the slot, on the main thread, each time the system tells of the event; what it returns is
    /// the answer. It adds the event where no handler wants it, so that `responds(to:)` turns true, and overrides it where one
    /// does. `call.next()` asks what is below it: the closure added before, in the end the handlers.
    ///
    /// For a gathered event the answer is a ``Reply``: return the one of `call.next()`, or one of your own that is answered later.
    /// The system is answered exactly once however often the event is passed on, at the latest at the event's deadline, or a second
    /// later where the answer of what is below came only then. A reply that is dropped or comes too late is reported as a ``Fault``
    /// under the closure's key.
    ///
    /// The last added closure runs first. One that is added during an event waits for the next; one that is removed during an event
    /// is spared if its turn has not come. An event that was kept for an empty slot passes the closures again when it is delivered.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: What the closure can be found by; a key that is used again replaces the old closure and moves to the top. Without
    ///     one the closure gets a key of its own.
    ///   - fileID: The file that the own key names.
    ///   - line: The line that the own key names.
    ///   - body: The closure. It is kept until it is removed: use `call.delegate` in it instead of capturing the app delegate.
    /// - Returns: What removes the closure.
    @discardableResult
    public func intercept<Input, Output>(
        _ event: Event<Input, Output>,
        key: String? = nil,
        fileID: String = #fileID,
        line: Int = #line,
        _ body: @escaping @MainActor (InterceptedCall<Input, Output>) -> Output
    ) -> Interception {
        let interceptions = router.interceptions
        let stack = interceptions.stack(of: event, in: router)
        let layer = InterceptionLayer(
            key: key ?? interceptions.makeKey(fileID, line),
            receiver: self,
            body
        )
        stack.add(layer)
        return Interception(event.id, layer, in: stack)
    }

    /// Returns whether a closure is stacked over an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The closure's key, or nil for any closure.
    /// - Returns: True if there is one.
    public func isIntercepted(_ event: AppEvent, key: String? = nil) -> Bool {
        let keys = router.interceptions.stack(of: event)?.keys ?? []
        return key.map(keys.contains) ?? !keys.isEmpty
    }

    /// Removes the closure with a key from an event; does nothing if there is none.
    ///
    /// What the closure captured is freed at once.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - key: The closure's key.
    public func removeInterception(_ event: AppEvent, key: String) {
        router.interceptions.stack(of: event)?.remove(key)
    }
}
