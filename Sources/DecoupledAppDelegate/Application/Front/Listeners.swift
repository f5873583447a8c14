import Foundation

/// The fronts that hear what the system posts of one application and of its scenes.
///
/// One listener serves the process, and asks each application who listens. If every front listened for itself, an application would call
/// those of all others, of which tests have many.
@MainActor final class Listeners {
    private var fronts = WeakObjects()

    func insert(_ front: ApplicationFront) { fronts.insert(front) }

    func remove(_ front: ApplicationFront) { fronts.remove(front) }

    /// Has the fronts take what the system posts, and those that the object's delegate leads to, which may not know their application yet.
    private func take(_ event: AppEvent, from object: AnyObject) {
        var all = fronts
        for front in ApplicationFront.behindDelegate(of: object, at: event) where !front.own.isDetached {
            all.insert(front)
            if event == .didFinishLaunching { front.join(self) }
        }
        for case let front as ApplicationFront in all.live { front.take(event, from: object) }
    }

    /// Observes what the system posts, for the listeners of every application.
    static let observations = ApplicationFront.posted.map { name, event in
        SystemObservation(of: name) { object in
            let application = (object as? UIScene)?.ownApplication ?? object as? UIApplication
            if let object { application?.listeners.take(event, from: object) }
        }
    }
}

extension ApplicationFront {
    /// Joins the listeners of an application, and leaves those of the one before; a detached front hears nothing.
    func join(_ listeners: Listeners) {
        guard !own.isDetached, listeners !== own.listeners else { return }
        own.listeners?.remove(self)
        listeners.insert(self)
        own.listeners = listeners
    }

    /// Listens to a scene's application, too, unless its own is known: the app delegate's methods may be called by hand, with no launch.
    func follow(_ scene: UIScene) {
        if own.known == nil, !own.isDetached { scene.ownApplication.listeners.insert(self) }
    }

    /// The fronts that an application's delegate leads to, which a launch makes known to them, or a scene's.
    fileprivate static func behindDelegate(of object: AnyObject, at event: AppEvent) -> [ApplicationFront] {
        if let scene = object as? UIScene { return scene.frontObject.map { [$0.front] } ?? [] }
        guard event == .didFinishLaunching, let delegate = (object as? UIApplication)?.currentDelegate as? UIResponder
        else { return [] }
        if let object = delegate as? any FrontObject { return [object.front] }
        return AppEvent.allCases.compactMap { delegate.frontObject(for: $0)?.front }
    }
}
