/// Makes UIKit call `responds(to:)` again where a result that it may have cached is no longer true.
///
/// UIKit caches what `responds(to:)` said when a delegate was set, and does not expect its delegate to change inside a
/// callback.
@MainActor final class Reassignment {
    private enum State {
        case idle
        case scheduled
    }

    private unowned let router: EventRouter
    private var state = State.idle

    init(of router: EventRouter) { self.router = router }

    /// Sets the delegates anew on the next turn, if there is a reason then.
    func request() {
        guard state == .idle else { return }
        state = .scheduled
        MainThread.async(with: router) { $0.reassignment.perform() }
    }

    /// Sets the delegates of the application and its scenes anew where they are ours.
    private func perform() {
        state = .idle
        guard let application = router.applicationContext.identified, router.applicationContext.mode != .detached else {
            return
        }
        // The local reference keeps the delegate alive, which UIKit does not.
        let delegate = application.currentDelegate
        let isOurs = router.hasOwnDelegate(behind: delegate)
        if isOurs { router.centerDelegateInstaller.installOrReport() }
        if let delegate, !(delegate is any RoutingDelegate) {
            router.applicationContext.delegateSnapshot?.reportShadowed(
                Slots.definitions.filter(isUpToAppDelegate), by: delegate, to: router.registry)
        }
        let ours = router.ownDelegate(behind: delegate)
        let isOutdated = router.responses.areOutdated { [router] event in
            let asked: UIResponder? =
                event.isNotificationCenterDelegateMethod ? router.centerDelegateInstaller.delegate : ours
            return asked?.responds(to: Selector(event.rawValue)) == true
        }
        guard isOutdated else { return }
        router.responses.forgetAnswers()
        if isOurs {
            application.currentDelegate = nil
            application.currentDelegate = delegate
            router.centerDelegateInstaller.reassign()
        }
        router.reassignSceneDelegates()
    }

    /// Whether an event is wanted and reaches the handlers by the app delegate alone: no scene, no notification tells
    /// of it as well.
    private func isUpToAppDelegate(_ definition: AnyEventDefinition) -> Bool {
        guard definition.event.isAppDelegateMethod, router.responses.wanted.contains(definition.event) else {
            return false
        }
        switch EventKind.of(definition) {
        case .launch, .termination, .transition: return false
        default: return !(router.usesScenes && definition.isSentToScenes)
        }
    }
}
