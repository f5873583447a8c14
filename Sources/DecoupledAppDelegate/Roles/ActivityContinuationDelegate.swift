/// The role that continues user activities: Handoff, universal links, Spotlight results, Siri suggestions.
///
/// Whether an activity is taken is a claim: handlers are asked in slot order, on the main thread, until one answers true. Failures
/// and updates are told to all. The objects that handlers restore are joined in handler order, whatever order they come in, and
/// handed to UIKit once: when the last handler that took the activity has named its objects or let go of its restoration handler,
/// at the latest after 3 seconds. Where there are none, UIKit's restoration handler is not called.
///
/// An activity that belongs to a scene is passed to the methods that name the scene, whose defaults call those that do not. An
/// activity that comes while the slot is empty is kept for a minute.
@MainActor
public protocol ActivityContinuationDelegate: RoleHandler {
    /// Called when an activity is about to be continued whose data is still on its way.
    ///
    /// The default implementation returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivityType: The activity's type.
    /// - Returns: True if the handler tells the user itself that the activity is being continued.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called when an activity is there to be continued.
    ///
    /// The default implementation returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Takes the objects that continue the activity. Calling it is optional; any thread may, once, at
    ///     once or later. A handler that answers false is not waited for.
    /// - Returns: True if the handler has taken the activity.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
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
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

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
    /// - Returns: True if the handler tells the user itself that the activity is being continued; UIKit does not ask.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Called when an activity is there to be continued in a scene.
    ///
    /// The objects that continue it are asked to restore their state by the package, as UIKit does in an app without scenes. The
    /// default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Takes the objects that continue the activity; calling it is optional.
    /// - Returns: True if the handler has taken the activity.
    func scene(
        _ scene: UIScene,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
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
    /// Returns `false`, which is neutral.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Returns `false`, which is neutral.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    /// Does nothing.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
}

extension ActivityContinuationDelegate {
    /// Calls the form without a scene.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Bool {
        application(.running, willContinueUserActivityWithType: userActivityType)
    }

    /// Calls the form without a scene.
    public func scene(
        _ scene: UIScene,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        application(.running, continue: userActivity, restorationHandler: restorationHandler)
    }

    /// Calls the form without a scene.
    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        application(.running, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }

    /// Calls the form without a scene.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        application(.running, didUpdate: userActivity)
    }
}

/// The arguments of an activity that is announced.
public struct ActivityTypeInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The activity's type.
    public var userActivityType: String

    /// The scene that the activity belongs to, or nil in an app without scenes.
    public var scene: UIScene?

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String { userActivityType }
}

/// The arguments of an activity.
public struct ActivityInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The activity.
    public var userActivity: NSUserActivity

    /// The scene that the activity belongs to, or nil in an app without scenes.
    public var scene: UIScene?

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String { userActivity.summary(revealing: revealing) }
}

/// The arguments of an activity to continue.
public struct ContinueActivityInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The activity.
    public var userActivity: NSUserActivity

    /// Takes the objects of all handlers together.
    public var restorationHandler: ([any UIUserActivityRestoring]?) -> Void

    /// The scene that the activity belongs to, or nil in an app without scenes.
    public var scene: UIScene?

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String { userActivity.summary(revealing: revealing) }
}

/// The arguments of an activity that could not be continued.
public struct ActivityFailureInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The activity's type.
    public var userActivityType: String

    /// Why it could not be continued.
    public var error: any Error

    /// The scene that the activity belongs to, or nil in an app without scenes.
    public var scene: UIScene?

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String {
        "\(userActivityType): \(error.summary(revealing: revealing))"
    }
}

extension NSUserActivity {
    /// The activity in words: its type, its page, and what it carries.
    func summary(revealing: Bool) -> String {
        DecoupledAppDelegate.summary(
            activityType,
            webpageURL?.summary(revealing: revealing),
            userInfo: userInfo,
            revealing: revealing
        )
    }
}

/// The restorable objects of all handlers, in handler order.
private struct JoinedObjects: Combination, Sendable {
    private var objects = Handover<[any UIUserActivityRestoring]>(value: [])

    var output: [any UIUserActivityRestoring] { objects.value }

    mutating func add(_ answer: Handover<[any UIUserActivityRestoring]?>) -> Progress {
        objects = Handover(value: objects.value + (answer.value ?? []))
        return .open
    }
}

extension AppEvent {
    /// An activity is announced.
    public static let willContinueUserActivity = AppEvent(
        rawValue: "application:willContinueUserActivityWithType:"
    )

    /// An activity is there to be continued.
    public static let continueUserActivity = AppEvent(
        rawValue: "application:continueUserActivity:restorationHandler:"
    )

    /// An announced activity could not be continued.
    public static let didFailToContinueUserActivity = AppEvent(
        rawValue: "application:didFailToContinueUserActivityWithType:error:"
    )

