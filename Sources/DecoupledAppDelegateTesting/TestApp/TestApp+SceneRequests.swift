#if !(os(iOS) || os(tvOS) || os(visionOS))
public import DecoupledAppDelegate
import HeadlessUIKit

// What a running scene is asked for. UIKit calls the scene's delegate, whoever that is.
extension TestApp {
    /// Has a scene open a URL; it comes to the front for it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - scene: The scene.
    /// - Returns: Whether a handler has handled it, which UIKit ignores in an app with scenes.
    @discardableResult public func open(_ url: URL, in scene: UIScene) -> Bool {
        open(UIOpenURLContext(url: url), options: [:], in: scene)
    }

    @discardableResult func open(_ context: UIOpenURLContext, options: OpenURLOptions, in scene: UIScene) -> Bool {
        inForeground(scene, .openURL) {
            tell(scene, .openURL, URLInput(url: context.url, options: options, scene: scene)) {
                $0.scene(scene, openURLContexts: [context])
            }
        }
    }

    /// Has a scene continue a user activity, which is announced first; it comes to the front for it.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - scene: The scene.
    /// - Returns: Whether a handler has handled it, which UIKit ignores in an app with scenes.
    @discardableResult public func continueUserActivity(_ activity: NSUserActivity, in scene: UIScene) -> Bool {
        let type = activity.activityType
        return inForeground(scene, .continueUserActivity) {
            tell(scene, .willContinueUserActivity, ActivityTypeInput(userActivityType: type, scene: scene)) {
                $0.scene(scene, willContinueUserActivityWithType: type)
            }
            let input = ContinueActivityInput(userActivity: activity, restorationHandler: { _ in }, scene: scene)
            tell(scene, .continueUserActivity, input) { $0.scene(scene, continue: activity) }
        }
    }

    /// Has a scene perform a Home Screen quick action; it comes to the front for it.
    ///
    /// - Parameters:
    ///   - shortcutItem: The quick action.
    ///   - scene: The scene.
    ///   - seconds: How far to move the clock once the scene's delegate has been called, for a deadline to pass.
    /// - Returns: Whether it has been performed, or nil if nobody has answered: ``onUnanswered`` is told of a delegate of the app's own
    ///   that has neither called the completion handler nor super.
    @discardableResult
    public func performShortcut(
        _ shortcutItem: UIApplicationShortcutItem,
        in scene: UIWindowScene,
        advancing seconds: TimeInterval = 0
    ) async -> Bool? {
        let scheduled = clock.scheduledCount
        let reply = perform(shortcutItem, in: scene)
        // Handlers that take their time, which super has called, have a deadline.
        let isOverridden = isOwnDelegate(of: scene) && clock.scheduledCount == scheduled
        let override = isOverridden ? scene.delegate.map { "\(type(of: $0))" } : nil
        return await wait(for: reply, to: .performShortcutAction, advancing: seconds, by: override)
    }

    func perform(_ item: UIApplicationShortcutItem, in scene: UIWindowScene) -> Reply<Bool> {
        show(scene)
        defer { enterForeground(scene) }
        let input = ShortcutInput(shortcutItem: item, windowScene: scene)
        guard isOwnDelegate(of: scene), let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            return deliver(.performShortcutAction, input)
        }
        let reply = PendingReply<Bool>()
        let played = records.count
        let call = SceneCall(of: .performShortcutAction, input, by: delegate)
        acting {
            delegate.windowScene(scene, performActionFor: item) { isPerformed in
                let isElsewhere = !MainThread.isCurrent
                MainThread.run {
                    guard reply.answer == nil else { return }
                    reply.resolve(with: isPerformed)
                    guard !self.hasRecord(of: .performShortcutAction, since: played) else { return }
                    self.onSceneCall?(call.answered("\(isPerformed)", isElsewhere: isElsewhere))
                }
            }
        }
        return reply
    }

    private func inForeground(_ scene: UIScene, _ event: AppEvent, _ body: () -> Void) -> Bool {
        show(scene)
        let played = records.count
        body()
        enterForeground(scene)
        return records.dropFirst(played).contains { $0.event == event && $0.isTrue == true }
    }
}

// MARK: Calls of delegates

extension TestApp {
    /// Whether a scene's delegate is of a class of the app's own, one that inherits from `SceneDelegate` included.
    func isOwnDelegate(of scene: UIScene?) -> Bool {
        guard let delegate = scene?.delegate else { return false }
        return type(of: delegate as AnyObject) != SceneDelegate.self
    }

    func tell<Output>(_ scene: UIScene, _ event: Event<SceneInput, Output>, _ message: (any UISceneDelegate) -> Void) {
        tell(scene, event, SceneInput(scene: scene), message)
    }

    func tell<Input, Output>(
        _ scene: UIScene, _ event: Event<Input, Output>, _ input: Input, _ message: (any UISceneDelegate) -> Void
    ) {
        guard let delegate = scene.delegate else { return }
        let played = records.count
        acting { message(delegate) }
        guard isOwnDelegate(of: scene), !hasRecord(of: event.id, since: played) else { return }
        onSceneCall?(SceneCall(of: event.id, input, by: delegate))
    }

    func post(_ name: Notification.Name, of scene: UIScene) {
        acting { NotificationCenter.default.post(name: name, object: scene) }
    }

    private func hasRecord(of event: AppEvent, since played: Int) -> Bool {
        records.dropFirst(played).contains { $0.event == event }
    }
}

extension SceneCall {
    @MainActor fileprivate init(of event: AppEvent, _ input: any EventInput, by delegate: any UISceneDelegate) {
        self.init(event: event, input: input.summary(revealing: true), delegate: "\(type(of: delegate))")
    }
}
#endif
