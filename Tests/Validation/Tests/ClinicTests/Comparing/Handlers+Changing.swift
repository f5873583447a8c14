import DecoupledAppDelegate
import DecoupledAppDelegateTesting

@MainActor extension Handlers {
    /// Takes out the handler of a class.
    mutating func drop<Handler>(_: Handler.Type) { removeAll { $0 is Handler } }

    /// Has the handlers called in the opposite order.
    mutating func reverse() { self = Handlers(Array(self).reversed()) }

    /// Has the handler of a class do otherwise at one event.
    mutating func change<Handler, Input, Output>(
        _: Handler.Type, at event: Event<Input, Output>, _ body: @escaping (Handler, Input) -> Output
    ) { change(Handler.self) { handler, changed in changed.answer(event) { body(handler, $0) } } }

    /// Has the handler of a class do otherwise at one event, which has a completion handler.
    mutating func change<Handler, Input, Output>(
        _: Handler.Type, at event: Event<Input, Reply<Output>>,
        _ body: @escaping (Handler, Input, @escaping @Sendable (Output) -> Void) -> Void
    ) { change(Handler.self) { handler, changed in changed.answer(event) { body(handler, $0, $1) } } }

    /// Puts another handler in the place of the one of a class, to which that passes on all events unless it is told otherwise.
    mutating func change<Handler>(_: Handler.Type, _ change: (Handler, RecordingHandler) -> Void) {
        split(Handler.self) { handler in
            let changed = RecordingHandler(passingTo: handler)
            change(handler, changed)
            return [changed]
        }
    }

    /// Puts several handlers in the place of the one of a class.
    mutating func split<Handler>(_: Handler.Type, into parts: (Handler) -> [EventHandler]) {
        self = Handlers(
            flatMap { role in (role as? Handler).map { parts($0).compactMap { $0 as? Role } } ?? [role] })
    }
}
