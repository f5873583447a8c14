import Foundation

/// The routers that hear what UIKit posts of one application and of its scenes.
///
/// One listener serves the process, and asks each application who listens. If every router listened for itself, an
/// application would call those of all others, of which tests have many.
@MainActor final class Listeners {
    private var routers = WeakObjects()

    func insert(_ router: EventRouter) { routers.insert(router) }

    func remove(_ router: EventRouter) { routers.remove(router) }

    /// Has the routers take what UIKit posts, and those that the object's delegate leads to, which may not know their
    /// application yet.
    private func tell(_ event: AppEvent, from object: AnyObject) {
        var all = routers
        for router in EventRouter.routers(forDelegateOf: object, at: event)
        where router.applicationContext.mode == .live {
            all.insert(router)
            if event == .didFinishLaunching { router.applicationContext.changeListeners(to: self, of: router) }
        }
        for case let router as EventRouter in all.live { router.route(posted: event, from: object) }
    }

    /// Observes what UIKit posts, for the listeners of every application.
    static let observations = EventRouter.posted.map { name, event in
        SystemObservation(of: name) { object in
            let application = (object as? UIScene)?.ownApplication ?? object as? UIApplication
            if let object { application?.listeners.tell(event, from: object) }
        }
    }
}

extension EventRouter {
    /// The routers that an application's delegate leads to, which a launch makes known to them, or a scene's.
    fileprivate static func routers(forDelegateOf object: AnyObject, at event: AppEvent) -> [EventRouter] {
        if let scene = object as? UIScene { return scene.delegateKind.router.map { [$0] } ?? [] }
        guard event == .didFinishLaunching, let delegate = (object as? UIApplication)?.currentDelegate as? UIResponder
        else { return [] }
        if let object = delegate as? any RoutingDelegate { return [object.router] }
        return AppEvent.allCases.compactMap { delegate.routingDelegate(for: $0)?.router }
    }
}
