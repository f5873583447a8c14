/// The role that continues user activities: Handoff, universal links, Spotlight results, Siri suggestions.
///
/// The first handler to return true for an activity wins; they are called in slot order, on the main thread. Failures
/// and updates go to all handlers. The objects that handlers restore are joined in handler order and given to UIKit
/// once: when the handlers that handled the activity have called or dropped theirs, after 3 seconds at the latest.
/// Without objects, UIKit's restoration handler is not called.
///
/// An activity that belongs to a scene is passed to the methods that name the scene, whose defaults call those that do
/// not. A scene's activity that no handler has handled is kept for handlers that are added later, as
/// ``AppDelegate/keptEventPolicy`` says.
@preconcurrency @MainActor public protocol ActivityContinuationDelegate: RoleHandler {
    /// Called before an activity is continued, while its data is being transferred.
    ///
    /// The default implementation returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The activity's type.
    /// - Returns: True if the handler tells the user itself that the activity is being continued.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called to continue an activity.
    ///
    /// The default implementation returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Takes the objects that continue the activity, which the main thread alone uses from then
    ///     on. Calling it is optional; any thread may, once, at once or later. A handler that returns false is not
    ///     waited for.
    /// - Returns: True if the handler has handled the activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool

    /// Called when an announced activity could not be continued.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The activity's type.
    ///   - error: Why.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called when an activity that the app offers has been updated.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Called when an activity is about to be continued in a scene.
    ///
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The activity's type.
    /// - Returns: True if the handler tells the user itself that the activity is being continued; UIKit ignores it.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called to continue an activity in a scene.
    ///
    /// The package asks the objects that continue it to restore their state, as UIKit does in an app without scenes.
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Takes the objects that continue the activity; calling it is optional.
    /// - Returns: True if the handler has handled the activity.
    func scene(
        _ scene: UIScene, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool

    /// Called when an announced activity could not be continued in a scene.
    ///
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivityType: The activity's type.
    ///   - error: Why.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called when an activity that a scene offers has been updated.
    ///
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension ActivityContinuationDelegate {
    /// Returns `false`, which does not affect the result.
    public func application(
        _: UIApplication,
        willContinueUserActivityWithType: String
    ) -> Bool { defaultAnswer(to: .willContinueUserActivity, false) }

    /// Returns `false`, which does not affect the result.
    public func application(
        _: UIApplication, continue: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { defaultAnswer(to: .continueUserActivity, false) }

    /// Does nothing.
    public func application(
        _: UIApplication, didFailToContinueUserActivityWithType: String, error: any Error
    ) { defaultAnswer(to: .didFailToContinueUserActivity) }

    /// Does nothing.
    public func application(_: UIApplication, didUpdate: NSUserActivity) { defaultAnswer(to: .didUpdateUserActivity) }

    /// Calls the form without a scene.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Bool {
        application(scene.ownApplication, willContinueUserActivityWithType: userActivityType)
    }

    /// Calls the form without a scene.
    public func scene(
        _ scene: UIScene, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { application(scene.ownApplication, continue: userActivity, restorationHandler: restorationHandler) }

    /// Calls the form without a scene.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { application(scene.ownApplication, didFailToContinueUserActivityWithType: userActivityType, error: error) }

    /// Calls the form without a scene.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        application(scene.ownApplication, didUpdate: userActivity)
    }
}

/// The role that continues user activities in scenes, for handlers that have to know the scene.
///
/// It goes into the same slot as an ``ActivityContinuationDelegate``. It does not receive an activity without a scene:
/// in an app without scenes, and where a scene delegate of your own forwards the activity to the app delegate by hand
/// before it calls super. A class that adopts it has to implement
/// ``ActivityContinuationDelegate/scene(_:continue:restorationHandler:)``, so that a misspelled method does not
/// compile.
@preconcurrency @MainActor public protocol SceneActivityContinuationDelegate: ActivityContinuationDelegate {}

extension SceneActivityContinuationDelegate {
    /// Is not there: the method has no default.
    @available(*, unavailable, message: "Implement scene(_:continue:restorationHandler:).")
    public func scene(
        _: UIScene, continue: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { false }
}

/// Takes the objects that continue an activity, on any thread.
public typealias ActivityRestorationHandler = @Sendable ([any UIUserActivityRestoring]?) -> Void

/// The arguments of an activity to continue; the restoration handler takes the objects of all handlers together.
public typealias ContinueActivityInput = (
    userActivity: NSUserActivity, restorationHandler: ([any UIUserActivityRestoring]?) -> Void
)

/// The arguments of an activity that could not be continued.
public typealias ActivityFailureInput = (userActivityType: String, error: any Error)

nonisolated extension AppEvent {
    /// An activity is announced.
    public static let willContinueUserActivity = Event<String, Bool>(
        "application:willContinueUserActivityWithType:")

    /// The user continues an activity.
    public static let continueUserActivity = Event<ContinueActivityInput, Bool>(
        "application:continueUserActivity:restorationHandler:")

    /// An announced activity could not be continued.
    public static let didFailToContinueUserActivity = Event<ActivityFailureInput, Void>(
        "application:didFailToContinueUserActivityWithType:error:")

    /// An activity that the app offers has been updated.
    public static let didUpdateUserActivity = Event<NSUserActivity, Void>("application:didUpdateUserActivity:")
}

extension Slots {
    /// Handoff, universal links, Spotlight results.
    public var activityContinuationDelegate: Slot<any ActivityContinuationDelegate> {
        Slot {
            asked(.willContinueUserActivity, combining: Claim()) { handler, type, sender in
                sender.scene.map { handler.scene($0, willContinueUserActivityWithType: type) }
                    ?? handler.application(sender.application, willContinueUserActivityWithType: type)
            }
            .sentToScenes(content: { $0 })
            AppEvent.continueUserActivity.handingOverObjects()
            told(.didFailToContinueUserActivity) { handler, input, sender in
                let (type, error) = input
                return sender.scene.map {
                    handler.scene($0, didFailToContinueUserActivityWithType: type, error: error)
                } ?? handler.application(sender.application, didFailToContinueUserActivityWithType: type, error: error)
            }
            .sentToScenes(content: { $0.userActivityType })
            told(.didUpdateUserActivity) { handler, activity, sender in
                sender.scene.map { handler.scene($0, didUpdate: activity) }
                    ?? handler.application(sender.application, didUpdate: activity)
            }
            .sentToScenes(content: { ObjectIdentifier($0) })
        }
    }
}
