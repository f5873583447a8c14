#if canImport(UIKit)
extension AppDelegate {
    /// The key commands of the wrapped objects, after those of a subclass.
    open override var keyCommands: [UIKeyCommand]? {
        wrappedResponders.reduce(super.keyCommands ?? []) { $0 + ($1.keyCommands ?? []) }
    }
}

extension UIApplication {
    /// The app delegate that a handler wraps: cast it where code used to cast `delegate`. It is for Objective-C, which
    /// cannot call ``AppDelegate/wrappedDelegate(as:)``.
    @objc public var wrappedDelegate: (any UIApplicationDelegate)? {
        (currentDelegate as? AppDelegate ?? .shared).wrappedDelegate(as: (any UIApplicationDelegate).self)
    }
}
#endif
