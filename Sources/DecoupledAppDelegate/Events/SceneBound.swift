/// The arguments of an event for which UIKit calls only the scene's delegate in an app with scenes.
protocol SceneBound {
    /// The scene; nil if the app delegate is called.
    var scene: UIScene? { get set }

    /// What tells the event from others of its kind.
    var subject: AnyHashable { get }

    /// Calls the app delegate's method, which has no scene, and returns its answer.
    @MainActor func call(_ delegate: ExistingAppDelegate, from application: UIApplication) -> Any
}
