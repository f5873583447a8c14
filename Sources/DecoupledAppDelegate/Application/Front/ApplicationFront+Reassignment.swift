extension ApplicationFront {
    /// Makes UIKit call `responds(to:)` again, on the next turn, if a result that it may have cached is no longer true.
    ///
    /// UIKit caches what `responds(to:)` said when a delegate was set, and does not expect its delegate to change inside a callback.
    func scheduleReassignment() {
        guard !isReassignmentScheduled else { return }
        isReassignmentScheduled = true
        MainThread.async { [weak self] in
            self?.isReassignmentScheduled = false
            self?.reassign()
        }
    }

    /// Sets the delegates of the application and its scenes anew where they are ours.
    private func reassign() {
        guard let knownApplication, !isDetached else { return }
        // The local reference keeps the delegate alive, which UIKit does not.
        let delegate = knownApplication.currentDelegate
        let isOurs = isFront(delegate)
        if isOurs { notificationCenter.update() }
        reportShadowedEvents()
        let own = ownDelegate(behind: delegate)
        let isOutdated = responses.areOutdated { event in
            let asked: UIResponder? = event.isOfNotificationCenter ? notificationCenter.delegate : own
            return asked?.responds(to: Selector(event.rawValue)) == true
        }
        guard isOutdated else { return }
        responses.forgetAnswers()
        if isOurs {
            knownApplication.currentDelegate = nil
            knownApplication.currentDelegate = delegate
            notificationCenter.reassign()
        }
        reassignSceneDelegates()
    }
}
