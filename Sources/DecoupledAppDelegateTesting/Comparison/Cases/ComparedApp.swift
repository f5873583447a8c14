import DecoupledAppDelegate

/// One of the two apps of a comparison.
@MainActor struct ComparedApp {
    /// Whether the app's code is roles, and not an app delegate.
    let isOfRoles: Bool

    /// Makes the roles, and the app delegate that they wrap where the app has nothing but that.
    var make: @MainActor () -> (roles: Roles, plainDelegate: (any UIApplicationDelegate)?)

    /// Makes the scene's delegate; nil for the package's.
    let makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?

    /// Whether it has scenes; both where that is not said.
    let worlds: [World]

    /// An app with an app delegate of its own; what UIKit tells scenes reaches it by its scene delegate alone, so without one it has none.
    init(
        of makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate,
        _ makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?
    ) {
        self.makeSceneDelegate = makeSceneDelegate
        worlds = [makeSceneDelegate == nil ? .withoutScenes : .withScenes]
        isOfRoles = false
        make = {
            // One that inherits from AppDelegate has slots, which are not those that it is called by.
            let played = PlayedAppDelegate.current?.delegate ?? TestApp().delegate
            let slots = AppDelegate(roles: Roles(), clock: played.diagnostics.clock, detachedFrom: played.application)
            let delegate = PlayedAppDelegate.$current.withValue(PlayedAppDelegate(slots), operation: makeDelegate)
            var roles = (delegate as? AppDelegate)?.roles.ofNoMethods ?? Roles()
            roles.append(ExistingAppDelegate(calling: delegate))
            return (roles, delegate)
        }
    }

    /// An app with roles, whose scenes have the package's delegate unless one is given.
    init(
        of makeRoles: @escaping @MainActor () -> Roles,
        _ makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?
    ) {
        self.makeSceneDelegate = makeSceneDelegate
        worlds = makeSceneDelegate == nil ? World.allCases : [.withScenes]
        isOfRoles = true
        make = { (makeRoles(), nil) }
    }

    /// Whether there are scenes in this app, and in another that takes its place: roles keep them, an app delegate may adopt them.
    func worldPairs(with other: ComparedApp) -> [WorldPair] {
        if worlds.count > 1 { return other.worlds.map { WorldPair(before: $0, after: $0) } }
        return worlds.flatMap { before in
            let keepsScenes = before == .withScenes && other.worlds.count > 1
            return (keepsScenes ? [before] : other.worlds).map { WorldPair(before: before, after: $0) }
        }
    }
}

extension Roles {
    /// The slots whose events come by no method of the app delegate.
    fileprivate var ofNoMethods: Roles {
        var roles = Roles()
        roles.userNotificationsDelegate = self.userNotificationsDelegate
        roles.sceneConnectionDelegate = self.sceneConnectionDelegate
        roles.sceneStateDelegate = self.sceneStateDelegate
        roles.sceneRestorationDelegate = self.sceneRestorationDelegate
        roles.windowGeometryDelegate = self.windowGeometryDelegate
        return roles
    }

    var wantedEvents: Set<AppEvent> {
        Set(
            inspection.flatMap { slot in
                slot.events.filter { event in slot.handlers.contains { $0.roleHandler?.handles(event) == true } }
            })
    }
}
