import DecoupledAppDelegate

/// What is found in the objects of one app, and in what it declares at its launch.
@MainActor final class FoundApp {
    private struct Objects {
        let events: Set<AppEvent>
        let handlers: [(slot: String, names: [String])]
    }

    private enum FoundSceneDelegate {
        case unknown
        case ofPackage
        case own(name: String, events: Set<AppEvent>)
    }

    let app: ComparedApp

    /// The actions of its notifications, by category.
    private(set) var actions: [String: [String]] = [:]

    /// Those that open it, each with its category.
    private(set) var openingActions: Set<String> = []

    private(set) var delaysWorkAtLaunch = false

    /// The events for which it has a method before a launch, or after that, and not always.
    private(set) var changingEvents: Set<AppEvent> = []

    private var objects: Objects?
    private var sceneDelegate = FoundSceneDelegate.unknown

    init(_ app: ComparedApp) { self.app = app }

    /// The events that the app has methods for.
    var events: Set<AppEvent> { objects?.events ?? [] }

    /// The events that its scene delegate has methods for, if that is one of the app's own.
    var sceneEvents: Set<AppEvent> { if case .own(_, let events) = sceneDelegate { events } else { [] } }

    var hasOwnSceneDelegate: Bool { if case .own = sceneDelegate { true } else { false } }

    /// The class names of its handlers, by slot; of an app delegate its own and that of its scene delegate.
    var handlers: [(slot: String, names: [String])] {
        let handlers = objects?.handlers ?? []
        guard !app.isOfRoles, case .own(let name, _) = sceneDelegate else { return handlers }
        return handlers + [("", [name])]
    }

    func complete(_ reset: @MainActor () -> Void) {
        if objects == nil {
            reset()
            addObjects(app.make().roles)
        }
        if case .unknown = sceneDelegate, let delegate = app.makeSceneDelegate?() { addSceneDelegate(delegate) }
    }

    func addObjects(_ roles: Roles) {
        guard objects == nil else { return }
        objects = Objects(
            events: roles.wantedEvents, handlers: roles.inspection.map { ($0.name, $0.handlers.map(\.name)) })
    }

    func addSceneDelegate(_ delegate: any UIWindowSceneDelegate) {
        guard case .unknown = sceneDelegate else { return }
        sceneDelegate =
            delegate.isOfPackage ? .ofPackage : .own(name: "\(type(of: delegate))", events: delegate.implementedEvents)
    }

    /// Adds for which events the app's objects have methods at the end of a life.
    func addEvents(_ events: Set<AppEvent>) {
        if let known = objects?.events { changingEvents.formUnion(known.symmetricDifference(events)) }
    }

    func noteDelayedWorkAtLaunch() { delaysWorkAtLaunch = true }

    /// Adds the actions that it has declared in a case.
    func addActions(of outcome: Outcome) {
        actions.merge(outcome.actions) { $1 }
        openingActions.formUnion(outcome.openingActions)
    }
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
