import BenchmarkSubjects
import DecoupledAppDelegate
import Foundation

extension Play {
    /// Events that handlers of an app are told, or all asked about.
    static func told(_ setup: KindSetup) -> Play {
        let listeners = (0..<setup.handlers).map { _ in Listener() }
        let delegate = Peers.delegate(setup.shape, of: listeners)
        let application = Peers.launch(delegate)
        let bring: (Int, Window) -> Void =
            switch setup.kind {
            case .noted:
                { events, window in
                    window.count {
                        for _ in 0..<events { delegate.applicationDidReceiveMemoryWarning(application) }
                    }
                }
            case .orientation:
                { events, window in
                    window.count {
                        for _ in 0..<events {
                            let answer = delegate.application(application, supportedInterfaceOrientationsFor: nil)
                            precondition(answer == .all, "The handlers' answer has not come back.")
                        }
                    }
                }
            case .state:
                eachInTurn {
                    delegate.applicationWillResignActive(application)
                    delegate.applicationDidBecomeActive(application)
                }
            case .posted:
                eachInTurn {
                    let center = NotificationCenter.default
                    center.post(name: UIApplication.willResignActiveNotification, object: application)
                    center.post(name: UIApplication.didBecomeActiveNotification, object: application)
                    // The application does not keep it alive.
                    withExtendedLifetime(delegate) {}
                }
            default:
                { events, window in
                    window.count {
                        for _ in 0..<events { delegate.applicationSignificantTimeChange(application) }
                    }
                }
            }
        return Play(
            callsPerEvent: setup.handlers * setup.kind.changes,
            arrivals: { listeners.reduce(0) { $0 + $1.arrivals } }, bring: bring)
    }

    /// Brings each event in a turn of its own, whose end does not count: a system makes no more than one such event in a turn.
    static func eachInTurn(_ event: @escaping () -> Void) -> (Int, Window) -> Void {
        { events, window in
            for _ in 0..<events {
                window.count(event)
                Turn.end()
            }
        }
    }

    /// What a notification center posts to a block for each handler: the event itself, or another one in place of a question, which no
    /// notification asks.
    ///
    /// The blocks count without asking whether they run on the main actor: what is compared is the least that a center can cost.
    static func blocks(_ setup: KindSetup) -> Play {
        let listeners = (0..<setup.handlers).map { _ in Listener() }
        let application = UIApplication.shared
        let center = NotificationCenter()
        let names = setup.kind.notifications
        for name in names {
            for listener in listeners {
                _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in listener.arrive() }
            }
        }
        return Play(
            callsPerEvent: setup.handlers * setup.kind.changes,
            arrivals: { listeners.reduce(0) { $0 + $1.arrivals } }
        ) { events, window in
            window.count {
                for _ in 0..<events {
                    for name in names { center.post(name: name, object: application) }
                }
            }
        }
    }

    /// An event with a closure over it.
    static func intercepted(_ setup: KindSetup) -> Play {
        let listeners = (0..<setup.handlers).map { _ in Listener() }
        let delegate: any UIApplicationDelegate
        if setup.shape == .package {
            let package = Peers.package(of: listeners)
            package.intercept(.significantTimeChange) { $0.next() }
            delegate = package
        } else {
            let peer = InterceptedDelegate(listeners)
            peer.interception = { next in next() }
            delegate = peer
        }
        let application = Peers.launch(delegate)
        return Play(callsPerEvent: setup.handlers, arrivals: { listeners.reduce(0) { $0 + $1.arrivals } }) {
            events, window in
            window.count {
                for _ in 0..<events { delegate.applicationSignificantTimeChange(application) }
            }
        }
    }
}

extension Kind {
    /// How many changes an event is.
    fileprivate var changes: Int { self == .state || self == .posted ? 2 : 1 }

    /// What the system posts for it, or something else that it is held against.
    @MainActor
    fileprivate var notifications: [Notification.Name] {
        switch self {
        case .state, .posted:
            [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification]
        default: [UIApplication.significantTimeChangeNotification]
        }
    }
}