    /// An activity that the app offers has been updated.
    public static let didUpdateUserActivity = AppEvent(rawValue: "application:didUpdateUserActivity:")
}

extension Event<ActivityTypeInput, Bool> {
    /// An activity is announced.
    public static var willContinueUserActivity: Self { Self(.willContinueUserActivity) }
}

extension Event<ContinueActivityInput, Bool> {
    /// An activity is there to be continued.
    public static var continueUserActivity: Self { Self(.continueUserActivity, deadline: 3) }
}

extension Event<ActivityFailureInput, Void> {
    /// An announced activity could not be continued.
    public static var didFailToContinueUserActivity: Self { Self(.didFailToContinueUserActivity) }
}

extension Event<ActivityInput, Void> {
    /// An activity that the app offers has been updated.
    public static var didUpdateUserActivity: Self { Self(.didUpdateUserActivity) }
}

extension Slot<Roles, any ActivityContinuationDelegate> {
    static var activityContinuation: Self {
        Slot(
            "activityContinuationDelegate",
            \.activityContinuationDelegate,
            events: [
                .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
                .didUpdateUserActivity,
            ]
        )
    }
}

extension EventRouter<Roles> {
    func willContinueUserActivity(_ input: ActivityTypeInput) -> Bool {
        pass(
            .willContinueUserActivity,
            input,
            to: slots.activityContinuationDelegate,
            in: .activityContinuation,
            combining: Claim()
        ) { handler, input in
            if let scene = input.scene {
                handler.scene(scene, willContinueUserActivityWithType: input.userActivityType)
            } else {
                handler.application(input.application, willContinueUserActivityWithType: input.userActivityType)
            }
        }
    }

    func continueUserActivity(_ input: ContinueActivityInput) -> Bool {
        let event = Event.continueUserActivity
        let handlers = slots.activityContinuationDelegate
        let restoration = Gathering(
            event: event.id,
            slot: Slot.activityContinuation.name,
            combination: JoinedObjects(),
            capacity: handlers.count,
            diagnostics: diagnostics,
            log: nil,
            toleratesDrops: true
        )
        let isContinued = pass(
            event,
            interceptable(input, joining: restoration),
            to: handlers,
            in: .activityContinuation,
            combining: Claim(),
            keeping: { _ = $0.continueUserActivity(input) }
        ) { handler, input in
            var isTaken = false
            let share = restoration.ask(handlers.asked(handler)) { ticket in
                isTaken = handler.continueUserActivity(input) { ticket.answer(Handover(value: $0)) }
            }
            if !isTaken { restoration.withdraw(share) }
            return isTaken
        }
        restoration.whenAnswered { objects in
            if !objects.isEmpty { input.restorationHandler(objects) }
        }
        restoration.finishAsking()
        restoration.startDeadline(after: deadline(of: event))
        return isContinued
    }

    /// Returns the arguments as interceptions see them: the objects that they name are joined with those of the handlers.
    private func interceptable(
        _ input: ContinueActivityInput,
        joining restoration: Gathering<JoinedObjects>
    ) -> ContinueActivityInput {
        guard let key = interceptor(of: .continueUserActivity)?.key(of: .continueUserActivity) else { return input }
        var input = input
        restoration.ask(.interception(key: key)) { ticket in
            input.restorationHandler = { ticket.answer(Handover(value: $0)) }
        }
        return input
    }

    func didFailToContinueUserActivity(_ input: ActivityFailureInput) {
        pass(
            .didFailToContinueUserActivity,
            input,
            to: slots.activityContinuationDelegate,
            in: .activityContinuation,
            combining: Told()
        ) {
            if let scene = $1.scene {
                $0.scene(scene, didFailToContinueUserActivityWithType: $1.userActivityType, error: $1.error)
            } else {
                $0.application(
                    $1.application,
                    didFailToContinueUserActivityWithType: $1.userActivityType,
                    error: $1.error
                )
            }
        }
    }

    func didUpdateUserActivity(_ input: ActivityInput) {
        pass(
            .didUpdateUserActivity,
            input,
            to: slots.activityContinuationDelegate,
            in: .activityContinuation,
            combining: Told()
        ) {
            if let scene = $1.scene {
                $0.scene(scene, didUpdate: $1.userActivity)
            } else {
                $0.application($1.application, didUpdate: $1.userActivity)
            }
        }
    }
}

extension ActivityContinuationDelegate {
    /// Calls the form that fits where the activity belongs.
    fileprivate func continueUserActivity(
        _ input: ContinueActivityInput,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard let scene = input.scene else {
            return application(
                input.application,
                continue: input.userActivity,
                restorationHandler: restorationHandler
            )
        }
        return self.scene(scene, continue: input.userActivity, restorationHandler: restorationHandler)
    }
}
