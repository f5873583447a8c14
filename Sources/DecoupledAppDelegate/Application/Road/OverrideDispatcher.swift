import Foundation

// Stations 1 and 4: the methods that the app delegate's class overrides.

/// The methods that the app delegate's class overrides, and the calls of them for events that UIKit reports to scenes
/// alone.
///
/// An override was written before the app had scenes. The scene's event goes through it, and super leads on to the
/// handlers, with the scene.
@MainActor final class OverrideDispatcher {
    private unowned let router: EventRouter

    /// The app delegate that UIKit calls.
    private(set) weak var delegate: AppDelegate?

    /// The events whose methods its class overrides.
    private(set) var overridden = EventSet()

    /// The calls that are running, and those that have returned without calling super, which they may do later: the
    /// last that began is last.
    private var calls: [OverrideCall] = []

    /// The events for which a fault was reported.
    private var faulted = EventSet()

    init(of router: EventRouter) { self.router = router }

    /// Finds out which methods the class of an app delegate overrides.
    func inspect(_ delegate: AppDelegate?) {
        self.delegate = delegate
        overridden = []
        guard let delegate, type(of: delegate) != AppDelegate.self else { return }
        overridden = EventSet(AppEvent.allCases.filter { $0.isAppDelegateMethod && delegate.overrides($0) })
    }
}

// MARK: Super, now or later

extension OverrideDispatcher {
    /// Whether a report comes from an override that calls super.
    enum SuperCall {
        /// The report comes by itself.
        case none

        /// An override reports its event by calling super, now or later.
        case event(OverrideCall)

        /// An override reports a transition by calling super later; handlers have received that without it.
        case pastTransition
    }

    /// Returns which call of an override a report comes from, by its call of super. The first of these that there is:
    /// the running call, with the same content; one that has returned without super, with the same content; the running
    /// call with other content, as an override may change a URL; that of a transition that handlers have received.
    ///
    /// The report gets the entry point, the scene and the object of UIKit's that the override lacks. What handlers
    /// deliver until `superDidReturn(with:)` is not reported by the override.
    func matchSuperCall(with report: AnyDelivery) -> SuperCall {
        let running = runningCall(of: report)
        if let running, running.contentKey == report.contentKey { return noteSuperCall(of: running, with: report) }
        if let returned = returnedCall(of: report) {
            remove(returned)
            return noteSuperCall(of: returned, with: report)
        }
        if let running { return noteSuperCall(of: running, with: report) }
        if let past = pastCall(of: report) {
            remove(past)
            return .pastTransition
        }
        return .none
    }

    private func noteSuperCall(of call: OverrideCall, with report: AnyDelivery) -> SuperCall {
        call.didCallSuper()
        report.adoptOrigin(call.origin)
        return .event(call)
    }

    private func runningCall(of report: AnyDelivery) -> OverrideCall? {
        // From any entry point: an override may deliver the event itself, with its scene.
        guard let call = calls.last(where: \.isRunning), call.definition === report.definition else { return nil }
        let scene = report.origin.scene
        guard scene == nil || scene === call.origin.scene else { return nil }
        switch call.state {
        case .running(.notCalled): return call
        // Super is called twice: with a URL that is another event, with a transition the same.
        case .running(.called): return report.transition == nil ? call : nil
        case .running(.calling), .awaitsSuper, .leftToHandlers, .over: return nil
        }
    }

    /// Returns the call that the app delegate's super continues later: of the same event, the first of several, and of
    /// a scene that is connected still.
    private func returnedCall(of report: AnyDelivery) -> OverrideCall? {
        guard report.origin.entryPoint.callsAppDelegate, report.origin.scene == nil else { return nil }
        return calls.first {
            $0.awaitsSuper && $0.expiry > now && $0.definition === report.definition
                && $0.contentKey == report.contentKey
                && $0.origin.scene.map(router.application.connectedScenes.contains) == true
        }
    }

