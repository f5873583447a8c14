/// The role that saves and restores the interface of an app without scenes.
///
/// All handlers of the slot are called, in slot order, on the main thread. State is saved, and restored, if any handler
/// returns true; the first view controller that is not nil is used, and later handlers are not called for it. Encoding
/// and decoding reach the handlers in the same order. Without a handler nothing is saved or restored. An app with
/// scenes uses ``SceneRestorationDelegate``.
@preconcurrency @MainActor public protocol StateRestorationDelegate: RoleHandler {
    /// Called when UIKit wants the view controller that belongs to a restoration path.
    ///
    /// The default implementation returns nil.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - identifierComponents: The restoration identifiers that lead to the view controller.
    ///   - coder: The saved state.
    /// - Returns: The view controller, or nil for no opinion.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Called when UIKit wants to know whether to save the app's state.
    ///
    /// The default implementation returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: Where the state goes.
    /// - Returns: Whether to save it.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Called when UIKit wants to know whether to restore the app's state.
    ///
    /// The default implementation returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: The saved state.
    /// - Returns: Whether to restore it.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Called before UIKit saves the app's state.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: Where the state goes.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called after UIKit has restored the app's state.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - coder: The saved state.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension StateRestorationDelegate {
    /// Returns nil, which does not affect the result.
    public func application(
        _: UIApplication, viewControllerWithRestorationIdentifierPath: [String],
        coder: NSCoder
    ) -> UIViewController? { defaultAnswer(to: .viewControllerForRestoration, nil) }

    /// Returns `false`, which does not affect the result.
    public func application(_: UIApplication, shouldSaveSecureApplicationState: NSCoder) -> Bool {
        defaultAnswer(to: .shouldSaveState, false)
    }

    /// Returns `false`, which does not affect the result.
    public func application(_: UIApplication, shouldRestoreSecureApplicationState: NSCoder) -> Bool {
        defaultAnswer(to: .shouldRestoreState, false)
    }

    /// Does nothing.
    public func application(_: UIApplication, willEncodeRestorableStateWith: NSCoder) {
        defaultAnswer(to: .willEncodeState)
    }

    /// Does nothing.
    public func application(_: UIApplication, didDecodeRestorableStateWith: NSCoder) {
        defaultAnswer(to: .didDecodeState)
    }
}

/// The arguments of the search for a view controller.
public typealias RestorationPathInput = (identifierComponents: [String], coder: NSCoder)

nonisolated extension AppEvent {
    /// UIKit wants the view controller that belongs to a restoration path.
    public static let viewControllerForRestoration = Event<RestorationPathInput, UIViewController?>(
        "application:viewControllerWithRestorationIdentifierPath:coder:")

    /// UIKit wants to know whether to save the app's state.
    public static let shouldSaveState = Event<NSCoder, Bool>("application:shouldSaveSecureApplicationState:")

    /// UIKit wants to know whether to restore the app's state.
    public static let shouldRestoreState = Event<NSCoder, Bool>("application:shouldRestoreSecureApplicationState:")

    /// UIKit is about to save the app's state.
    public static let willEncodeState = Event<NSCoder, Void>("application:willEncodeRestorableStateWithCoder:")

    /// UIKit has restored the app's state.
    public static let didDecodeState = Event<NSCoder, Void>("application:didDecodeRestorableStateWithCoder:")
}

extension Slots {
    /// Saving and restoring the interface of an app without scenes.
    public var stateRestorationDelegate: Slot<any StateRestorationDelegate> {
        Slot {
            asked(.viewControllerForRestoration, combining: FirstAnswer()) {
                $0.application(
                    $2.application, viewControllerWithRestorationIdentifierPath: $1.identifierComponents,
                    coder: $1.coder)
            }
            asked(.shouldSaveState, combining: AnyTrue()) {
                $0.application($2.application, shouldSaveSecureApplicationState: $1)
            }
            asked(.shouldRestoreState, combining: AnyTrue()) {
                $0.application($2.application, shouldRestoreSecureApplicationState: $1)
            }
            told(.willEncodeState) {
                $0.application($2.application, willEncodeRestorableStateWith: $1)
            }
            told(.didDecodeState) {
                $0.application($2.application, didDecodeRestorableStateWith: $1)
            }
        }
    }
}
