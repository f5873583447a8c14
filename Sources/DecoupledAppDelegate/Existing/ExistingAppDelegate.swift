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
/// The wrapped object receives only the events it implements; to others the answer is neutral. Its completion handlers are checked like any
/// handler's. An event that belongs to a scene is forwarded to the method without a scene.
///
/// Methods that iOS 14 or an earlier version has deprecated are not forwarded, except the one for background fetches and those
/// for which UIKit has the app delegate save its state unsecurely or handle an intent itself. Each
/// other one that the wrapped object implements is reported as a ``Fault`` when this handler is added to its first slot; see
/// [Finding what replaced a deprecated method](doc:deprecated-methods).
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

    private let receivesSceneEvents: Bool?

    private var hasReportedFaults = false

    /// Creates a handler that wraps an app delegate.
    ///
    /// In an app with scenes UIKit tells the scene's delegate alone of the app's state, URLs, activities, quick actions and shares. The
    /// wrapped object is sent them all the same where that delegate is ``SceneDelegate``. A class of the app's own, one that inherits from
    /// ``SceneDelegate`` included, is taken to have brought the app delegate since before what it is to know: from there the object hears
    /// only what that class brings it.
    ///
    /// - Parameters:
    ///   - wrapped: The app delegate, which is retained. An object that inherits from ``AppDelegate`` is not wrapped but
    ///     made the application's delegate: it asks the handlers itself, so nothing is forwarded to it.
    ///   - receivesSceneEvents: Whether the object is sent what UIKit tells the delegates of scenes alone; nil, the default, where that is
    ///     ``SceneDelegate``.
    public init(wrapping wrapped: any UIApplicationDelegate, receivesSceneEvents: Bool? = nil) {
        self.wrapped = wrapped
        self.receivesSceneEvents = receivesSceneEvents
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

    func isBridged(from scene: UIScene) -> Bool {
        if let receivesSceneEvents { return !receivesSceneEvents }
        guard let delegate = scene.delegate, scene.session.role == .windowApplication else { return false }
        // SwiftUI's forwards to one of ours.
        let target = (delegate as? UIResponder)?.forwardingTarget(for: Selector(AppEvent.sceneWillConnect.rawValue))
        return type(of: target.map { $0 as AnyObject } ?? delegate) != SceneDelegate.self
    }

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
    /// Returns a wrapped app delegate, as an object of any type.
    ///
    /// It takes the place of casts of the application's delegate, to its class or to a protocol of the app's own:
    ///
    /// ```swift
    /// (UIApplication.shared.delegate as? MyOldAppDelegate)?.coordinator                // before
    /// AppDelegate.shared.wrappedDelegate(as: MyOldAppDelegate.self)?.coordinator       // now
    /// ```
    ///
    /// - Parameter type: The type: a class, or a protocol.
    /// - Returns: The object that a slot's handler wraps, or nil if there is none of the type.
    public func wrappedDelegate<Object>(as type: Object.Type) -> Object? {
        existing.firstNonNil { $0.wrapped as? Object }
    }

    /// The wrapped objects that take part in the chain of responders.
    var wrappedResponders: [UIResponder] { existing.compactMap { $0.receiver as? UIResponder } }

    /// The handlers that wrap an app delegate.
    var existing: [ExistingAppDelegate] {
        roles.lists.flatMap(\.objects).reduce(into: []) { existing, object in
            guard let object = object as? ExistingAppDelegate, !existing.contains(where: { $0 === object }) else {
                return
            }
            existing.append(object)
        }
    }
}
