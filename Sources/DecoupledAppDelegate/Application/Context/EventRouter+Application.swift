// Which application a router works for, and which of its delegates lead to the router.

extension EventRouter {
    /// Takes how a test plays the coming launch, and whether as that of an application of its own.
    package func willLaunch(inBackground: Bool, isOfOwnApplication: Bool) {
        applicationContext.play(as: isOfOwnApplication ? .played : .detached)
        appState.noteLaunch(inBackground: inBackground)
    }

    /// Takes the application that it works for.
    func setApplication(_ application: UIApplication) {
        applicationContext.setApplication(application)
        applicationContext.changeListeners(to: application.listeners, of: self)
        follower?.applicationDidChange(by: .didFinishLaunching)
    }

    /// Works for an application from now on, by the delegate by which that calls it.
    func attach(to application: UIApplication) {
        appState.noteLaunch(inBackground: application.applicationState == .background)
        setApplication(application)
        let delegate = application.currentDelegate
        if applicationContext.mode != .detached { applicationContext.setDelegateSnapshot(delegate) }
        overrideDispatcher.inspect(ownDelegate(behind: delegate) as? AppDelegate)
        // Whether there is a scene manifest shows only now.
        registry.publishResponses()
        // Asked when the answers are those of this app: a delegate that forwards everything answers with ours.
        applicationContext.setConfiguresScenes(configuresScenes(application))
        registry.publishResponses()
        reassignment.request()
    }

    /// Whether an application's delegate configures scenes: SwiftUI's does, with a scene manifest and without, or a
    /// handler, or an override.
    private func configuresScenes(_ application: UIApplication) -> Bool {
        let question = AppEvent.configurationForConnectingScene
        return application.passesOnToAppDelegate
            && application.currentDelegate?.responds(to: Selector(question.rawValue)) == true
            || responses.wanted.contains(question)
            // A class that declares nothing counts as one that does not configure scenes.
            || overrideDispatcher.delegate?.overrides(question, defaultingTo: false) == true
    }

    /// The application that this router works for, once that is known.
    package var delegatingApplication: UIApplication? {
        applicationContext.identified.flatMap { hasOwnDelegate(behind: $0.currentDelegate) ? $0 : nil }
    }

    /// Whether an application's delegate is an app delegate of this router, or forwards to one as SwiftUI's does.
    func hasOwnDelegate(behind delegate: (any UIApplicationDelegate)?) -> Bool {
        if let delegate, applicationContext.isCalled(by: delegate) { return true }
        return ownDelegate(behind: delegate) != nil
    }

    /// The app delegate of this router that an application's delegate is, or that it forwards to as SwiftUI's does.
    func ownDelegate(behind delegate: (any UIApplicationDelegate)?) -> (any RoutingDelegate)? {
        guard let responder = delegate as? UIResponder else { return nil }
        let wanted = responses.wanted
        for event in AppEvent.allCases where wanted.contains(event) {
            if let object = responder.routingDelegate(for: event), object.router === self { return object }
        }
        return nil
    }

    /// Listens to a scene's application, too, unless its own is known: the app delegate's methods may be called by
    /// hand, with no launch.
    func listenToApplication(of scene: UIScene) {
        if applicationContext.identified == nil, applicationContext.mode == .live {
            scene.ownApplication.listeners.insert(self)
        }
    }
}

extension UIResponder {
    /// The routing delegate that the object is, or that it forwards an event to, as SwiftUI's delegates do.
    func routingDelegate(for event: AppEvent) -> (any RoutingDelegate)? {
        self as? any RoutingDelegate
            ?? forwardingTarget(for: Selector(event.rawValue)) as? any RoutingDelegate
    }
}

// MARK: The window

extension EventRouter {
    /// The app's main window: that of a wrapped app delegate, the one that was set, or that of the scene that connected
    /// first.
    ///
    /// Wrapped app delegates share it, since their code looks for the window where it has always been.
    var window: UIWindow? {
        get {
            registry.roles.wrappers.firstNonNil { $0.callableDelegate?.window ?? nil } ?? applicationContext.window
                ?? scenes.window
        }
        set {
            applicationContext.replaceWindow(by: newValue)
            for wrapper in registry.roles.wrappers { wrapper.callableDelegate?.replaceWindow(by: newValue) }
        }
    }
}
