extension Roles {
    /// The existing app delegates that are in some slot, each once, in slot order.
    fileprivate var existingAppDelegates: [ExistingAppDelegate] {
        var found: [ExistingAppDelegate] = []
        for case let existing as ExistingAppDelegate in Self.slots.flatMap({ $0.entries(in: self) }).map(\.handler)
        where !found.contains(where: { $0 === existing }) {
            found.append(existing)
        }
        return found
    }
}

extension AppDelegate {
    /// Returns the existing app delegate of a class that a slot's handler wraps.
    ///
    /// It takes the place of casts of the application's delegate:
    ///
    /// ```swift
    /// (UIApplication.shared.delegate as? MyOldAppDelegate)?.coordinator      // before
    /// AppDelegate.shared.existing(MyOldAppDelegate.self)?.coordinator        // now
    /// ```
    ///
    /// - Parameter type: The wrapped object's class, or one it inherits from.
    /// - Returns: The wrapped object, or nil if no slot has a handler that wraps such an object.
    public func existing<Object: UIApplicationDelegate>(_ type: Object.Type) -> Object? {
        roles.existingAppDelegates.lazy.compactMap { $0.wrapped as? Object }.first
    }
}
