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

    /// The wrapped object, to be called where it implements a method; nil for an `AppDelegate`, which would ask the handlers, and so
    /// this one, without end.
    ///
    /// UIKit's methods are optional and `HeadlessUIKit`'s are not; in parentheses after `?` both are.
    let receiver: (any UIApplicationDelegate)?

    private var hasReportedFaults = false

    /// Creates a handler that wraps an app delegate.
    ///
    /// - Parameter wrapped: The app delegate, which is retained. An object that inherits from ``AppDelegate`` is not wrapped but
    ///   made the application's delegate: it asks the handlers itself, so nothing is forwarded to it.
    public init(wrapping wrapped: any UIApplicationDelegate) {
        self.wrapped = wrapped
        receiver = wrapped is AppDelegate ? nil : wrapped
    }

    /// Returns whether the wrapped object implements an event's method.
    ///
    /// - Parameter event: An event of a role of the app.
    /// - Returns: Whether the object responds to the method's selector and adopts the protocol that the method belongs to.
    public func handles(_ event: AppEvent) -> Bool {
        if AppEvent.ofNotificationCenter.contains(event), notificationDelegate == nil { return false }
        return wrapped.responds(to: Selector(event.rawValue))
    }
}

extension ExistingAppDelegate: StandIn, AppDelegateWrapper {
    var representedType: any Any.Type { type(of: wrapped) }

    /// The receiver as a delegate of the notification center, if it is one.
    var notificationDelegate: (any UNUserNotificationCenterDelegate)? {
        receiver as? any UNUserNotificationCenterDelegate
    }

    /// The wrapped object's window, if it has one.
    var window: UIWindow? {
        get { receiver?.window ?? nil }
        set { receiver?.replaceWindow(by: newValue) }
    }
}

extension ExistingAppDelegate: SelfDiagnosing {
    func faults(in slot: String) -> [Fault] {
        guard !hasReportedFaults else { return [] }
        hasReportedFaults = true
        let name = String(describing: type(of: wrapped))
        guard receiver != nil else { return [Fault(slot: slot, handler: name, reason: .wrapped)] }
        return Self.deprecatedMethods.filter { wrapped.responds(to: Selector($0.selector)) }.map { method in
            Fault(
                event: AppEvent(rawValue: method.selector),
                slot: method.slot,
                handler: name,
                reason: .deprecated(replacement: method.replacement)
            )
        }
    }
}

extension AppDelegate {
    /// Returns the existing app delegate of a class that a slot's handler wraps.
    ///
    /// It takes the place of casts of the application's delegate:
    ///
    /// ```swift
    /// (UIApplication.shared.delegate as? MyOldAppDelegate)?.coordinator      // before
    /// AppDelegate.shared.existing(MyOldAppDelegate.self)?.coordinator        // now
    /// ```
    ///
    /// - Parameter type: The wrapped object's class, or one it inherits from.
    /// - Returns: The wrapped object, or nil if no slot has a handler that wraps such an object.
    public func existing<Object: UIApplicationDelegate>(_ type: Object.Type) -> Object? {
        roles.lists.lazy.flatMap(\.objects).compactMap { ($0 as? ExistingAppDelegate)?.wrapped as? Object }.first
    }
}
