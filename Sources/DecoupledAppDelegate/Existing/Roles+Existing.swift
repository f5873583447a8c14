extension Roles {
    /// Adds an existing app delegate at the end of every slot that it has something to do in.
    ///
    /// A slot is left out if the wrapped object implements none of its role's methods. Handlers that are there already, for roles
    /// that have moved out of the wrapped object, are asked first.
    ///
    /// - Parameter existing: The handler; in a slot where it is already it keeps its place.
    public mutating func append(_ existing: ExistingAppDelegate) {
        for slot in Self.catalog where slot.events.contains(where: existing.handles) {
            slot.append(existing, &self)
        }
    }
}

extension Roles {
    /// The existing app delegates that are in some slot, each once, in slot order.
    var existingAppDelegates: [ExistingAppDelegate] {
        var found: [ExistingAppDelegate] = []
        for slot in Self.catalog {
            for case let existing as ExistingAppDelegate in slot.entries(self).map(\.handler)
            where !found.contains(where: { $0 === existing }) {
                found.append(existing)
            }
        }
        return found
    }
}

extension ApplicationFront {
    /// The app's main window, which an existing app delegate shares: its code looks for the window where it has always been.
    var window: UIWindow? {
        get { router.slots.existingAppDelegates.lazy.compactMap(\.window).first ?? scenes.window }
        set {
            scenes.window = newValue
            for existing in router.slots.existingAppDelegates { existing.window = newValue }
        }
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
