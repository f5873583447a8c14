import DecoupledAppDelegate

/// What is being called of an app: the methods of its delegates, and inside them handlers.
struct CallStack {
    /// A call of a method, and how many entries there were when it began.
    struct Call {
        let event: AppEvent
        let mark: Int
    }

    private enum Frame {
        case method(Call)
        case handler(String, AppEvent, hasAnswered: Bool)
    }

    /// The innermost last.
    private var frames: [Frame] = []

    /// The method that returned last.
    private(set) var last: Call?

    /// The innermost method.
    var method: Call? {
        frames.reversed().lazy.compactMap { if case .method(let call) = $0 { call } else { nil } }.first
    }

    /// A method is called.
    mutating func begin(_ call: Call) { frames.append(.method(call)) }

    /// The innermost method returns.
    mutating func end() -> Call? {
        let index = frames.lastIndex { if case .method = $0 { true } else { false } }
        guard let index, case .method(let call) = frames.remove(at: index) else { return nil }
        last = call
        return call
    }

    /// A handler is called.
    mutating func beginHandler(_ name: String, for event: AppEvent) {
        frames.append(.handler(name, event, hasAnswered: false))
    }

    /// A handler answers; returns whether it is the innermost, which has not returned.
    mutating func handlerAnswers(_ name: String, _ event: AppEvent) -> Bool {
        guard let index = handlerIndex, case .handler(name, event, _) = frames[index] else { return false }
        frames[index] = .handler(name, event, hasAnswered: true)
        return true
    }

    /// The innermost handler returns.
    mutating func endHandler() -> (event: AppEvent, hasAnswered: Bool)? {
        guard let index = handlerIndex, case .handler(_, let event, let hasAnswered) = frames.remove(at: index)
        else { return nil }
        return (event, hasAnswered)
    }

    private var handlerIndex: Int? { frames.lastIndex { if case .handler = $0 { true } else { false } } }
}
