// What a subclass of the app delegate overrides. Under scenes, UIKit calls only the scene's delegate for events that such an override was
// written for. The scene's event then goes through the override, and super leads on to the handlers, with the scene.

extension ApplicationFront {
    /// Learns which methods the class of the application's delegate overrides.
    func learnOverrides(of delegate: (any UIApplicationDelegate)?) {
        overridingDelegate = ownDelegate(behind: delegate) as? AppDelegate
        overridden = []
        guard let overridingDelegate, type(of: overridingDelegate) != AppDelegate.self else { return }
        overridden = EventSet(AppEvent.allCases.filter { $0.isOfApplication && overridingDelegate.overrides($0) })
    }

    /// Delivers an event of a scene: by way of the app delegate's own method where a subclass overrides it, else to the handlers.
    func deliverOfScene(_ sent: SentEvent) -> Any {
        if let call = openCall(of: sent) {
            call.isDone = true
            openCalls = openCalls.filter { $0 !== call }
            // What handlers deliver meanwhile has come to no scene.
            let outer = overrideCall
            overrideCall = nil
            defer { overrideCall = outer }
            var sent = sent
            sent.scene = sent.scene ?? call.scene
            return deliverToHandlers(sent)
        }
        guard sent.scene != nil, let call = callOverride(of: sent) else { return deliverToHandlers(sent) }
        if !call.isDone { openCalls = openCalls.suffix(15) + [call] }
        return call.answer
    }

    /// Returns the call of an override that has brought an event by calling super, now or later; nil if the event has come by itself.
    private func openCall(of sent: SentEvent) -> Arrival? {
        if let overrideCall, overrideCall.event === sent.event { return overrideCall }
        guard sent.scene == nil else { return nil }
        let call = openCalls.last { $0.event === sent.event && $0.subject == sent.subject }
        return call?.scene.map(application.connectedScenes.contains) == true ? call : nil
    }

    /// Calls an override for an event that UIKit tells scenes alone; nil if there is none, or if a bridge of the app's own calls it.
    func callOverride(of sent: SentEvent) -> Arrival? {
        guard let overridingDelegate, overridden.contains(sent.id), usesScenes else { return nil }
        let scenes = sent.scene.map { [$0] } ?? scenesOfState
        // By the runtime, as UIKit calls it: an SDK may have swizzled the method.
        guard overridingDelegate.receivesSceneEvents ?? !scenes.contains(where: \.isBridged),
            let entry = router.slots[sent.event.place].entry(
                RoleEntry<any RoleHandler>(ExistingAppDelegate(calling: overridingDelegate)))
        else { return nil }
        let call = Arrival(of: sent)
        let outer = overrideCall
        overrideCall = call
        defer { overrideCall = outer }
        var sent = sent
        sent.scene = nil
        call.answer = router.ask(entry, sent)
        return call
    }

    /// Reports overrides that were not called for an event of a scene because the scene's delegate is of a class of the app's own.
    func reportUncalledOverrides() {
        guard let overridingDelegate, overridingDelegate.receivesSceneEvents == nil else { return }
        for arrival in arrivals.values.joined()
        where overridden.contains(arrival.event.id) && arrival.scene?.isBridged == true {
            report(.uncalled, by: overridingDelegate, at: arrival.event)
        }
    }
}

// MARK: The launch

extension ApplicationFront {
    /// Notes that the launch is over, and reports launch events that handlers want and that have not come.
    func closeLaunch() {
        for event in [AppEvent.willFinishLaunching, .didFinishLaunching] where !router.hasDelivered(event) {
            let definition = event.definition
            if let overridingDelegate, overridden.contains(event),
                router.wantedBySlot[definition.place].contains(event)
            {
                // It may still call super, later.
                report(.notPassedOn, by: overridingDelegate, at: definition)
            } else {
                router.passedUnheard(event)
            }
        }
        guard let overridingDelegate, type(of: overridingDelegate) == AppDelegate.self else { return }
        for name in AppDelegate.subclasses {
            router.diagnostics.report(.notStarted, by: name, in: "roles")
        }
    }
}
