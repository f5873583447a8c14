#if os(iOS) || os(tvOS) || os(visionOS)
import ObjectiveC

/// Methods of UIKit's app delegate under names of their own, found by their selectors.
///
/// Swift cannot set an optional property of a protocol, and it warns of a call of a method that UIKit has deprecated, though UIKit goes
/// on calling it where an app has it.
@MainActor
@objc private protocol SelectedMethods {
    @objc(setWindow:)
    optional func replaceWindow(_ window: UIWindow?)

    #if !os(visionOS)
    @objc(application:performFetchWithCompletionHandler:)
    optional func fetch(_ application: UIApplication, _ completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    #endif
}

extension UIApplicationDelegate {
    /// Sets the window if the delegate has one.
    func replaceWindow(by window: UIWindow?) {
        (self as AnyObject).replaceWindow?(window)
    }

    #if !os(visionOS)
    /// The method that fetches in the background, if the delegate has it.
    var fetch: ((UIApplication, @escaping (UIBackgroundFetchResult) -> Void) -> Void)? {
        (self as AnyObject).fetch
    }
    #endif
}
#endif
