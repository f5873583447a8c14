#if !os(tvOS)
/// The role that performs Home Screen quick actions.
///
/// Handlers are called in slot order, on the main thread, one after the other: the next one when the one before has
/// finished, unless that handled it. The result is true if one passes true. One deadline of 29 seconds covers them all;
/// a handler that has not been called by then is offered the quick action afterwards, as ``KeptEventPolicy`` says.
/// Without a handler the result is false, at once.
///
/// Implement one form of the method, the one with a completion handler or the `async` one.
@preconcurrency @MainActor public protocol ShortcutItemDelegate: RoleHandler {
    /// Called when the user has chosen a quick action.
    ///
    /// The default implementation calls the `async` form and passes on its result.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The quick action.
    ///   - completionHandler: Takes, once and on any thread, whether the handler has performed the action.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void)

    /// Called when the user has chosen a quick action that belongs to a scene.
    ///
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The quick action.
    ///   - completionHandler: Takes, once and on any thread, whether the handler has performed the action.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void)

    /// Called when the user has chosen a quick action, unless the handler implements the form with a completion
    /// handler.
    ///
    /// The task is cancelled at the deadline. The default implementation returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The quick action.
    /// - Returns: Whether the handler has performed the action.
    @MainActor
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
}

extension ShortcutItemDelegate {
    /// Calls the form without a scene.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { application(windowScene.ownApplication, performActionFor: shortcutItem, completionHandler: completionHandler) }

    /// Calls the `async` form and passes on its result.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { AsyncForm.answer(completionHandler) { await self.application(application, performActionFor: shortcutItem) } }

    /// Returns `false`, which does not affect the result.
    @MainActor
    public func application(
        _: UIApplication,
        performActionFor: UIApplicationShortcutItem
    ) async -> Bool { defaultAnswer(to: .performShortcutAction, false) }
}

/// The role that performs quick actions in scenes, for handlers that have to know the scene.
///
/// It goes into the same slot as a ``ShortcutItemDelegate``. It does not receive a quick action without a scene: in an
/// app without scenes, and where a scene delegate of your own forwards it to the app delegate by hand before it calls
/// super. A class that adopts it has to implement
/// ``ShortcutItemDelegate/windowScene(_:performActionFor:completionHandler:)``, so that a misspelled method does not
/// compile.
@preconcurrency @MainActor public protocol SceneShortcutItemDelegate: ShortcutItemDelegate {}

extension SceneShortcutItemDelegate {
    /// Is not there: the method has no default.
    @available(*, unavailable, message: "Implement windowScene(_:performActionFor:completionHandler:).")
    public func windowScene(
        _: UIWindowScene, performActionFor: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {}
}

nonisolated extension AppEvent {
    /// The user has chosen a quick action.
    public static let performShortcutAction = Event<UIApplicationShortcutItem, Reply<Bool>>(
        "application:performActionForShortcutItem:completionHandler:")
}

extension Slots {
    /// Home Screen quick actions.
    public var shortcutItemDelegate: Slot<any ShortcutItemDelegate> {
        Slot {
            sequential(.performShortcutAction, combining: Claim(), timeLimit: 29) {
                handler, item, sender, completion in
                (sender.scene as? UIWindowScene).map {
                    handler.windowScene($0, performActionFor: item, completionHandler: completion.answer)
                }
                    ?? handler.application(
                        sender.application, performActionFor: item, completionHandler: completion.answer)
            }
            .sentToScenes(content: { ObjectIdentifier($0) })
            .keepable(answeringWhileHeld: Reply(true))
        }
    }
}
#endif
