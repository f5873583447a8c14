extension UIWindowScene: UITraitEnvironment {
    /// Observes traits of the scene, for as long as it exists.
    ///
    /// - Parameters:
    ///   - traits: Which.
    ///   - handler: Takes the scene and all its traits before, when one of those has changed.
    /// - Returns: The token of the registration.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration { scene, previous in
            let current = scene.traitCollection
            guard traits.contains(where: { $0.differs(current, from: previous) }) else { return }
            if let environment = scene as? Environment { handler(environment, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }

    /// Ends an observation.
    ///
    /// - Parameter registration: What was returned when it began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}

/// Somebody who observes traits of a scene.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
    /// Takes the scene, whose traits may have changed, and its traits before.
    let tell: (UIWindowScene, UITraitCollection) -> Void

    init(tell: @escaping (UIWindowScene, UITraitCollection) -> Void) { self.tell = tell }
}

/// One of the circumstances that an interface adapts to.
public protocol UITraitDefinition {
    /// The type of its values.
    associatedtype Value: Equatable

    /// Reads it.
    ///
    /// - Parameter traits: All circumstances.
    /// - Returns: Its value among them.
    static func value(in traits: UITraitCollection) -> Value
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Whether an interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Reads it.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// How much room there is from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Reads it.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Reads it.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

extension UITraitDefinition {
    static func differs(_ traits: UITraitCollection, from others: UITraitCollection) -> Bool {
        value(in: traits) != value(in: others)
    }
}

/// Something that has traits which can be observed.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The circumstances that it adapts to.
    var traitCollection: UITraitCollection { get }
}

/// The token of a registration for changed traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
