/// One event on its way through the closures that intercept it, as a closure sees it.
///
/// It may be kept, to pass the event on later from a task. A removed closure keeps nothing alive through it.
@MainActor
public struct InterceptedCall<Input, Output> {
    /// The event's arguments, as the closure above passed them on.
    public let input: Input

    private let layer: InterceptionLayer<Input, Output>
    private let below: ArraySlice<InterceptionLayer<Input, Output>>
    private let rest: RestOfPass<Input, Output>
    private let stack: InterceptionStack<Input, Output>

    /// The app delegate that the closure was added to, or another that shares its slots if it is gone.
    ///
    /// A closure that captured it instead would keep it alive.
    public var delegate: AppDelegate { layer.delegate }

    /// Passes the event on with the same arguments.
    ///
    /// - Returns: The answer of what is below: that of the closure added before, in the end the combined answer of the slot.
    @discardableResult
    public func next() -> Output {
        next(input)
    }

    /// Passes the event on with other arguments.
    ///
    /// Each call passes the event on once more. The handlers of the slot are those that were there when the event arrived.
    ///
    /// - Parameter input: The arguments.
    /// - Returns: The answer of what is below: that of the closure added before, in the end the combined answer of the slot.
    @discardableResult
    public func next(_ input: Input) -> Output {
        Self.pass(input, to: below, of: stack, above: rest)
    }

    /// Removes the closure that is running; the answer it returns still counts.
    public func remove() {
        stack.remove(layer)
    }

    /// Passes an event to the topmost closure that has not been removed meanwhile, or to what is below all.
    static func pass(
        _ input: Input,
        to layers: ArraySlice<InterceptionLayer<Input, Output>>,
        of stack: InterceptionStack<Input, Output>,
        above rest: RestOfPass<Input, Output>
    ) -> Output {
        guard let index = layers.lastIndex(where: { $0.body != nil }), let body = layers[index].body else {
            return rest.next(input)
        }
        let layer = layers[index]
        let start = rest.log.now
        let line = rest.log.asks(.interception(key: layer.key), at: start)
        let answer = body(
            InterceptedCall(input: input, layer: layer, below: layers[..<index], rest: rest, stack: stack)
        )
        if rest.log.isRecording {
            rest.describe(answer) { [log = rest.log] in log.answered(line, $0, since: start) }
        }
        rest.log.returned(line, .interception(key: layer.key), since: start)
        return answer
    }
}
