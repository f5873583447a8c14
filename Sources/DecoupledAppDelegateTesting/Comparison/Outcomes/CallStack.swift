import DecoupledAppDelegate

/// What is being called of an app: the methods of its delegates, and inside them handlers.
struct CallStack {
    /// A call of a method, and how many entries there were when it began.
    struct Call {
        let event: AppEvent
        let mark: Int
    }

    /// A call of a handler, and whether it has answered so far.
    struct HandlerCall {
        let name: String
        let event: AppEvent
        fileprivate(set) var hasAnswered = false
    }

    private var methods: [Call] = []
    private var handlers: [HandlerCall] = []

    private(set) var last: Call?

    var method: Call? { methods.last }

    mutating func begin(_ call: Call) { methods.append(call) }

    /// The innermost method returns.
    mutating func end() -> Call? {
        let call = methods.popLast()
        last = call ?? last
        return call
    }

    mutating func beginHandler(_ name: String, for event: AppEvent) {
        handlers.append(HandlerCall(name: name, event: event))
    }

    /// A handler answers; returns whether it is the innermost, which has not returned.
    mutating func handlerAnswers(_ name: String, _ event: AppEvent) -> Bool {
        guard let index = handlers.indices.last, handlers[index].name == name, handlers[index].event == event else {
            return false
        }
        handlers[index].hasAnswered = true
        return true
    }

    /// The innermost handler returns.
    mutating func endHandler() -> HandlerCall? { handlers.popLast() }
}
