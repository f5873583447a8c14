/// An intercepted event, as one of its closures receives it.
///
/// It may be stored, to pass the event on later from a task. A removed closure keeps nothing alive through it.
@preconcurrency @MainActor public struct InterceptedCall<Input, Output> {
    /// The event's arguments, as the closure above passed them on.
    public let input: Input

    /// The token of the closure that is running. The result of one that is removed meanwhile still counts.
    public let interception: Interception

    /// The scene whose delegate received the event in place of the app delegate; nil for an event that has its scene as
    /// an argument, too.
    public var scene: UIScene? { delivery.sceneInPlaceOfApp }

    let event: Event<Input, Output>

    /// The event on its way.
    let delivery: Delivery<Input, Output>

    /// Retained for as long as the event can be passed on.
    let registry: HandlerRegistry

    /// The index of the closure that is running, among those that intercept the event.
    let index: Int

    let makeDelegate: () -> AppDelegate

    /// The app delegate that the closure was added to, or another with the same slots if it is gone.
    ///
    /// A closure that captured it instead would keep it alive.
    public var delegate: AppDelegate { makeDelegate() }

    /// Passes the event on with the same arguments.
    ///
    /// - Returns: The result of the closure added before, or the merged result of the slot.
    @discardableResult public func next() -> Output { next(input) }

    /// Passes the event on with other arguments.
    ///
    /// Each call passes the event on once more. The handlers of the slot are those that were there when the event
    /// arrived.
    ///
    /// - Parameter input: The arguments.
    /// - Returns: The result of the closure added before, or the merged result of the slot.
    @discardableResult public func next(_ input: Input) -> Output {
        delivery.callNext(input, below: index)
    }
}
