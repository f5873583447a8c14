public import DecoupledAppDelegate

extension Comparison {
    /// Compares an app delegate without scenes with what takes its place: for a team that adopts scenes by hand,
    /// without the package in the app.
    ///
    /// - Parameters:
    ///   - before: Makes the app delegate, for each case anew.
    ///   - after: Makes the other app delegate, for each case anew.
    ///   - sceneDelegate: Makes the scene's delegate that goes with that one; nil for an app without scenes.
    ///   - effects: Returns what the app's code has done since the last call; nil if the test cannot tell.
    ///   - reset: Called before each case on each side, before the objects are made: puts back what outlives them, such
    ///     as user defaults, singletons and observers. Not called where a case launches the app again.
    public init(
        before: @escaping @MainActor () -> any UIApplicationDelegate,
        after: @escaping @MainActor () -> any UIApplicationDelegate,
        sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        effects: (@MainActor () -> [String])? = nil, reset: @escaping @MainActor () -> Void = {}
    ) {
        self.init(
            before: ComparedApp(of: before, nil), after: ComparedApp(of: after, sceneDelegate), effects: effects,
            reset: reset)
    }

    /// Compares an app delegate that has a scene delegate with what takes their place.
    ///
    /// - Parameters:
    ///   - before: Makes the app delegate, for each case anew.
    ///   - oldSceneDelegate: Makes the scene's delegate that goes with it; nil for an app without scenes.
    ///   - after: Makes the other app delegate, for each case anew.
    ///   - newSceneDelegate: Makes the scene's delegate that goes with that one; nil for an app without scenes.
    ///   - effects: Returns what the app's code has done since the last call; nil if the test cannot tell.
    ///   - reset: Called before each case on each side, before the objects are made: puts back what outlives them, such
    ///     as user defaults, singletons and observers. Not called where a case launches the app again.
    public init(
        before: @escaping @MainActor () -> any UIApplicationDelegate,
        sceneDelegate oldSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?,
        after: @escaping @MainActor () -> any UIApplicationDelegate,
        sceneDelegate newSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        effects: (@MainActor () -> [String])? = nil, reset: @escaping @MainActor () -> Void = {}
    ) {
        self.init(
            before: ComparedApp(of: before, oldSceneDelegate), after: ComparedApp(of: after, newSceneDelegate),
            effects: effects, reset: reset)
    }

    /// Compares an app delegate with roles, in an app without scenes and in one that adopts them, or in one that has a
    /// scene delegate.
    ///
    /// - Parameters:
    ///   - before: Makes the app delegate, for each case anew.
    ///   - oldSceneDelegate: Makes the scene's delegate that goes with it; nil for an app without scenes.
    ///   - after: Makes the roles with their handlers, for each case anew.
    ///   - newSceneDelegate: Makes the scene's delegate that goes with them, so that the app has scenes; nil for the
    ///     package's.
    ///   - effects: Returns what the app's code has done since the last call; nil if the test cannot tell.
    ///   - reset: Called before each case on each side, before the objects are made: puts back what outlives them, such
    ///     as user defaults, singletons and observers. Not called where a case launches the app again.
    public init(
        before: @escaping @MainActor () -> any UIApplicationDelegate,
        sceneDelegate oldSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        after: @escaping @MainActor () -> Roles,
        sceneDelegate newSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        effects: (@MainActor () -> [String])? = nil, reset: @escaping @MainActor () -> Void = {}
    ) {
        self.init(
            before: ComparedApp(of: before, oldSceneDelegate), after: ComparedApp(of: after, newSceneDelegate),
            effects: effects, reset: reset)
    }

    /// Compares two sets of roles: two build configurations, two releases, or two stages of a migration.
    ///
    /// - Parameters:
    ///   - before: Makes the roles with their handlers, for each case anew.
    ///   - oldSceneDelegate: Makes the scene's delegate that goes with them; nil for the package's.
    ///   - after: Makes the other roles, for each case anew.
    ///   - newSceneDelegate: Makes the scene's delegate that goes with those; nil for the package's.
    ///   - effects: Returns what the app's code has done since the last call; nil if the test cannot tell.
    ///   - reset: Called before each case on each side, before the objects are made: puts back what outlives them, such
    ///     as user defaults, singletons and observers. Not called where a case launches the app again.
    public init(
        before: @escaping @MainActor () -> Roles,
        sceneDelegate oldSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        after: @escaping @MainActor () -> Roles,
        sceneDelegate newSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
        effects: (@MainActor () -> [String])? = nil, reset: @escaping @MainActor () -> Void = {}
    ) {
        self.init(
            before: ComparedApp(of: before, oldSceneDelegate), after: ComparedApp(of: after, newSceneDelegate),
            effects: effects, reset: reset)
    }
}
