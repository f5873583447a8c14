// What an application is asked for: to open URLs, continue activities, perform quick actions, accept shares, and to work in the
// background.
//
// HeadlessSystem+Requests, below, is for what a user asks for; the application comes to the foreground for it. In an application with
// scenes it goes to a scene, see HeadlessSystem+SceneRequests. HeadlessSystem+BackgroundWork is for pushes, fetches and sessions, which
// are answered by completion handlers, in the background as well. The other files have the arguments. Those that Apple has in other
// frameworks are in NSUserActivity+Linux and CKShare+INIntent.

public import Foundation

extension HeadlessSystem {
    /// Opens a URL; an application in the background comes to the foreground for it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Its options.
    ///   - scene: The scene that receives it; the one in the foreground unless given.
    /// - Returns: Whether the delegate opened it; nil if it has no method for that. A scene delegate's method returns nothing, so there
    ///   true only means that it was called.
    @discardableResult
    public func open(
        _ url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:],
        in scene: UIScene? = nil
    ) -> Bool? {
        if isSceneBased {
            return open([UIOpenURLContext(url: url, options: UIScene.OpenURLOptions(options))], in: scene)
        }
        return inForeground { send(.openURL) { $0.application(application, open: url, options: options) } }
    }

    /// Announces and continues an activity; an application in the background comes to the foreground for it.
    ///
    /// The objects that the delegate passes to the restoration handler receive the activity.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - scene: The scene that receives it; the one in the foreground unless given.
    /// - Returns: Whether the delegate continued it; nil if it has no method for that. A scene delegate's method returns
    ///   nothing, so there true only means that it was called.
    @discardableResult public func continueUserActivity(_ activity: NSUserActivity, in scene: UIScene? = nil) -> Bool? {
        if isSceneBased {
            return deliver(UIScene.ConnectionOptions(userActivities: [activity]), to: scene) { scene in
                send(.willContinueUserActivity, to: scene) {
                    $0.scene(scene, willContinueUserActivityWithType: activity.activityType)
                }
                return send(.continueUserActivity, to: scene) { $0.scene(scene, continue: activity) }
            }
        }
        let restore: @MainActor ([any UIUserActivityRestoring]?) -> Void = { objects in
            objects?.forEach { $0.restoreUserActivityState(activity) }
        }
        return inForeground {
            send(.willContinueUserActivity) {
                $0.application(application, willContinueUserActivityWithType: activity.activityType)
            }
            return send(.continueUserActivity) {
                $0.application(application, continue: activity) { objects in
                    // The delegate hands the objects over; they are touched on the main actor only.
                    nonisolated(unsafe) let objects = objects
                    MainQueue.perform { unsafe restore(objects) }
                }
            }
        }
    }

    /// Notifies the application that an announced activity failed.
    ///
    /// - Parameters:
    ///   - type: The activity's type.
    ///   - error: The error.
    ///   - scene: The scene that receives it; the one in the foreground unless given.
    public func failToContinueUserActivity(type: String, error: any Error, in scene: UIScene? = nil) {
        if isSceneBased {
            guard let scene = scene ?? frontScene else { return }
            return inForeground(scene) {
                send(.willContinueUserActivity, to: scene) { $0.scene(scene, willContinueUserActivityWithType: type) }
                send(.didFailToContinueUserActivity, to: scene) {
                    $0.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
                }
            }
        }
        inForeground {
            send(.willContinueUserActivity) { $0.application(application, willContinueUserActivityWithType: type) }
            send(.didFailToContinueUserActivity) {
                $0.application(application, didFailToContinueUserActivityWithType: type, error: error)
            }
        }
    }

    /// Notifies the application that one of its activities was updated.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - scene: The scene that receives it; the one in the foreground unless given.
    public func updateUserActivity(_ activity: NSUserActivity, in scene: UIScene? = nil) {
        if isSceneBased, let scene = scene ?? frontScene {
            send(.didUpdateUserActivity, to: scene) { $0.scene(scene, didUpdate: activity) }
        }
        send(.didUpdateUserActivity) { $0.application(application, didUpdate: activity) }
    }

    /// Performs a Home Screen quick action; an application in the background comes to the foreground for it.
    ///
    /// - Parameters:
    ///   - item: The shortcut.
    ///   - scene: The scene that receives it; the one in the foreground unless given.
    ///   - completion: Receives whether it was performed; nil if the delegate has no method for that. The method of a
    ///     scene that connects for it returns nothing, so then true only means that it was called.
    public func performAction(
        for item: UIApplicationShortcutItem, in scene: UIScene? = nil, completion: @escaping @MainActor (Bool?) -> Void
    ) {
        if isSceneBased {
            guard let scene = scene ?? frontScene else {
                return completion(connectScene(for: UIScene.ConnectionOptions(shortcutItem: item)))
            }
            return inForeground(scene) {
                let answer = PendingAnswer(
                    to: SceneMethod.performShortcutAction.rawValue, neutral: false, deliver: completion)
                let sent: Void? = send(.performShortcutAction, toWindowScene: scene) { scene, delegate in
                    delegate.windowScene(
                        scene, performActionFor: item, completionHandler: answer.completionHandler())
                }
                if sent == nil { completion(nil) }
            }
        }
        inForeground {
            gather(.performShortcutAction, neutral: false, completion) { delegate, handler in
                delegate.application(application, performActionFor: item, completionHandler: handler)
            }
        }
    }

    /// Accepts a CloudKit share; an application in the background comes to the foreground for it.
    ///
    /// - Parameters:
    ///   - metadata: The share's metadata.
    ///   - scene: The scene that receives it; the one in the foreground unless given.
    /// - Returns: True if a delegate was called; nil if it has no method for that.
    @discardableResult
    public func acceptCloudKitShare(_ metadata: CKShare.Metadata, in scene: UIScene? = nil) -> Bool? {
        if isSceneBased {
            return deliver(UIScene.ConnectionOptions(cloudKitShareMetadata: metadata), to: scene) { scene in
                send(.didAcceptCloudKitShare, toWindowScene: scene) { scene, delegate in
                    delegate.windowScene(scene, userDidAcceptCloudKitShareWith: metadata)
                }
            }
        }
        return inForeground {
            send(.didAcceptCloudKitShare) {
                $0.application(application, userDidAcceptCloudKitShareWith: metadata)
                return true
            }
        }
    }

    /// Returns the object that handles a Siri intent.
    ///
    /// - Parameter intent: The intent.
    /// - Returns: The object; nil if the delegate returns none.
    public func handler(for intent: INIntent) -> Any? {
        send(.handlerForIntent) { $0.application(application, handlerFor: intent) } ?? nil
    }
}

extension UIScene.OpenURLOptions {
    /// What goes along with a URL, as a scene is told it.
    package convenience init(_ options: [UIApplication.OpenURLOptionsKey: Any]) {
        self.init(
            sourceApplication: options[.sourceApplication] as? String, annotation: options[.annotation],
            openInPlace: options[.openInPlace] as? Bool ?? false,
            eventAttribution: options[.eventAttribution] as? UIEventAttribution)
    }
}
