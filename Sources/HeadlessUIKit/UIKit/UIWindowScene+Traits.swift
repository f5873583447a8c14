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
