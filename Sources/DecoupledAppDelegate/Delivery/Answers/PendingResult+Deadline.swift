import Foundation

/// How long a pending result waits for answers, which counts from the arrival of the event, or, of the objects
/// that go with an activity, from when its handlers are called.
@MainActor struct Deadline {
    enum State {
        case notStarted
        case running(cancel: () -> Void)
        case past
    }

    /// When the event arrived.
    let start: TimeInterval

    /// How long handlers may take, in seconds; nil for no limit.
    let limit: TimeInterval?

    var state = State.notStarted

    init(start: TimeInterval, limit: TimeInterval?) {
        self.start = start
        self.limit = limit?.isFinite == true ? limit : nil
    }

    var isPast: Bool { if case .past = state { true } else { false } }

    func cancel() { if case .running(let cancel) = state { cancel() } }
}

extension PendingResult {
    /// Starts the deadline unless it runs already.
    func startDeadline() {
        guard case .notStarted = deadline.state else { return }
        atDeadline(since: deadline.start) { [weak self] in self?.reachDeadline() }
    }

    private func reachDeadline() {
        guard let grace = level?.grace else { return expire() }
        atDeadline(since: deadline.start + grace) { [weak self] in self?.expire() }
    }

    private func expire() {
        deadline.state = .past
        switch state {
        // It has passed in the call of a handler, which ends first.
        case .asking: break
        case .waiting: proceed()
        case .answered: silence()
        }
    }

    /// Stops waiting for those who have not answered.
    func silence() {
        guard let limit = deadline.limit else { return }
        let silent = parts.indices.filter { parts[$0].isOpen }
        // A task may answer as it is cancelled.
        for index in silent { for task in parts[index].tasks { task.cancel() } }
        for index in silent where !parts[index].asked.isObserver {
            end(index, as: .silent, .silent, .silent(deadline: limit))
        }
    }

    /// Ends the first part at a deadline that counts from now, as if its completion handler were released.
    func dropFirstAtDeadline() { atDeadline { [weak self] in self?.drop(0) } }

    /// Runs an action at the deadline.
    ///
    /// - Parameters:
    ///   - time: From when it counts; nil for now.
    ///   - action: The action.
    private func atDeadline(since time: TimeInterval? = nil, _ action: @escaping @MainActor @Sendable () -> Void) {
        guard let limit = deadline.limit, let clock = router?.diagnostics.clock else { return }
        let rest = max(0, (time ?? clock.now) + limit - clock.now)
        deadline.state = .running(cancel: clock.schedule(after: rest, action))
    }
}
