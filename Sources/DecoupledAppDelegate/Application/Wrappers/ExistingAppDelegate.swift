// This folder is the handlers that wrap an app delegate or a scene delegate as it is, and what they have in common.

/// A handler that wraps an app delegate and forwards the events of all roles to it.
///
/// Use it for an app delegate that you cannot or do not want to change. It stays as it is, as one handler among others,
/// and its roles move out one at a time:
///
/// ```swift
/// AppDelegate.shared.roles.append(ExistingAppDelegate(wrapping: MyOldAppDelegate()))
/// AppDelegate.shared.urlDelegate = [DeepLinks()]      // the first role that has moved out
/// AppDelegate.main()
/// ```
///
/// The wrapped object receives only the events it implements, and does not affect the result of others. Its completion
/// handlers are checked like any handler's. An event that belongs to a scene is forwarded to the method without a
/// scene.
///
/// Methods that iOS 14 or an earlier version has deprecated are forwarded only if UIKit still calls them. Each other
/// one that the wrapped object implements is reported as a ``Fault`` when this handler is added to its first slot; see
/// [Deprecated methods](doc:reference#Deprecated-methods).
///
/// On Linux, where there is no Objective-C runtime, an object counts as implementing every method of its protocols.
/// Override `responds(to:)` in the wrapped class to receive fewer.
@preconcurrency @MainActor public final class ExistingAppDelegate: RoleHandler {
    /// The wrapped app delegate.
    public let wrapped: any UIApplicationDelegate

    /// The object to be called where it implements a method; nil for a wrapped `AppDelegate`, which would call the
    /// handlers, and so this one, without end.
    ///
    /// UIKit's methods are optional and `HeadlessUIKit`'s are not; in parentheses after `?` both are.
    let callableDelegate: (any UIApplicationDelegate)?
    let representedIdentity: ObjectIdentifier?
    let representedType: any Any.Type

    let receivesSceneEvents: Bool?

    private var hasReportedFaults = false

    /// Creates a handler that wraps an app delegate.
    ///
    /// In an app with scenes, UIKit calls only the scene delegate for app state, URLs, activities, quick actions and
    /// shares. The wrapped object receives them too if the scene delegate is ``SceneDelegate`` itself. A scene delegate
    /// of your own, even one that inherits from ``SceneDelegate``, is expected to forward to the app delegate by hand:
    /// then the object receives only what that class forwards, and transitions of the app only by hand as long as a
    /// window has such a delegate. Where that one forwards nothing, as that of an SDK's window, say
    /// `receivesSceneEvents: true`.
    ///
    /// - Parameters:
    ///   - wrapped: The app delegate, which is retained. Do not wrap an object that inherits from ``AppDelegate``; make
    ///     it the application's delegate. It calls the handlers itself, so nothing is forwarded to it.
    ///   - receivesSceneEvents: Whether the object receives the events for which UIKit calls only scene delegates; nil,
    ///     the default, if the scene delegate is ``SceneDelegate`` itself.
    public init(wrapping wrapped: any UIApplicationDelegate, receivesSceneEvents: Bool? = nil) {
        self.wrapped = wrapped
        self.receivesSceneEvents = receivesSceneEvents
        callableDelegate = wrapped is AppDelegate ? nil : wrapped
        representedIdentity = callableDelegate.map { ObjectIdentifier($0) }
        representedType = type(of: wrapped)
    }

    /// Creates a handler that calls an app delegate as UIKit does, also one that inherits from ``AppDelegate``.
    ///
    /// Such a one must not share the slots that this handler is in, which would call each other without end.
    package init(calling delegate: any UIApplicationDelegate) {
        wrapped = delegate
        callableDelegate = delegate
        receivesSceneEvents = nil
        representedIdentity = ObjectIdentifier(delegate)
        representedType = type(of: delegate)
    }

    /// Returns whether the wrapped object implements an event's method.
    ///
    /// - Parameter event: An event of a role of the app.
    /// - Returns: Whether the object responds to the method's selector and adopts the protocol that the method belongs
    ///   to.
    public func handles(_ event: AppEvent) -> Bool {
        (!event.isNotificationCenterDelegateMethod || notificationDelegate != nil)
            && wrapped.responds(to: Selector(event.rawValue))
    }
}

extension ExistingAppDelegate: StandIn {
    var represented: AnyObject? { callableDelegate ?? self }

    /// The callable delegate as a delegate of the notification center, if it is one.
    var notificationDelegate: (any UNUserNotificationCenterDelegate)? {
        callableDelegate as? any UNUserNotificationCenterDelegate
    }
}

extension ExistingAppDelegate {
    func faults(in slot: String) -> [Fault] {
        guard !hasReportedFaults else { return [] }
        hasReportedFaults = true
        guard callableDelegate == nil else { return faultsOfDeprecatedMethods() }
        return [Fault(slot: slot, handler: "\(representedType)", reason: .wrapped)]
    }
}

extension AppDelegate {
    /// Returns a wrapped app delegate, as an object of any type.
    ///
    /// Use it instead of casting the application's delegate, to its class or to a protocol of your own:
    ///
    /// ```swift
    /// (UIApplication.shared.delegate as? MyOldAppDelegate)?.coordinator                // before
    /// AppDelegate.shared.wrappedDelegate(as: MyOldAppDelegate.self)?.coordinator       // now
    /// ```
    ///
    /// - Parameter type: The type: a class, or a protocol.
    /// - Returns: The object that a slot's handler wraps, or nil if there is none of the type.
    public func wrappedDelegate<Object>(as type: Object.Type) -> Object? {
        registry.roles.wrappers.firstNonNil { $0.wrapped as? Object }
    }

    /// The wrapped objects that take part in the responder chain.
    var wrappedResponders: [UIResponder] { registry.roles.wrappers.compactMap { $0.callableDelegate as? UIResponder } }
}
