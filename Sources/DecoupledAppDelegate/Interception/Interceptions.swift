/// The closures that intercept the events of one router, a stack for each event.
@MainActor
final class Interceptions: EventInterceptor {
    private(set) var events: Set<AppEvent> = []

    private var stacks: [AppEvent: any AnyInterceptionStack] = [:]
    private var keysMade = 0

    func key(of event: AppEvent) -> String {
        stacks[event]?.topmostKey ?? ""
    }

    func answer<Input, Output>(
        to event: Event<Input, Output>,
        _ input: Input,
        above rest: RestOfPass<Input, Output>
    ) -> Output {
        guard let stack = stacks[event.id] as? InterceptionStack<Input, Output> else { return rest.next(input) }
        return InterceptedCall.pass(input, to: stack.layers, of: stack, above: rest)
    }

    /// The stack of an event, or nil if it was never intercepted.
    func stack(of event: AppEvent) -> (any AnyInterceptionStack)? {
        stacks[event]
    }

    /// The stack of an event, made if there is none.
    func stack<Input, Output, Slots>(
        of event: Event<Input, Output>,
        in router: EventRouter<Slots>
    ) -> InterceptionStack<Input, Output> {
        if let stack = stacks[event.id] as? InterceptionStack<Input, Output> { return stack }
        let stack = InterceptionStack<Input, Output> { [weak self, weak router] in
            self?.updateEvents()
            router?.interceptionsDidChange()
        }
        stacks[event.id] = stack
        return stack
    }

    /// Makes a key that nobody else has, which tells where the closure stands.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }

    private func updateEvents() {
        events = Set(stacks.filter { !$0.value.keys.isEmpty }.keys)
    }
}

extension EventRouter {
    /// The interceptions, made when the first one is added.
    var interceptions: Interceptions {
        if let interceptions = interceptor as? Interceptions { return interceptions }
        let interceptions = Interceptions()
        interceptor = interceptions
        return interceptions
    }
}
