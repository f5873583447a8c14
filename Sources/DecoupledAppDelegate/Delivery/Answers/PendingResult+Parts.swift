// How each part ends: by an answer, or without one.

extension PendingResult {
    /// Whether an answer of a part comes in time.
    func isInTime(_ index: Int) -> Bool {
        switch parts[index].state {
        // The deadline may have passed while the handler was being called.
        case .called: !deadline.isPast || parts[index].asked.isObserver
        case .returned: !isAnswered
        default: false
        }
    }

    /// Reports an answer that comes twice or late.
    func refuseAnswer(of index: Int) {
        let part = parts[index]
        switch part.state {
        case .answered, .late:
            report(.answeredTwice, by: part.asked)
        case .withdrawn where !isAnswered:
            parts[index].state = .late
        case .called, .returned, .released, .withdrawn, .dropped, .silent:
            parts[index].state = .late
            // Nobody waits for an observer's.
            if !part.asked.isObserver { report(.late, by: part.asked) }
        }
    }

    /// Withdraws a part that is being called: its answer does not count.
    func withdraw(_ index: Int) { parts[index].state = .withdrawn }

    /// Ends the parts whose completion handlers were let go of before all calls have returned.
    func dropReleased() {
        // From the first again after each, since whoever receives the fault may let go of another.
        while let index = parts.firstIndex(where: \.isReleased) { drop(index) }
    }

    /// Ends a part that can have no answer any more; nobody need call what comes beside an answer, such as a restoration handler.
    func drop(_ index: Int) {
        end(index, as: .dropped, .dropped, event.traits.contains(.awaited) ? .dropped : nil)
    }

    /// Ends a part without an answer, and goes on.
    ///
    /// The part ends before the report, since whoever receives the fault may answer: that is late.
    func end(_ index: Int, as state: Part.State, _ absence: Absence, _ reason: Fault.Reason?) {
        let part = parts[index]
        guard part.isOpen, !isAnswered else { return }
        parts[index].state = state
        if let call = part.call { log?.answered(call, absence) }
        if let reason, !part.asked.isObserver { report(reason, by: part.asked) }
        proceed()
    }

    /// The handlers, and closures that intercept, whose answers it waits for.
    var pendingHandlers: [Asked] { parts.filter(\.isPending).map(\.asked) }

    /// Notes that somebody has let go of a completion handler.
    ///
    /// A handler may do so in the setter of a property, and UIKit's completion handler may read that property. So the part ends later, when
    /// the setter has returned.
    func completionWasReleased(_ index: Int) {
        switch (parts[index].state, state) {
        case (.called, .asking), (.returned, .asking): parts[index].state = .released
        case (.called, .waiting), (.returned, .waiting): MainThread.async { self.drop(index) }
        default: break
        }
    }
}

extension PendingResult: TaskOwner {
    /// Adds a task of whoever is being called; one that is started later is nobody's.
    func own(_ task: Task<Void, Never>) {
        if let index = parts.indices.last, case .called = parts[index].state { parts[index].tasks.append(task) }
    }
}