    /// Returns the call whose transition the app delegate's super reports, which handlers have received without it.
    private func pastCall(of report: AnyDelivery) -> OverrideCall? {
        guard report.origin.entryPoint.callsAppDelegate else { return nil }
        return calls.last { $0.isLeftToHandlers && $0.definition === report.definition }
    }
}

// MARK: Calling an override

extension OverrideDispatcher {
    enum CallResult {
        /// No override is to be called: there is none, or the app calls it by hand.
        case none

        /// The override has called super, which has called the handlers.
        case passedOn

        /// It has not, and may do so later; handlers are not called until then.
        case notPassedOn

        /// It has not. Handlers are called all the same: the event is a transition, of which UIKit's notification tells
        /// them in an app without scenes.
        case leftToHandlers
    }

    /// Calls the override of an event that UIKit reports to scenes alone, and takes its answer.
    ///
    /// - Returns: What has come of that.
    func callOverride(of delivery: AnyDelivery) -> CallResult {
        guard delivery.bypassesAppDelegate, overridden.contains(delivery.event), router.usesScenes, let delegate,
            !router.isForwardedByHand(delivery, to: delegate)
        else { return .none }
        let isTransition = delivery.transition != nil
        let time = max(KeptEventPolicy().lifetime, router.registry.keptEvents.policy.lifetime)
        let call = OverrideCall(of: delivery, until: isTransition ? .infinity : now + time)
        calls.append(call)
        guard let override = delivery.callMethod(of: ExistingAppDelegate(calling: delegate)) else {
            remove(call)
            return .none
        }
        if let passedOn = call.didReturn(leavingToHandlers: isTransition) {
            remove(call)
            delivery.adoptProgress(of: passedOn)
            router.registry.keptEvents.removeDeclined(passedOn.progress, ifHandledBy: override)
            return .passedOn
        }
        // Super may be called later, for a transition, or for an event whose scene is connected still.
        if delivery.sceneInPlaceOfApp == nil, !isTransition { remove(call) } else { removeOld(like: call) }
        return isTransition ? .leftToHandlers : .notPassedOn
    }

    private func remove(_ call: OverrideCall) { calls.removeAll { $0 === call } }

    /// Removes the calls that super continues no more, and the oldest of an event where there are too many.
    private func removeOld(like call: OverrideCall) {
        let now = now
        // Exchanged, since the deinit of what came with one may look at the others.
        _ = exchange(&calls, with: calls.filter { $0.isRunning || $0.expiry > now })
        let returned = calls.filter { !$0.isRunning && $0.definition === call.definition }
        if returned.count > 16 { remove(returned[0]) }
    }

    private var now: TimeInterval { router.registry.diagnostics.clock.now }
}

// MARK: Faults

extension OverrideDispatcher {
    /// Reports an override that was not called for a scene's event, since the scene's delegate is of a class of the
    /// app's own.
    func reportUncalled(for definition: AnyEventDefinition, of scene: UIScene?) {
        guard let delegate, delegate.receivesSceneEvents == nil, overridden.contains(definition.event),
            scene.map(delegate.isCalledByHand) == true
        else { return }
        reportOnce(.uncalled, by: delegate, at: definition)
    }

    /// Reports an override that has kept from handlers an event that they want; returns whether there is one.
    func reportNotPassedOn(_ definition: AnyEventDefinition) -> Bool {
        guard let delegate, overridden.contains(definition.event),
            router.registry.recipients[definition.slotIndex].included.contains(where: { $0.wants(definition.event) })
        else { return false }
        reportOnce(.notPassedOn, by: delegate, at: definition)
        return true
    }

    private func reportOnce(_ reason: Fault.Reason, by delegate: AppDelegate, at definition: AnyEventDefinition) {
        guard faulted.insert(EventSet(definition.event)).inserted else { return }
        router.registry.reportFault(reason, by: "\(type(of: delegate))", at: definition)
    }
}
