/// The arguments of an event for which UIKit calls only the scene's delegate in an app with scenes.
protocol SceneBound {
    /// The event's role.
    associatedtype Role

    /// The scene; nil if the app delegate is called.
    var scene: UIScene? { get set }

    /// What tells the event from others of its kind.
    var subject: AnyHashable { get }

    /// Calls the app delegate's method, which has no scene, and returns its answer.
    @MainActor func call(_ delegate: Role, from application: UIApplication) -> Any
}

extension SceneBound {
    /// Calls the app delegate's method and returns its answer; nil if the delegate does not have the event's role.
    @MainActor func call(ofRole delegate: AnyObject, from application: UIApplication) -> Any? {
        (delegate as? Role).map { call($0, from: application) }
    }
}
