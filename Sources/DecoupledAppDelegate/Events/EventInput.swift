/// The arguments of an event, by name.
public protocol EventInput {}

extension EventInput {
    // A cast from the type itself takes a fraction of one from the protocol.
    func typed<Input>(as type: Input.Type) -> Input? { self as? Input }
}

/// The arguments of an event that has none.
public struct NoInput: EventInput {
    /// Creates them.
    public init() {}
}

/// The arguments of an event for which UIKit calls only the scene's delegate in an app with scenes.
protocol SceneBound: EventInput {
    /// The scene; nil if the app delegate is called.
    var scene: UIScene? { get set }

    /// What tells the event from others of its kind.
    var subject: AnyHashable { get }

    /// Calls the app delegate's method, which has no scene, and returns its answer.
    @MainActor func call(_ delegate: (any UIApplicationDelegate)?, from application: UIApplication) -> Any
}
