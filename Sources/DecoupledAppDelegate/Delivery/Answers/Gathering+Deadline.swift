import Foundation

extension Gathering {
    /// Starts the deadline, which counts from the arrival of the event, unless it runs already.
    func startDeadline() {
        if cancelDeadline == nil { atDeadline(since: start) { [weak self] in self?.reachDeadline() } }
    }

    private func reachDeadline() {
        guard let levels, levels.waiting.contains(where: { $0 < level }) else { return expire() }
        // A task that awaits what is below needs a moment to go on with the answer it has just been given: at most a second.
        atDeadline(since: start + Double(level) / Double(levels.top)) { [weak self] in self?.expire() }
    }

    private func expire() {
        isExpired = true
        // It may pass in the call of a handler, which then ends first.
        if isAnswered { silence() } else { proceed() }
    }

    /// Stops waiting for those who are silent.
    func silence() {
        guard let limit else { return }
        // A task may answer as it is cancelled.
        let (all, tasks) = (awaited, tasks)
        for (share, task) in tasks where all.contains(where: { $0.index == share }) { task.cancel() }
        for (index, asked) in all where !asked.isObserver { end(index, .silent, .silent(deadline: limit)) }
    }

    /// Ends the first share at a deadline that counts from now, as if its ticket were gone.
    func dropFirstAtDeadline() { atDeadline { [weak self] in self?.drop(0) } }

    /// Runs an action at the deadline.
    ///
    /// - Parameters:
    ///   - time: From when it counts; nil for now.
    ///   - action: The action.
    private func atDeadline(since time: TimeInterval? = nil, _ action: @escaping @MainActor @Sendable () -> Void) {
        guard let limit, let clock = router?.diagnostics.clock else { return }
        cancelDeadline = clock.schedule(after: max(0, (time ?? clock.now) + limit - clock.now), action)
    }
}
