/// An object that fills one or more roles of the app delegate.
///
/// Every role protocol refines this one, so a handler gets it by conforming to its role. Handlers are classes, because a slot
/// tells them apart by identity, and they are called on the main thread only.
///
/// Declare handlers `final`. A role's methods have defaults, and a method that only a subclass adds is not called where its
/// superclass conforms to the role with the default.
@MainActor
public protocol RoleHandler: AnyObject {
    /// Returns whether the handler wants an event of the roles it fills.
    ///
    /// UIKit changes its behavior by asking which delegate methods exist. Override this to keep an event of a role unheard: the
    /// front then answers that it has no such method, unless somebody else wants it.
    ///
    /// It narrows what is announced to UIKit only. An event that arrives all the same is passed to every handler of its slot: where
    /// another handler wants it, or the package itself, as it does the connection of a scene. The five events of
    /// ``AppStateDelegate`` after launch arrive in any case, by way of the system's notifications, which need no announcement.
    ///
    /// Called on the main thread when the handler's slot changes and by ``AppDelegate/refreshResponses()``, not at each event.
    /// The default implementation returns `true`.
    ///
    /// - Parameter event: An event of a role that the handler fills.
    /// - Returns: Whether the front should answer that it implements the event's method.
    func handles(_ event: AppEvent) -> Bool
}

extension RoleHandler {
    /// Returns `true`.
    public func handles(_ event: AppEvent) -> Bool { true }
}
