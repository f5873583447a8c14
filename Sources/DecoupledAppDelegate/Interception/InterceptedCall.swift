/// An intercepted event, as one of its closures receives it.
///
/// It may be stored, to pass the event on later from a task. A removed closure keeps nothing alive through it.
@preconcurrency @MainActor public struct InterceptedCall<Input, Output> {
    /// The event's arguments, as the closure above passed them on.
    public let input: Input

    /// The token of the closure that is running. The result of one that is removed meanwhile still counts.
    public let interception: Interception

    let index: Int
    let pass: InterceptedPass<Input, Output>

    /// The app delegate that the closure was added to, or another with the same slots if it is gone.
    ///
    /// A closure that captured it instead would keep it alive.
    public var delegate: AppDelegate { interception.delegate() }

    /// Passes the event on with the same arguments.
    ///
    /// - Returns: The result of the closure added before, or the merged result of the slot.
    @discardableResult public func next() -> Output { next(input) }

    /// Passes the event on with other arguments.
    ///
    /// Each call passes the event on once more. The handlers of the slot are those that were there when the event arrived.
    ///
    /// - Parameter input: The arguments.
    /// - Returns: The result of the closure added before, or the merged result of the slot.
    @discardableResult public func next(_ input: Input) -> Output { pass.descend(input, below: index) }
}

/// Passes an event down through the closures that intercept it, to the handlers of its slot.
@MainActor struct InterceptedPass<Input, Output> {
    private let layers: [Interception]
    private let askHandlers: (Input) -> Output
    private let answer: Answering

    /// Calls a closure, notes what it answers, and returns what that means to those above.
    typealias Answering = (_ layer: Interception, _ index: Int, _ input: Input, _ call: () -> Output) -> Output

    /// Creates the way down.
    ///
    /// - Parameters:
    ///   - layers: The closures, the topmost last.
    ///   - answer: Calls a closure, notes what it answers, and returns what that means to those above.
    ///   - askHandlers: Asks the handlers, below all closures.
    init(through layers: [Interception], answer: @escaping Answering, askHandlers: @escaping (Input) -> Output) {
        self.layers = layers
        self.answer = answer
        self.askHandlers = askHandlers
    }

    /// Passes the event to the topmost closure.
    func descend(_ input: Input) -> Output { descend(input, below: layers.count) }

    /// Passes the event to the next closure that has not been removed meanwhile, or to the handlers.
    @_semantics("optimize.sil.specialize.generic.never") func descend(_ input: Input, below end: Int) -> Output {
        guard let index = layers[..<end].lastIndex(where: \.isActive),
            // Only the one event with this selector puts closures into the stack, so that the types are always these.
            let body = layers[index].body as? InterceptionBody<Input, Output>
        else { return askHandlers(input) }
        return answer(layers[index], index, input) {
            body.call(InterceptedCall(input: input, interception: layers[index], index: index, pass: self))
        }
    }
}
