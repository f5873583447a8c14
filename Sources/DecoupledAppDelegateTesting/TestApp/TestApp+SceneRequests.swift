#if !canImport(UIKit)
public import DecoupledAppDelegate
import DecoupledAppDelegateTracing
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
        open(url, options: [:], in: scene)
    }

    @discardableResult func open(_ url: URL, options: OpenURLOptions, in scene: UIScene?) -> Bool {
        let context = UIOpenURLContext(url: url, options: UIScene.OpenURLOptions(options))
        return handles(.openURL, [.openURL: (url, options) as URLInput]) { $0.open([context], in: scene) }
    }

    /// Has a scene continue a user activity, which is announced first; it comes to the front for it.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - scene: The scene.
    /// - Returns: Whether a handler has handled it, which UIKit ignores in an app with scenes.
    @discardableResult public func continueUserActivity(_ activity: NSUserActivity, in scene: UIScene) -> Bool {
        continueUserActivity(activity, inScene: scene)
    }

    func continueUserActivity(_ activity: NSUserActivity, inScene scene: UIScene?) -> Bool {
        let inputs: [AppEvent: Any] = [
            .willContinueUserActivity: activity.activityType,
            .continueUserActivity: (activity, { _ in }) as ContinueActivityInput,
        ]
        return handles(.continueUserActivity, inputs) { $0.continueUserActivity(activity, in: scene) }
    }

    /// Has a scene perform a Home Screen quick action; it comes to the front for it.
    ///
    /// - Parameters:
    ///   - shortcutItem: The quick action.
    ///   - scene: The scene.
    ///   - seconds: How far to move the clock once the scene's delegate has been called, for a deadline to pass.
    /// - Returns: Whether it has been performed, or nil if the completion handler was not called: ``onUnanswered`` reports a delegate of the
    ///   app's own that has called neither that nor super.
    @discardableResult
    public func performShortcut(
        _ shortcutItem: UIApplicationShortcutItem,
        in scene: UIWindowScene,
        advancing seconds: TimeInterval = 0
    ) async -> Bool? {
        await performShortcut(shortcutItem, inScene: scene, advancing: seconds)
    }

    func performShortcut(
        _ shortcutItem: UIApplicationShortcutItem, inScene scene: UIWindowScene?, advancing seconds: TimeInterval
    ) async -> Bool? {
        let scene = scene ?? application.system.frontScene as? UIWindowScene
        let scheduled = clock.scheduledCount
        let reply = callDelegate(of: scene, for: shortcutItem)
        // Handlers that take their time, which super has called, have a deadline.
        let isOverridden = isOwnDelegate(of: scene) && clock.scheduledCount == scheduled
        let override = isOverridden ? scene?.delegate.map { "\(type(of: $0))" } : nil
        return await wait(for: reply, to: .performShortcutAction, advancing: seconds, by: override)
    }

    /// Calls a scene's delegate for a quick action; without a scene, one connects for it.
    func callDelegate(of scene: UIWindowScene?, for item: UIApplicationShortcutItem) -> Reply<Bool> {
        guard let scene else {
            let options = UIScene.ConnectionOptions(shortcutItem: item)
            return Reply(handles(.performShortcutAction, [:]) { $0.connectScene(for: options) })
        }
        return withSystem { system in system.inForeground(scene) { call(item, of: scene) } }
    }

    private func call(_ item: UIApplicationShortcutItem, of scene: UIWindowScene) -> Reply<Bool> {
        guard scene.hasDelegateMethod(.performShortcutAction) else { return Reply(false) }
        guard isOwnDelegate(of: scene), let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            return deliver(.performShortcutAction, item, in: scene)
        }
        let reply = PendingReply<Bool>()
        let recordCount = records.count
        let call = SceneCall(of: .performShortcutAction, item, by: delegate)
        acting {
            onStep(.methodBegins(.performShortcutAction))
            defer { onStep(.methodReturns(.performShortcutAction)) }
            delegate.windowScene(scene, performActionFor: item) { isPerformed in
                let isElsewhere = !MainThread.isCurrent
                MainThread.run {
                    guard reply.answer == nil else { return self.report(.answeredTwice, by: call) }
                    reply.resolve(with: isPerformed)
                    guard !self.hasRecord(of: .performShortcutAction, after: recordCount) else { return }
                    var call = call
                    call.answer = "\(isPerformed)"
                    call.isAnsweredElsewhere = isElsewhere
                    self.onStep(.sceneCall(call))
                }
            }
        }
        return reply
    }

    /// Calls a scene's delegate for a share, or for an activity that is announced, changes or does not come, if it has the method.
    func callDelegate(of scene: UIWindowScene, for sample: Sample) {
        guard let method = sample.event.sceneMethod.flatMap(SceneMethod.init) else { return }
        let input = sample.input()
        handles(sample.event, [sample.event: input]) { system in
            system.send(method, to: scene) { delegate in
                switch input {
                case let type as String: delegate.scene(scene, willContinueUserActivityWithType: type)
                case let activity as NSUserActivity: delegate.scene(scene, didUpdate: activity)
                case let (type, error) as ActivityFailureInput:
                    delegate.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
                case let share as CKShare.Metadata:
                    (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, userDidAcceptCloudKitShareWith: share)
                default: break
                }
            }
        }
    }

    /// Reports what a scene's own delegate has done, as that of an app delegate is.
    private func report(_ reason: Fault.Reason, by call: SceneCall) {
        delegate.onFault(
            Fault(event: call.event, slot: call.event.slot ?? "", handler: call.delegate, reason: reason))
    }

    @discardableResult private func handles<Answer>(
        _ event: AppEvent, _ inputs: [AppEvent: Any], _ body: (HeadlessSystem) -> Answer
    ) -> Bool {
        sceneInputs = inputs
        defer { sceneInputs = [:] }
        let recordCount = records.count
        withSystem { _ = body($0) }
        return records.dropFirst(recordCount).contains { $0.event == event && $0.answer == "true" }
    }
}
#endif
