import BenchmarkSubjects
import DecoupledAppDelegate
import Foundation

extension Play {
    /// A URL that an app without scenes is asked to open.
    static func url(_ setup: KindSetup) -> Play {
        let listeners = self.listeners(setup)
        let delegate = Peers.delegate(setup.shape, of: listeners)
        let application = Peers.launch(delegate)
        let url = URL(fileURLWithPath: "/parcel/7")
        let isHandled = setup.kind != .declined
        return Play(
            callsPerEvent: setup.kind == .first ? 1 : setup.handlers,
            arrivals: { listeners.reduce(0) { $0 + $1.arrivals } }
        ) { events, window in
            window.count {
                for _ in 0..<events {
                    let answer = delegate.application(application, open: url, options: [:])
                    precondition(answer == isHandled, "The handlers' answer has not come back.")
                }
            }
        }
    }

    /// URLs that a scene is asked to open in one turn, whose end does not count.
    static func scene(_ setup: KindSetup, urls count: Int) -> Play {
        let listeners = self.listeners(setup)
        let delegate = Peers.delegate(setup.shape, of: listeners)
        let own = delegate as? AppDelegate ?? AppDelegate(roles: Roles())
        let application = Peers.launch(own, hasScenes: true)
        guard
            let scene = application.connectedScenes.first,
            let sceneDelegate = setup.shape == .package
                ? scene.delegate as? any UIWindowSceneDelegate
                : ForwardingSceneDelegate(of: application, forwardingTo: delegate)
        else { preconditionFailure("The application has connected no scene.") }
        let urls = (0..<count).map { URL(fileURLWithPath: "/parcel/\($0)") }
        return Play(
            callsPerEvent: count * setup.handlers, arrivals: { listeners.reduce(0) { $0 + $1.arrivals } }
        ) { events, window in
            for _ in 0..<events {
                // The system makes new ones each time.
                let contexts = Set(urls.map { UIOpenURLContext(url: $0) })
                window.count { sceneDelegate.scene(scene, openURLContexts: contexts) }
                Turn.end()
            }
            withExtendedLifetime(own) {}
        }
    }

    /// A URL that comes before its handlers do; what counts ends when one of these has handled it, on the next turn.
    static func kept(_ setup: KindSetup) -> Play {
        let listeners = self.listeners(setup)
        let (delegate, setHandlers) = keeping(setup.shape, listeners)
        let application = Peers.launch(delegate)
        let url = URL(fileURLWithPath: "/parcel/7")
        return Play(callsPerEvent: setup.handlers, arrivals: { listeners.reduce(0) { $0 + $1.arrivals } }) {
            events, window in
            for _ in 0..<events {
                window.count {
                    _ = delegate.application(application, open: url, options: [:])
                    setHandlers(true)
                    Turn.end()
                }
                setHandlers(false)
                Turn.end()
            }
        }
    }

    /// Makes an app delegate without handlers, and what gives it some and takes them away.
    private static func keeping(
        _ shape: Shape, _ listeners: [Listener]
    ) -> (any UIApplicationDelegate, (Bool) -> Void) {
        guard shape == .package else {
            let delegate = KeepingDelegate()
            return (delegate, { delegate.handlers = $0 ? listeners : [] })
        }
        let delegate = AppDelegate(roles: Roles())
        delegate.keptEventPolicy.respondsWithoutHandlers = true
        let handlers = Handlers<any URLDelegate>(listeners)
        return (delegate, { delegate.urlDelegate = $0 ? handlers : [] })
    }

    /// Handlers of which the right one handles a URL, if any.
    private static func listeners(_ setup: KindSetup) -> [Listener] {
        let opener: Int? =
            switch setup.kind {
            case .declined: nil
            case .first: 0
            default: setup.handlers - 1
            }
        return (0..<setup.handlers).map { Listener(opensURLs: $0 == opener) }
    }
}
