import DecoupledAppDelegate

/// What is found in the objects of one app, and in what it declares at its launch.
@MainActor final class FoundApp {
    let app: ComparedApp

    /// The events that the app has methods for.
    private(set) var events: Set<AppEvent> = []

    /// Whether it is an app delegate.
    private(set) var isDelegate = false

    /// The class names of its handlers, by slot; of an app delegate its own and that of its scene delegate.
    private(set) var handlers: [(slot: String, names: [String])] = []

    /// The methods of its scene delegate, if it is one of the app's own.
    private(set) var ofScene: Set<AppEvent>?

    /// Whether its scene delegate is one of the app's own.
    private(set) var hasOwnSceneDelegate = false

    /// The actions of its notifications, by category.
    private(set) var actions: [String: [String]] = [:]

    /// Whether a launch has delayed work.
    private(set) var delaysWorkAtLaunch = false

    private var hasObjects = false

    init(_ app: ComparedApp) { self.app = app }

    /// Makes objects to find out what has not been found.
    func complete(_ reset: @MainActor () -> Void) {
        if !hasObjects {
            reset()
            let (roles, plainDelegate) = app.make()
            addObjects(roles, plainDelegate)
        }
        if ofScene == nil, let delegate = app.makeSceneDelegate?() { addSceneDelegate(delegate) }
    }

    func addObjects(_ roles: Roles, _ plainDelegate: (any UIApplicationDelegate)?) {
        guard !hasObjects else { return }
        hasObjects = true
        events = roles.wantedEvents
        isDelegate = plainDelegate != nil
        handlers = roles.inspection.map { ($0.name, $0.handlers.map(\.name)) }
    }

    func addSceneDelegate(_ delegate: any UIWindowSceneDelegate) {
        guard ofScene == nil else { return }
        ofScene = delegate.methods
        hasOwnSceneDelegate = !delegate.isOfPackage
        if isDelegate, hasOwnSceneDelegate { handlers.append(("", ["\(type(of: delegate))"])) }
    }

    func noteDelayedWorkAtLaunch() { delaysWorkAtLaunch = true }

    func addActions(_ actions: [String: [String]]) { self.actions.merge(actions) { $1 } }
}

extension UISceneDelegate {
    /// Whether it is of the package's class, and not of one of the app's own, which may inherit from that.
    @MainActor var isOfPackage: Bool { type(of: self as AnyObject) == SceneDelegate.self }
}

extension UIWindowSceneDelegate {
    /// The events whose methods a scene's delegate implements, if it is one of the app's own.
    fileprivate var methods: Set<AppEvent> {
        guard !isOfPackage else { return [] }
        return Set(
            AppEvent.allCases.filter { event in
                event.methodOfScenes.map { responds(to: Selector($0)) } ?? false
            })
    }
}
