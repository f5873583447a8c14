import BenchmarkSubjects
import DecoupledAppDelegate
import Foundation

/// Handlers that wait for events, and what sends them.
///
/// The loop and the package's app delegate are sent their events by the same code, through the protocol that the system knows
/// them by. Both call the same handlers, through the role's protocol, and neither is traced.
@MainActor
struct Delivery {
    private let counters: [Counter]
    private let send: (_ events: Int) -> Void

    /// Sets up the handlers.
    init(_ setup: Setup) {
        let isEvent = Subject.ofEvents.contains(setup.subject)
        counters = (0..<(isEvent ? setup.handlers : 0)).map { _ in Counter() }
        switch setup.subject {
        case .loop, .delegate, .interception: send = Self.activations(of: Self.delegate(of: setup.subject, counters))
        case .center: send = Self.posts(to: counters)
        case .handWrittenPush: send = Self.pushes(to: HandWrittenPushDelegate(counters))
        case .push: send = Self.pushes(to: Self.delegate(ofPushesTo: counters))
        case .launch: send = { times in for _ in 0..<times { Launch.fill() } }
        case .append: send = Self.additions(to: setup.handlers)
        case .list: send = Self.lists(of: setup.handlers)
        case .urls: send = Self.turns(with: setup.handlers)
        case .life: send = Self.lives(beside: setup.handlers)
        }
    }

    /// Brings events to the handlers, one after the other.
    func deliver(events: Int) {
        let before = arrivals
        send(events)
        precondition(arrivals - before == events * counters.count, "Some event has not reached every handler.")
    }

    private var arrivals: Int {
        counters.reduce(0) { $0 + $1.arrivals }
    }
}

extension Delivery {
    private static func activations(of delegate: any UIApplicationDelegate) -> (Int) -> Void {
        let application = UIApplication.shared
        return { events in
            for _ in 0..<events {
                delegate.applicationSignificantTimeChange(application)
            }
        }
    }

    // Not inlined, so that whoever sends the events does not know which of the two it is.
    @inline(never)
    private static func delegate(of subject: Subject, _ counters: [Counter]) -> any UIApplicationDelegate {
        guard subject != .loop else {
            let delegate = HandWrittenDelegate()
            delegate.replaceHandlers(by: counters)
            return delegate
        }
        let delegate = AppDelegate(roles: Roles())
        for counter in counters { delegate.systemConditionsDelegate.append(counter) }
        if subject == .interception { delegate.intercept(.significantTimeChange) { $0.next() } }
        return delegate
    }

    /// The blocks count without asking whether they run on the main actor, which one that calls a handler would have to: what is
    /// compared is the least that a notification center can cost.
    private static func posts(to counters: [Counter]) -> (Int) -> Void {
        let application = UIApplication.shared
        let center = NotificationCenter()
        for counter in counters {
            _ = center.addObserver(forName: timeChange, object: nil, queue: nil) { _ in counter.increment() }
        }
        return { events in
            for _ in 0..<events {
                center.post(name: timeChange, object: application)
            }
        }
    }

    private static let timeChange = UIApplication.significantTimeChangeNotification

    private static func delegate(ofPushesTo counters: [Counter]) -> any UIApplicationDelegate {
        let delegate = AppDelegate(roles: Roles())
        for counter in counters { delegate.remoteNotificationsDelegate.append(counter) }
        return delegate
    }

    private static func additions(to count: Int) -> (Int) -> Void {
        let handlers = Handlers<any SystemConditionsDelegate>((0..<count).map { _ in Counter() })
        // One for each time: a slot that grows would be another one at the end.
        let delegates = (0..<2 * Subject.append.repetitions).map { _ in
            let delegate = AppDelegate(roles: Roles())
            delegate.systemConditionsDelegate = handlers
            return (delegate, Counter())
        }
        var rest = delegates[...]
        return { times in
            for (delegate, counter) in rest.prefix(times) { delegate.systemConditionsDelegate.append(counter) }
            rest = rest.dropFirst(times)
        }
    }

    private static func lists(of count: Int) -> (Int) -> Void {
        let counters = (0..<count).map { _ in Counter() }
        return { times in
            for _ in 0..<times {
                var handlers: Handlers<any SystemConditionsDelegate> = []
                for counter in counters { handlers.append(counter) }
                precondition(handlers.count == count, "Some handler is not in the list.")
            }
        }
    }

    private static func turns(with count: Int) -> (Int) -> Void {
        let urls = Set((0..<count).map { UIOpenURLContext(url: URL(fileURLWithPath: "/\($0)")) })
        let handler = Filler()
        // A turn ends with the main queue's, which does not run here, so each turn needs an app of its own.
        let scenes = (0..<2 * Subject.urls.repetitions).map { _ in
            let application = UIApplication()
            let delegate = AppDelegate(roles: Roles())
            delegate.urlDelegate = [handler]
            application.system.configuration.sceneManifest = SceneManifest()
            unsafe application.delegate = delegate
            application.system.launch()
            return (delegate, application.connectedScenes.first)
        }
        var rest = scenes[...]
        return { times in
            for case (_, let scene?) in rest.prefix(times) {
                (scene.delegate as? any UIWindowSceneDelegate)?.scene(scene, openURLContexts: urls)
            }
            rest = rest.dropFirst(times)
            withExtendedLifetime(scenes) {}
        }
    }

    private static func lives(beside count: Int) -> (Int) -> Void {
        let others = (0..<count).map { _ in AppDelegate(roles: Roles()) }
        return { times in
            for _ in 0..<times {
                let application = UIApplication()
                let delegate = AppDelegate(roles: Roles())
                unsafe application.delegate = delegate
                application.system.launch()
                application.system.enterBackground()
            }
            withExtendedLifetime(others) {}
        }
    }

    private static func pushes(to delegate: any UIApplicationDelegate) -> (Int) -> Void {
        let application = UIApplication.shared
        return { events in
            for _ in 0..<events {
                delegate.application(application, didReceiveRemoteNotification: [:]) { result in
                    precondition(result == .newData, "The handlers' answer has not come back.")
                }
            }
        }
    }
}
