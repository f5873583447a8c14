// What a subclass of the app delegate overrides. Under scenes, UIKit calls only the scene's delegate for events that such an override was
// written for. The scene's event then goes through the override, and super leads on to the handlers, with the scene.

/// A call of an override for an event of a scene.
final class OverrideCall {
    let event: AppEvent

    /// What tells the event from others of its kind; nil for one about the app's state.
    let subject: AnyHashable?

    private(set) weak var scene: UIScene?

    /// Whether super was called.
    var isPassedOn = false

    init(of event: AppEvent, _ bound: (any SceneBound)?) {
        self.event = event
        subject = bound?.subject
        scene = bound?.scene
    }
}

extension ApplicationFront {
    /// Learns which methods the class of the application's delegate overrides.
    func learnOverrides(of delegate: (any UIApplicationDelegate)?) {
        overridingDelegate = ownDelegate(behind: delegate) as? AppDelegate
        overridden = []
        guard let overridingDelegate, type(of: overridingDelegate) != AppDelegate.self else { return }
        overridden = EventSet(
            AppEvent.allCases.filter { $0.isOfApplication && OverrideDetection.overrides($0, overridingDelegate) })
    }

    /// Whether an override configures scenes; a class that declares nothing counts as one that does not.
    var configuresScenesItself: Bool {
        overridingDelegate.map {
            OverrideDetection.overrides(.configurationForConnectingScene, $0, isAssumed: false)
        } == true
    }

    /// Delivers an event of a scene: by way of the app delegate's own method where a subclass overrides it, else to the handlers.
    func deliverOfScene(
        _ event: EventDefinition, _ bound: any SceneBound, from application: UIApplication
    ) -> Any {
        if let call = openCall(of: event.id, bound) {
            call.isPassedOn = true
            openCalls = openCalls.filter { $0 !== call }
            // What handlers deliver meanwhile has come to no scene.
            let outer = overrideCall
            overrideCall = nil
            defer { overrideCall = outer }
            var bound = bound
            bound.scene = bound.scene ?? call.scene
            return deliverToHandlers(event, bound, from: application)
        }
        var answer: Any?
        if bound.scene != nil {
            let call = callOverride(of: event.id, bound) { answer = bound.call($0, from: application) }
            if let call, !call.isPassedOn { openCalls = openCalls.suffix(15) + [call] }
        }
        return answer ?? deliverToHandlers(event, bound, from: application)
    }

    /// Returns the call of an override that has brought an event by calling super, now or later; nil if the event has come by itself.
    private func openCall(of event: AppEvent, _ bound: any SceneBound) -> OverrideCall? {
        if let overrideCall, overrideCall.event == event { return overrideCall }
        guard bound.scene == nil else { return nil }
        let call = openCalls.last { $0.event == event && $0.subject == bound.subject }
        return call?.scene.map(application.connectedScenes.contains) == true ? call : nil
    }

    /// Calls an override for an event that UIKit tells scenes alone; nil if there is none, or if a bridge of the app's own calls it.
    func callOverride(
        of event: AppEvent, _ bound: (any SceneBound)? = nil, _ action: (AppDelegate) -> Void
    ) -> OverrideCall? {
        guard let overridingDelegate, overridden.contains(event), usesScenes(application) else { return nil }
        let scenes = bound?.scene.map { [$0] } ?? Array(application.connectedScenes)
        guard !overridingDelegate.isBridged(from: scenes) else { return nil }
        let call = OverrideCall(of: event, bound)
        let outer = overrideCall
        overrideCall = call
        defer { overrideCall = outer }
        action(overridingDelegate)
        return call
    }

    /// Reports each override that was not called for an event of a scene because the scene's delegate is of a class of the app's own.
    func reportUncalledOverrides(of arrivals: [Arrival]) {
        guard let overridingDelegate else { return }
        for arrival in arrivals where overridden.subtracting(uncalled).contains(arrival.event) {
            guard let scene = arrival.scene, overridingDelegate.receivesSceneEvents == nil, scene.isBridged else {
                continue
            }
            uncalled.formUnion(EventSet(arrival.event))
            let slot = router.slots.first { $0.eventSet.contains(arrival.event) }
            router.diagnostics.report(.uncalled, by: overridingDelegate, in: slot?.name ?? "", at: arrival.event)
        }
    }
}

extension AppDelegate {
    /// Whether the app itself calls this object for the events for which UIKit calls only the delegates of some scenes.
    fileprivate func isBridged(from scenes: [UIScene]) -> Bool {
        receivesSceneEvents.map { !$0 } ?? scenes.contains(where: \.isBridged)
    }
}

// MARK: The launch

extension ApplicationFront {
    /// Notes that the launch is over, and reports launch events that handlers want and that have not come.
    func closeLaunch(of application: UIApplication) {
        for event in [AppEvent.willFinishLaunching, .didFinishLaunching] where !router.hasDelivered(event) {
            let delegate = overridden.contains(event) ? overridingDelegate : nil
            if let delegate, !router.audiences[Slots().appStateDelegate.place].objects(wanting: EventSet(event)).isEmpty
            {
                // It may still call super, later.
                router.diagnostics.report(.notPassedOn, by: delegate, in: Slots().appStateDelegate.name, at: event)
            } else {
                router.passedUnheard(event)
            }
        }
        guard let delegate = overridingDelegate, type(of: delegate) == AppDelegate.self else { return }
        for name in OverrideDetection.subclasses(of: AppDelegate.self) {
            router.diagnostics.report(.notStarted, by: name, in: "roles")
        }
    }
}
