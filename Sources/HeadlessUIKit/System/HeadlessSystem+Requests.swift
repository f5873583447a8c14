public import Foundation

extension HeadlessSystem {
    /// Has a URL opened; an application in the background comes to the front for it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: What goes along with it.
    /// - Returns: Whether the delegate opened it; nil if it has no method for that.
    @discardableResult
    public func open(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool? {
        inForeground {
            send(.openURL) { $0.application(application, open: url, options: options) }
        }
    }

    /// Has an activity announced and continued; an application in the background comes to the front for it.
    ///
    /// The objects that the delegate hands to the restoration handler are given the activity.
    ///
    /// - Parameter activity: The activity.
    /// - Returns: Whether the delegate continued it; nil if it has no method for that.
    @discardableResult
    public func continueUserActivity(_ activity: NSUserActivity) -> Bool? {
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

    /// Tells the application that an activity that was announced will not come.
    ///
    /// - Parameters:
    ///   - type: The activity's type.
    ///   - error: Why not.
    public func failToContinueUserActivity(type: String, error: any Error) {
        inForeground {
            send(.willContinueUserActivity) { $0.application(application, willContinueUserActivityWithType: type) }
            send(.didFailToContinueUserActivity) {
                $0.application(application, didFailToContinueUserActivityWithType: type, error: error)
            }
        }
    }

    /// Tells the application that one of its activities was brought up to date.
    ///
    /// - Parameter activity: The activity.
    public func updateUserActivity(_ activity: NSUserActivity) {
        send(.didUpdateUserActivity) { $0.application(application, didUpdate: activity) }
    }

    /// Has a home-screen shortcut performed; an application in the background comes to the front for it.
    ///
    /// - Parameters:
    ///   - item: The shortcut.
    ///   - completion: Takes whether it was performed; nil if the delegate has no method for that.
    public func performAction(
        for item: UIApplicationShortcutItem,
        completion: @escaping @MainActor (Bool?) -> Void
    ) {
        inForeground {
            gather(.performShortcutAction, neutral: false, completion) { delegate, handler in
                delegate.application(application, performActionFor: item, completionHandler: handler)
            }
        }
    }
}
