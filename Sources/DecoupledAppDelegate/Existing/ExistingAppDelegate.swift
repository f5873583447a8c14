/// A handler that wraps an app delegate and forwards the events of all roles to it.
///
/// Use it for an app delegate that you cannot or do not want to change. It stays as it is, as one handler among others, and its roles
/// move out one at a time:
///
/// ```swift
/// AppDelegate.shared.roles.append(ExistingAppDelegate(wrapping: MyOldAppDelegate()))
/// AppDelegate.shared.urlDelegate = [DeepLinks()]      // the first role that has moved out
/// AppDelegate.main()
/// ```
///
/// The wrapped object receives only the events it implements; to others the answer is neutral. Its completions are checked like any
/// handler's. An event that belongs to a scene is forwarded to the method without a scene.
///
/// Methods that iOS 14 or an earlier version has deprecated are not forwarded, except the one for background fetches. Each
/// that the wrapped object implements is reported as a ``Fault`` when this handler is added to its first slot; see
/// <doc:deprecated-methods>.
///
/// Where there is no Objective-C an object counts as implementing every method of its protocols; there, override `responds(to:)` in
/// the wrapped class to be sent fewer.
@preconcurrency @MainActor
public final class ExistingAppDelegate: RoleHandler {
    /// The wrapped app delegate.
    public let wrapped: any UIApplicationDelegate

    private var hasReportedFaults = false

    /// Creates a handler that wraps an app delegate.
    ///
    /// - Parameter wrapped: The app delegate, which is retained. An object that inherits from ``AppDelegate`` is not wrapped but
    ///   made the application's delegate: it asks the handlers itself, so nothing is forwarded to it.
    public init(wrapping wrapped: any UIApplicationDelegate) {
        self.wrapped = wrapped
    }

    /// Returns whether the wrapped object implements an event's method.
    ///
    /// - Parameter event: An event of a role of the app.
    /// - Returns: Whether the object responds to the method's selector and adopts the protocol that the method belongs to.
    public func handles(_ event: AppEvent) -> Bool {
        if AppEvent.ofNotificationCenter.contains(event), notificationDelegate == nil { return false }
        return implements(event)
    }
}

extension ExistingAppDelegate: StandIn, AppDelegateWrapper {
    var representedType: any Any.Type { type(of: wrapped) }

    /// The wrapped object as a delegate of the notification center, if it is one.
    var notificationDelegate: (any UNUserNotificationCenterDelegate)? {
        wrapped as? any UNUserNotificationCenterDelegate
    }

    /// Calls a method of the wrapped object, and returns nil where the object does not implement it.
    ///
    /// UIKit's methods are optional, so that naming one gives an optional function; elsewhere all methods exist. A parameter of
    /// optional type takes either.
    @discardableResult
    func pass<Method, Answer>(_ event: AppEvent, to method: Method?, _ call: (Method) -> Answer) -> Answer? {
        guard !inheritsFromAppDelegate, handles(event) else { return nil }
        return method.map(call)
    }

    /// The wrapped object's window, if it has one.
    var window: UIWindow? {
        get {
            let window: UIWindow?? = inheritsFromAppDelegate ? nil : wrapped.window
            return window ?? nil
        }
        set {
            if !inheritsFromAppDelegate { wrapped.replaceWindow(by: newValue) }
        }
    }

    /// Whether the wrapped object would ask the handlers, and so this one, without end.
    private var inheritsFromAppDelegate: Bool { wrapped is AppDelegate }

    private func implements(_ event: AppEvent) -> Bool {
        wrapped.responds(to: Selector(event.rawValue))
    }
}

extension ExistingAppDelegate: SelfDiagnosing {
    func faults(in slot: String) -> [Fault] {
        guard !hasReportedFaults else { return [] }
        hasReportedFaults = true
        let name = String(describing: type(of: wrapped))
        if inheritsFromAppDelegate {
            return [Fault(event: nil, slot: slot, handler: name, reason: .wrapped)]
        }
        return DeprecatedMethod.all.filter { implements($0.event) }.map { method in
            Fault(
                event: method.event,
                slot: method.slot,
                handler: name,
                reason: .deprecated(replacement: method.replacement)
            )
        }
    }
}
