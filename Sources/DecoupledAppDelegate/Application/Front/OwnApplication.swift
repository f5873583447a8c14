import Foundation

/// The application that a front works for, and what has become known of it.
@MainActor final class OwnApplication {
    /// Whether the front receives only what is delivered by hand, and leaves UIKit alone.
    let isDetached: Bool

    /// Whether a detached front takes its launch for one in the background; nil to ask the application.
    var launchesInBackground: Bool?

    /// The application, once it has launched, or an event has come from it; that of a detached front from the start.
    weak var known: UIApplication?

    /// The delegate that was the application's when it called the front; nil before.
    var delegate: ForwardingDelegate?

    /// Whether the application's delegate configures scenes: a method, a handler or a closure does, or a foreign delegate, as SwiftUI's.
    var configuresScenes = false

    /// Whether the end of the launch has been noted.
    private(set) var hasLaunched = false

    /// The object that it names for methods of scenes that no role has.
    var sceneForwardingTarget: UIResponder?

    /// The window that was set, in an app without scenes.
    var window: UIWindow?

    /// The last word on registering for remote notifications.
    var registration: Result<Data, any Error>?

    /// With whom the front hears what the system posts of the application.
    weak var listeners: Listeners?

    init(isDetached: Bool) { self.isDetached = isDetached }

    /// The application, as far as it is known.
    var current: UIApplication { known ?? .running }

    /// Notes the end of the launch, and returns whether it is the first.
    func noteLaunch() -> Bool {
        defer { hasLaunched = true }
        return !hasLaunched
    }

    /// Whether a delegate is the one by which the application has called the front.
    func isCalled(by delegate: AnyObject) -> Bool { self.delegate?.object === delegate }
}

/// A delegate of the application that forwards to a front, or is an app delegate of it.
@MainActor final class ForwardingDelegate {
    private(set) weak var object: AnyObject?

    /// The methods that it had itself when the front learned of it.
    private let ownMethods: EventSet

    /// The events that were reported as shadowed.
    private var reported = EventSet()

    init(_ delegate: any UIApplicationDelegate) {
        object = delegate
        let foreign = delegate is any FrontObject ? nil : delegate
        ownMethods = EventSet(AppEvent.allCases.filter { foreign?.implements($0) == true })
    }

    /// Reports each of the events once that the application's delegate keeps from the front: its class has been given the method since the
    /// launch, or it has taken the place of the delegate that forwarded, and lacks the method.
    func reportShadowed(_ events: [EventDefinition], by current: any UIApplicationDelegate, to router: EventRouter) {
        for event in events {
            let isShadowed =
                current === object
                ? !ownMethods.contains(event.id) && current.implements(event.id)
                : !current.responds(to: Selector(event.id.rawValue))
            guard isShadowed, reported.insert(EventSet(event.id)).inserted else { continue }
            router.report(.shadowed, by: "\(type(of: current))", at: event)
        }
    }
}
