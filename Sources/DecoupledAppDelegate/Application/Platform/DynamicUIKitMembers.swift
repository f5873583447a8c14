#if canImport(UIKit)
import ObjectiveC

/// Members of UIKit's types under names of their own, found by their selectors, since the compiler does not let the
/// package use them.
@MainActor
@objc protocol DynamicUIKitMembers {
    /// `UIApplication.shared`, which the compiler keeps from all code that an app extension may link.
    ///
    /// What asks for it here is called by an app's routers, which an extension has none of; so handlers can live in a
    /// module that an app shares with its extensions.
    @objc(sharedApplication)
    static func running() -> UIApplication

    /// The setter of an optional property, which Swift cannot call.
    @objc(setWindow:)
    optional func replaceWindow(_ window: UIWindow?)

    #if !os(tvOS)
    /// A method of the app delegate that UIKit has deprecated though it goes on calling it, and that visionOS 27
    /// declares unavailable.
    @objc(application:supportedInterfaceOrientationsForWindow:)
    optional func orientations(_ application: UIApplication, for window: UIWindow?) -> UIInterfaceOrientationMask

    /// The coordinate space of a scene's geometry, which older SDKs do not know.
    @objc(coordinateSpace)
    optional var space: any UICoordinateSpace { get }
    #endif
}
#endif
