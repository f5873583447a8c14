import DecoupledAppDelegate

/// An SDK that opens the link of a notification by itself, as Firebase Messaging does: it gives it to the delegate of a scene in front that
/// has the method, else to the app delegate if that has one, else it opens the link as a URL.
@MainActor
struct LinkFinder {
    let application: UIApplication

    /// Opens a link.
    ///
    /// - Returns: Whose method was called; nil if the link is opened as a URL.
    func open(_ url: URL) -> String? {
        let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
        activity.webpageURL = url
        for scene in application.connectedScenes where scene.activationState == .foregroundActive {
            guard let delegate = scene.delegate, delegate.responds(to: Selector("scene:continueUserActivity:")) else {
                continue
            }
            delegate.scene(scene, continue: activity)
            return "scene"
        }
        let delegate = unsafe application.delegate
        guard let delegate, delegate.responds(to: Selector(AppEvent.continueUserActivity.rawValue)) else { return nil }
        _ = delegate.application(application, continue: activity, restorationHandler: { _ in })
        return "application"
    }
}
