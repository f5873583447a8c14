import Foundation

extension PendingResult {
    var isPastDeadline: Bool { if case .passed = deadline { true } else { false } }

    /// Starts the deadline, which counts from the arrival of the event, unless it runs already.
    func startDeadline() {
        guard case .notStarted = deadline else { return }
        atDeadline(since: start) { [weak self] in self?.reachDeadline() }
    }

    func cancelDeadline() { if case .running(let cancel) = deadline { cancel() } }

    private func reachDeadline() {
        guard let levels, levels.waiting.contains(where: { $0 < level }) else { return expire() }
        // A closure that awaits those below needs a moment to go on with the answer that it has just been given. The closures share a second,
        // the topmost one being the last, so that a push takes the 30 seconds that UIKit allows at most.
        let grace = Double(level) / Double(levels.top)
        atDeadline(since: start + grace) { [weak self] in self?.expire() }
    }

    private func expire() {
        deadline = .passed
        switch state {
        // It has passed in the call of a handler, which ends first.
        case .asking: break
        case .waiting: proceed()
        case .answered: silence()
        }
    }

    /// Stops waiting for those who have not answered.
    func silence() {
        guard let limit else { return }
        let silent = parts.indices.filter { parts[$0].isAwaited }
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
        guard let limit, let clock = router?.diagnostics.clock else { return }
        deadline = .running(cancel: clock.schedule(after: max(0, (time ?? clock.now) + limit - clock.now), action))
    }
}
