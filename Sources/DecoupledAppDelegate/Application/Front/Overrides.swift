/// The methods that the app delegate's class overrides, and the calls of them for events that UIKit reports to scenes alone.
///
/// An override was written before the app had scenes. The scene's event goes through it, and super leads on to the handlers, with the scene.
@MainActor final class Overrides {
    private let router: EventRouter

    /// The app delegate that UIKit calls.
    private(set) weak var delegate: AppDelegate?

    /// The events whose methods its class overrides.
    private(set) var events = EventSet()

    /// First the calls that have returned without calling super, which they may still do; then those that are running, the innermost last.
    private var calls: [OverrideCall] = []

    /// The events that were reported.
    private var reported = EventSet()

    init(router: EventRouter) { self.router = router }

    /// Learns which methods the class of an app delegate overrides.
    func learn(_ delegate: AppDelegate?) {
        self.delegate = delegate
        events = []
        guard let delegate, type(of: delegate) != AppDelegate.self else { return }
        events = EventSet(AppEvent.allCases.filter { $0.isOfApplication && delegate.overrides($0) })
    }

    /// Whether a call has not returned.
    var isCalling: Bool { current != nil }

    private var current: OverrideCall? { calls.last.flatMap { $0.state == .returned ? nil : $0 } }
}

// MARK: Events

extension Overrides {
    /// Calls the override of an event that UIKit reports to scenes alone.
    ///
    /// - Parameters:
    ///   - sent: The event.
    ///   - origin: Where it comes from.
    ///   - scenes: The scenes that report it.
    /// - Returns: The call, or nil if there is no override, or if the app calls it by hand.
    func perform(_ sent: SentEvent, from origin: Origin, in scenes: [UIScene]) -> OverrideCall? {
        // By the runtime, as UIKit calls it: an SDK may have swizzled the method.
        guard let delegate, events.contains(sent.id),
            delegate.receivesSceneEvents ?? !scenes.contains(where: \.isForwardedByHand),
            let entry = Slots.all[sent.event.place].entry(
                RoleEntry<any RoleHandler>(ExistingAppDelegate(calling: delegate)))
        else { return nil }
        let call = OverrideCall(of: sent, from: origin, in: scenes)
        calls.append(call)
        router.ask(entry, sent, from: Origin(application: origin.application))
        takeReturn(of: call)
        return call
    }

    /// Returns the call of an override that brings an event by calling super, now or later; nil if the event comes by itself.
    func openCall(bringing sent: SentEvent, from origin: Origin, to application: UIApplication) -> OverrideCall? {
        if let current, current.state == .running || current.state == .passedOn, current.event === sent.event,
            origin.scene == nil || origin.scene === current.scene
        {
            return current
        }
        guard origin.scene == nil else { return nil }
        return calls.last {
            $0.state == .returned && $0.event === sent.event && $0.subject == sent.subject
                && $0.scene.map(application.connectedScenes.contains) == true
        }
    }

    /// Has handlers receive an event for which an override has called super, with the scene that the override lacks.
    ///
    /// What handlers deliver meanwhile is not brought by the override.
    func passOn(from origin: Origin, by call: OverrideCall, to deliver: (Origin) -> Void) {
        let scene = origin.scene ?? call.scene
        if call.state == .returned { remove(call) }
        call.state = .passingOn
        deliver(Origin(application: origin.application, scene: scene, isOfConnection: call.isOfConnection))
        call.state = .passedOn
    }

    private func remove(_ call: OverrideCall) { calls = calls.filter { $0 !== call } }

    private func takeReturn(of call: OverrideCall) {
        remove(call)
        guard call.state == .running, call.scene != nil else { return }
        call.state = .returned
        let returned = calls.filter { $0.state == .returned } + [call]
        calls = returned.suffix(16) + calls.filter { $0.state != .returned }
    }
}

// MARK: Faults

extension Overrides {
    /// Reports an override that was not called for a scene's event, since the scene's delegate is of a class of the app's own.
    func reportUncalled(for event: EventDefinition, of scene: UIScene?) {
        guard let delegate, delegate.receivesSceneEvents == nil, events.contains(event.id),
            scene?.isForwardedByHand == true
        else { return }
        report(.uncalled, by: delegate, at: event)
    }

    /// Reports an override that has kept from handlers an event that they want; returns whether there is one.
    func reportNotPassedOn(_ event: EventDefinition) -> Bool {
        let wanted = router.audiences[event.place].wantedEvents
        guard let delegate, events.contains(event.id), wanted.contains(event.id) else { return false }
        report(.notPassedOn, by: delegate, at: event)
        return true
    }

    private func report(_ reason: Fault.Reason, by delegate: AppDelegate, at event: EventDefinition) {
        guard reported.insert(EventSet(event.id)).inserted else { return }
        router.report(reason, by: "\(type(of: delegate))", at: event)
    }
}

/// A call of an override for an event that UIKit reports to scenes alone.
@MainActor final class OverrideCall {
    enum State {
        /// The override has not called super.
        case running

        /// The override has called super, which asks the handlers.
        case passingOn

        /// Super has returned to the override.
        case passedOn

        /// The override has returned without calling super.
        case returned
    }

    let event: EventDefinition
    let subject: AnyHashable?
    private(set) weak var scene: UIScene?
    let isOfConnection: Bool

    private let scenes: WeakObjects

    fileprivate(set) var state = State.running

    /// Whether super has returned to the override.
    var hasPassedOn: Bool { state == .passedOn }

    /// The scenes that report the event and have not been freed.
    var liveScenes: [UIScene] { scenes.live.compactMap { $0 as? UIScene } }

    fileprivate init(of sent: SentEvent, from origin: Origin, in scenes: [UIScene]) {
        event = sent.event
        subject = sent.subject
        scene = origin.scene
        isOfConnection = origin.isOfConnection
        self.scenes = WeakObjects(scenes)
    }
}
