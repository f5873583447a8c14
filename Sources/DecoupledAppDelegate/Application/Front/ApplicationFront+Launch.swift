extension ApplicationFront {
    /// Sets whether the coming launch of a detached front is in the background.
    package func willLaunch(inBackground: Bool) { own.launchesInBackground = inBackground }

    /// Notes that the launch is over, even if no handler wanted the event.
    func didLaunch(_ application: UIApplication) {
        if isFront(application.currentDelegate) {
            guard own.noteLaunch() else { return }
            if application !== own.known { learn(application) }
            closeLaunch()
            notificationCenter.launchDidEnd()
        } else if own.known == nil {
            // Its delegate may forward to this front, which shows only once there are handlers.
            know(application)
        }
    }

    /// Takes the application that it works for.
    func know(_ application: UIApplication) {
        own.known = application
        join(application.listeners)
        follower?.applicationDidChange(by: .didFinishLaunching)
    }

    /// Learns which application it works for, and by which delegate that calls it.
    func learn(_ application: UIApplication) {
        state.launch(inBackground: own.launchesInBackground ?? (application.applicationState == .background))
        know(application)
        let delegate = application.currentDelegate
        if !own.isDetached { own.delegate = delegate.map(ForwardingDelegate.init) }
        overrides.learn(ownDelegate(behind: delegate) as? AppDelegate)
        // Whether there is a scene manifest shows only now.
        router.publishResponses()
        // Asked when the answers are those of this app: a delegate that forwards everything answers with ours. SwiftUI's configures scenes
        // itself, with a scene manifest and without.
        let question = AppEvent.configurationForConnectingScene
        own.configuresScenes =
            application.passesOnToAppDelegate
            && delegate?.responds(to: Selector(question.rawValue)) == true
            || responses.current.contains(question)
            // A class that declares nothing counts as one that does not configure scenes.
            || overrides.delegate?.overrides(question, isAssumed: false) == true
        router.publishResponses()
        scheduleReassignment()
    }

    /// Reports launch events that handlers want and that have not come.
    private func closeLaunch() {
        for event: AppEvent in [.willFinishLaunching, .didFinishLaunching] where !router.hasDelivered(event) {
            // An override may still call super, later.
            if !overrides.reportNotPassedOn(Slots.definition(of: event)) { router.passedUnheard(event) }
        }
        guard let delegate = overrides.delegate, type(of: delegate) == AppDelegate.self else { return }
        for name in AppDelegate.subclasses { router.diagnostics.report(.notStarted, by: name, in: "roles") }
    }
}

// MARK: The application's delegate

extension ApplicationFront {
    /// The application that this front works for, once that is known.
    package var ownApplication: UIApplication? { own.known.flatMap { isFront($0.currentDelegate) ? $0 : nil } }

    /// Whether an application's delegate is an app delegate of this front, or forwards to one as SwiftUI's does.
    func isFront(_ delegate: (any UIApplicationDelegate)?) -> Bool {
        if let delegate, own.isCalled(by: delegate) { return true }
        return ownDelegate(behind: delegate) != nil
    }

    /// The app delegate of this front that an application's delegate is, or that it forwards to as SwiftUI's does.
    private func ownDelegate(behind delegate: (any UIApplicationDelegate)?) -> (any FrontObject)? {
        guard let responder = delegate as? UIResponder else { return nil }
        let wanted = responses.current
        for event in AppEvent.allCases where wanted.contains(event) {
            if let object = responder.frontObject(for: event), object.front === self { return object }
        }
        return nil
    }

    /// Makes UIKit call `responds(to:)` again, on the next turn, if a result that it may have cached is no longer true.
    func scheduleReassignment() { reassignment.schedule { [weak self] in self?.reassign() } }

    /// Sets the delegates of the application and its scenes anew where they are ours.
    private func reassign() {
        guard let application = own.known, !own.isDetached else { return }
        // The local reference keeps the delegate alive, which UIKit does not.
        let delegate = application.currentDelegate
        let isOurs = isFront(delegate)
        if isOurs { notificationCenter.update() }
        if let delegate, !(delegate is any FrontObject) {
            own.delegate?.reportShadowed(Slots.events.filter(isUpToAppDelegate), by: delegate, to: router)
        }
        let ours = ownDelegate(behind: delegate)
        reassignment.renew { event in
            let asked: UIResponder? = event.isOfNotificationCenter ? notificationCenter.delegate : ours
            return asked?.responds(to: Selector(event.rawValue)) == true
        } _: {
            if isOurs {
                application.currentDelegate = nil
                application.currentDelegate = delegate
                notificationCenter.reassign()
            }
            reassignSceneDelegates()
        }
    }

    /// Whether an event is wanted and reaches the handlers by the app delegate alone: no scene, no notification tells of it as well.
    private func isUpToAppDelegate(_ event: EventDefinition) -> Bool {
        event.id.isOfApplication && responses.current.contains(event.id) && !event.traits.contains(.once)
            && Transition.of(event.id) == nil && !(usesScenes && event.isOfScenes)
    }
}

extension UIResponder {
    /// The forwarding delegate that the object is, or that it forwards an event to, as SwiftUI's delegates do.
    func frontObject(for event: AppEvent) -> (any FrontObject)? {
        self as? any FrontObject ?? forwardingTarget(for: Selector(event.rawValue)) as? any FrontObject
    }
}

// MARK: The window

extension ApplicationFront {
    /// The app's main window: that of a wrapped app delegate, the one that was set, or that of the scene that connected first.
    ///
    /// Wrapped app delegates share it, since their code looks for the window where it has always been.
    var window: UIWindow? {
        get {
            router.handlers.wrappers.firstNonNil { $0.receiver?.window ?? nil } ?? own.window ?? scenes.window
        }
        set {
            // Exchanged, since the deinit of the old window may look for the window.
            _ = exchange(&own.window, with: newValue)
            for wrapper in router.handlers.wrappers { wrapper.receiver?.replaceWindow(by: newValue) }
        }
    }
}
