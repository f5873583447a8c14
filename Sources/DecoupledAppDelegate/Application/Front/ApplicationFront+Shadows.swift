// Who stands between UIKit and this front's app delegate, and keeps events from it that handlers want.

extension ApplicationFront {
    /// Reports each wanted event once that the application's delegate keeps from ours: its class has been given the method since the
    /// launch, or it has taken the place of the delegate that forwarded, and lacks the method.
    func reportShadowedEvents() {
        guard let ownMethods, let delegate = application.currentDelegate, !(delegate is any FrontObject) else { return }
        for event in Slots.events where isUpToAppDelegate(event) {
            let isShadowed =
                delegate === applicationDelegate
                ? !ownMethods.contains(event.id) && delegate.implements(event.id)
                : !delegate.responds(to: Selector(event.id.rawValue))
            if isShadowed { report(.shadowed, by: delegate, at: event) }
        }
    }

    /// Reports who keeps an event from those who want it, once for each event.
    func report(_ reason: Fault.Reason, by object: AnyObject, at event: EventDefinition) {
        guard reported.insert(EventSet(event.id)).inserted else { return }
        router.report(reason, by: "\(type(of: object))", at: event)
    }

    /// Whether an event is wanted and reaches the handlers by the app delegate alone: no scene, no notification tells of it as well.
    private func isUpToAppDelegate(_ event: EventDefinition) -> Bool {
        event.id.isOfApplication && responses.current.contains(event.id) && !event.traits.contains(.once)
            && Transition.of(event.id) == nil && !(usesScenes && event.subject != nil)
    }
}
