public import Foundation

/// The base of what takes part in an application: the application itself, its delegate, windows, view controllers.
@preconcurrency @MainActor open class UIResponder: RespondingObject, UIUserActivityRestoring {
    /// The activity that the responder supports.
    open var userActivity: NSUserActivity?

    /// Creates a responder.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Returns whether the object has a method.
    ///
    /// Swift methods cannot be found by their Objective-C names, so a delegate of an application, a scene or the notification
    /// center returns true for every method of its protocol: those it does not implement have a default that does nothing. Override
    /// this to receive fewer.
    ///
    /// - Parameter aSelector: The method's Objective-C name.
    /// - Returns: Whether the object has the method.
    open override nonisolated func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return super.responds(to: aSelector) || DelegateProtocols.declare(aSelector, for: self)
    }

    /// Finds the object that performs an action.
    ///
    /// - Parameters:
    ///   - action: The action's method.
    ///   - sender: The object that sends the action.
    /// - Returns: The object itself if it has the method, otherwise nil: there is no responder after it.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { responds(to: action) ? self : nil }

    /// Adds to menus while they are built; a delegate of an application that has any overrides this.
    ///
    /// - Parameter builder: What adds to them.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Restores what the user did elsewhere; a subclass that can be handed to a restoration handler overrides this.
    ///
    /// - Parameter userActivity: What the user did.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

/// An object that can restore what a user did elsewhere.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores what the user did elsewhere.
    ///
    /// - Parameter userActivity: What the user did.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
