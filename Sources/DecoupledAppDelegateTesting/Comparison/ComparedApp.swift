import DecoupledAppDelegate

/// One of the two apps of a comparison.
@MainActor struct ComparedApp {
    /// Makes the roles, and the app delegate that they wrap where the app has nothing but that.
    var make: @MainActor () -> (roles: Roles, plainDelegate: (any UIApplicationDelegate)?)

    /// Makes the scene's delegate; nil for the package's.
    let makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?

    /// An app with an app delegate of its own; what UIKit tells scenes reaches it by its scene delegate alone.
    init(
        of makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate,
        _ makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?
    ) {
        self.makeSceneDelegate = makeSceneDelegate
        make = {
            let delegate = makeDelegate()
            precondition(!(delegate is AppDelegate), "\(type(of: delegate)) has slots: compare its roles instead.")
            var roles = Roles()
            roles.append(ExistingAppDelegate(wrapping: delegate))
            return (roles, delegate)
        }
    }

    /// An app with roles.
    init(
        of makeRoles: @escaping @MainActor () -> Roles,
        _ makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?
    ) {
        self.makeSceneDelegate = makeSceneDelegate
        make = { (makeRoles(), nil) }
    }
}

extension Roles {
    /// The events that some handler wants.
    @MainActor var wantedEvents: Set<AppEvent> {
        Set(
            inspection.flatMap { slot in
                slot.events.filter { event in slot.handlers.contains { $0.handler.handles(event) } }
            })
    }
}
