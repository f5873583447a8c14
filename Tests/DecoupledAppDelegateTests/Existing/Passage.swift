import DecoupledAppDelegate

/// One event: how the system tells the front of it, what the wrapped object is told, and what comes back.
@MainActor
struct Passage {
    let event: AppEvent
    let arguments: [AnyHashable?]

    /// What comes back if the wrapped object implements the method.
    let answer: AnyHashable?

    /// What comes back if it does not.
    let neutral: AnyHashable?

    let cause: (AppDelegate) -> AnyHashable?

    init(
        _ event: AppEvent,
        _ arguments: [AnyHashable?],
        answer: AnyHashable? = nil,
        neutral: AnyHashable? = nil,
        _ cause: @escaping (AppDelegate) -> AnyHashable?
    ) {
        self.event = event
        self.arguments = arguments
        self.answer = answer
        self.neutral = neutral
        self.cause = cause
    }

    /// An event with nothing to answer.
    init(_ event: AppEvent, _ arguments: [AnyHashable?], _ cause: @escaping (AppDelegate) -> Void) {
        self.init(event, arguments) { delegate in
            cause(delegate)
            return nil
        }
    }
}
