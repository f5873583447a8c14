import DecoupledAppDelegate

/// What is found in the objects of one app, and in what it declares at its launch.
@MainActor final class FoundApp {
    let app: ComparedApp

    /// The actions of its notifications, by category.
    private(set) var actions: [String: [String]] = [:]

    var delaysWorkAtLaunch = false

    /// The events for which it has a method before a launch, or after that, and not always.
    private(set) var changingEvents: Set<AppEvent> = []

    /// The events that its first objects have methods for; nil until they are made.
    private var firstEvents: Set<AppEvent>?

    private var handlersOfRoles: [(slot: String, names: [String])] = []

    /// Its scene delegate, without a name if that is the package's; nil until one is made.
    private var sceneDelegate: (name: String?, events: Set<AppEvent>)?

    init(_ app: ComparedApp) { self.app = app }

    /// The events that the app has methods for.
    var events: Set<AppEvent> { firstEvents ?? [] }

    /// The events that its scene delegate has methods for, if that is one of the app's own.
    var sceneEvents: Set<AppEvent> { sceneDelegate?.events ?? [] }

    var hasOwnSceneDelegate: Bool { sceneDelegate?.name != nil }

    /// The class names of its handlers, by slot; of an app delegate its own and that of its scene delegate.
    var handlers: [(slot: String, names: [String])] {
        guard !app.isOfRoles, let name = sceneDelegate?.name else { return handlersOfRoles }
        return handlersOfRoles + [("", [name])]
    }

    func complete(_ reset: @MainActor () -> Void) {
        if firstEvents == nil {
            reset()
            addObjects(app.make().roles)
        }
        if sceneDelegate == nil, let delegate = app.makeSceneDelegate?() { addSceneDelegate(delegate) }
    }

    func addObjects(_ roles: Roles) {
        guard firstEvents == nil else { return }
        firstEvents = roles.wantedEvents
        handlersOfRoles = roles.inspection.map { ($0.name, $0.handlers.map(\.name)) }
    }

    func addSceneDelegate(_ delegate: any UIWindowSceneDelegate) {
        guard sceneDelegate == nil else { return }
        sceneDelegate = delegate.isOfPackage ? (nil, []) : ("\(type(of: delegate))", delegate.implementedEvents)
    }

    /// Adds for which events the app's objects have methods at the end of a life.
    func addEvents(_ events: Set<AppEvent>) {
        if let firstEvents { changingEvents.formUnion(firstEvents.symmetricDifference(events)) }
    }

    func addActions(_ actions: [String: [String]]) { self.actions.merge(actions) { $1 } }
}

extension UISceneDelegate {
    /// Whether it is of the package's class, and not of one of the app's own, which may inherit from that.
    var isOfPackage: Bool { type(of: self as AnyObject) == SceneDelegate.self }
}

extension UIWindowSceneDelegate {
    fileprivate var implementedEvents: Set<AppEvent> {
        Set(AppEvent.allCases.filter { event in event.sceneMethod.map { responds(to: Selector($0)) } ?? false })
    }
}
