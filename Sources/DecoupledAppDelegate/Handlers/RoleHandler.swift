// Public types are `@preconcurrency`, so that `main.swift` compiles in Swift 5 mode. The `async` forms of the roles'
// methods are not: in that mode the compiler would take them to be called on any thread, and warn about every handler.

/// An object that fills one or more roles of the app delegate.
///
/// Every role protocol refines this one, so a handler gets it by conforming to its role. Handlers are classes, because
/// a slot tells them apart by identity, and they are called on the main thread only.
///
/// Conform to a role in an extension, one for each role: only there does the compiler warn of a misspelled method,
/// whose default would be called instead. Declare handlers `final`: a method that only a subclass adds is not called
/// where its superclass conforms to the role with the default.
@preconcurrency @MainActor public protocol RoleHandler: AnyObject {
    /// Returns whether the handler wants an event of the roles it fills.
    ///
    /// Implement this to opt out of an event: the handler is not called for it, and a record lists it as not called.
    /// Other handlers of the slot are called as usual. Where no handler wants an event, the app delegate does not
    /// respond to its selector either, so that UIKit behaves as if the method were not implemented. A handler that
    /// wants the device token and no push says so:
    ///
    /// ```swift
    /// extension TokenUpload: RemoteNotificationsDelegate {
    ///     func handles(_ event: AppEvent) -> Bool { event == .didRegisterForRemoteNotifications }
    ///
    ///     func application(
    ///         _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ///     ) { upload(deviceToken) }
    /// }
    /// ```
    ///
    /// Called on the main thread when the handler is added to a slot, and by ``AppDelegate/refreshResponses()``; not
    /// for each event. The default implementation returns `true`.
    ///
    /// - Parameter event: An event of a role that the handler fills.
    /// - Returns: Whether the handler is called for the event.
    func handles(_ event: AppEvent) -> Bool
}

extension RoleHandler {
    /// Returns `true`.
    public func handles(_: AppEvent) -> Bool { true }

    /// Returns the answer of an event's default method, and leaves word that it is one.
    @inline(__always) func defaultAnswer<Answer>(to event: AppEvent, _ answer: Answer = ()) -> Answer {
        CallContext.current.call?.takeDefault(of: Self.self, for: event)
        return answer
    }
}
