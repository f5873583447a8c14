#if os(iOS) || os(tvOS) || os(visionOS)
import ObjectiveC

/// Methods of UIKit's app delegate under names of their own, found by their selectors.
///
/// Swift cannot set an optional property of a protocol; it warns of a call of a method that UIKit has deprecated, though UIKit goes
/// on calling it where an app has it; and visionOS 27 declares one unavailable that it calls.
@MainActor
@objc private protocol SelectedMethods {
    @objc(setWindow:)
    optional func replaceWindow(_ window: UIWindow?)

    #if !os(tvOS)
    @objc(application:supportedInterfaceOrientationsForWindow:)
    optional func orientations(_ application: UIApplication, for window: UIWindow?) -> UIInterfaceOrientationMask
    #endif

    #if !os(visionOS)
    @objc(application:performFetchWithCompletionHandler:)
    optional func fetch(_ application: UIApplication, _ completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    #endif
}

extension UIApplicationDelegate {
    /// Sets the window if the delegate has one.
    func replaceWindow(by window: UIWindow?) { (self as AnyObject).replaceWindow?(window) }

    #if !os(tvOS)
    /// The method that says which orientations are supported, if the delegate has it.
    var supportedOrientations: ((UIApplication, UIWindow?) -> UIInterfaceOrientationMask)? {
        (self as AnyObject).orientations(_:for:)
    }
    #endif

    #if !os(visionOS)
    /// The method that fetches in the background, if the delegate has it.
    var fetch: ((UIApplication, @escaping (UIBackgroundFetchResult) -> Void) -> Void)? { (self as AnyObject).fetch }
    #endif
}
#else
extension UIApplicationDelegate {
    /// Sets the window if the delegate has one.
    func replaceWindow(by window: UIWindow?) { self.window = window }

    /// The method that says which orientations are supported, which every delegate has.
    var supportedOrientations: ((UIApplication, UIWindow?) -> UIInterfaceOrientationMask)? {
        application(_:supportedInterfaceOrientationsFor:)
    }

    /// The method that fetches in the background, which every delegate has.
    var fetch: ((UIApplication, @escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void)? {
        application(_:performFetchWithCompletionHandler:)
    }
}
#endif
