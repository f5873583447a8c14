#if canImport(UIKit)
extension UIApplicationDelegate {
    /// Sets the window if the delegate has one.
    func replaceWindow(by window: UIWindow?) { (self as AnyObject).replaceWindow?(window) }

    #if !os(tvOS)
    /// The method that says which orientations are supported, if the delegate has it.
    var supportedOrientations: ((UIApplication, UIWindow?) -> UIInterfaceOrientationMask)? {
        (self as AnyObject).orientations(_:for:)
    }
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
}
#endif
