/// The part of one handler, or of one closure that intercepts, in a pending result.
struct Part {
    enum State {
        /// It is being called.
        case called

        /// It has returned and not answered.
        case returned

        /// It has let go of its completion handler before all calls have returned, which ends the part when they have.
        case released

        /// It has answered in time, and handled the event or not; nil if handlers cannot decline it.
        case answered(isHandled: Bool?)

        /// It does not take part after all: its answer does not count.
        case withdrawn

        /// It let go of its completion handler without calling it.
        case dropped

        /// It had not answered at the deadline.
        case silent

        /// It has answered when its answer no longer counted.
        case late
    }

    let asked: Asked

    /// The call in the log, if there is one.
    let call: LoggedCall?

    var state = State.called

    /// The tasks that it has started inside the call, which are cancelled at the deadline unless it has answered.
    var tasks: [Task<Void, Never>] = []

    /// Whether it has neither answered nor ended.
    var isOpen: Bool {
        switch state {
        case .returned, .released: true
        default: false
        }
    }

    /// Whether the result waits for its answer, as for an observer's it does not.
    var isPending: Bool { isOpen && !asked.isObserver }

    /// Whether it has let go of its completion handler before all calls have returned.
    var isReleased: Bool { if case .released = state { true } else { false } }

    /// Whether its answer counts.
    var counts: Bool { if case .answered = state { !asked.isObserver } else { false } }

    /// Whether it has handled the event.
    var handles: Bool { if case .answered(isHandled: true) = state { !asked.isObserver } else { false } }

    /// The part without the tasks that need no longer be cancelled.
    var withoutTasks: Part {
        var part = self
        if !isOpen { part.tasks = [] }
        return part
    }
}
