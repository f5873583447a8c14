/// An intercepted event, as one of its closures receives it.
///
/// It may be stored, to pass the event on later from a task. A removed closure keeps nothing alive through it.
@preconcurrency @MainActor
public struct InterceptedCall<Input, Output> {
    /// The event's arguments, as the closure above passed them on.
    public let input: Input

    let layer: InterceptionLayer<Input, Output>
    let index: Int
    let pass: InterceptedPass<Input, Output>

    /// The token of the closure that is running. The answer of one that is removed meanwhile still counts.
    public var interception: Interception { layer }

    /// The app delegate that the closure was added to, or another with the same slots if it is gone.
    ///
    /// A closure that captured it instead would keep it alive.
    public var delegate: AppDelegate { layer.delegate }

    /// Passes the event on with the same arguments.
    ///
    /// - Returns: The answer from below: that of the closure added before, or the merged result of the slot.
    @discardableResult
    public func next() -> Output {
        next(input)
    }

    /// Passes the event on with other arguments.
    ///
    /// Each call passes the event on once more. The handlers of the slot are those that were there when the event arrived.
    ///
    /// - Parameter input: The arguments.
    /// - Returns: The answer from below: that of the closure added before, or the merged result of the slot.
    @discardableResult
    public func next(_ input: Input) -> Output {
        pass.descend(input, below: index)
    }
}
