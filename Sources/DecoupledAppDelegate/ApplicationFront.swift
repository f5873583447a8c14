import Dispatch

/// What an app delegate keeps beside its router: the window, and the application whose cached answers it keeps true.
///
/// UIKit caches what `responds(to:)` said when its delegate was set. When an answer changes later, the front sets the same object
/// anew, so that UIKit asks again.
@MainActor
final class ApplicationFront {
    static let shared = ApplicationFront(router: EventRouter())

    let router: EventRouter<Roles>
    let responses: Responses
    var window: UIWindow?

    private weak var application: UIApplication?

    /// The application's delegate when it called this front, which therefore passes events on to it.
    private weak var applicationDelegate: AnyObject?

    private var launchObservation: Observation?

    /// The answers that UIKit knows, from the first change of a turn until the delegate has been set anew.
    private var knownAnswers: Set<AppEvent>?

    init(router: EventRouter<Roles>) {
        self.router = router
        responses = router.responses
        router.responsesWillChange = { [weak self] in self?.scheduleReassignment(since: $0) }
        launchObservation = Observation(of: UIApplication.didFinishLaunchingNotification) { [weak self] application in
            self?.didLaunch(application)
        }
    }

    func willFinishLaunching(_ input: LaunchInput) -> Bool {
        meet(input.application)
        return router.willFinishLaunching(input)
    }

    func didFinishLaunching(_ input: LaunchInput) -> Bool {
        meet(input.application)
        return router.didFinishLaunching(input)
    }
}

// MARK: Launch

extension ApplicationFront {
    /// Learns which application it works for; what changed before has been asked for by the application itself.
    private func meet(_ application: UIApplication) {
        guard applicationDelegate == nil else { return }
        self.application = application
        applicationDelegate = application.currentDelegate
        if responses.wasAsked {
            knownAnswers = nil
        } else if knownAnswers != nil {
            reassignOnNextTurn()
        }
    }

    /// Learns of a launch that nobody wanted to hear of.
    private func didLaunch(_ application: UIApplication) {
        if isFront(application.currentDelegate) {
            self.application = application
            router.didLaunchUnheard()
        } else if self.application == nil {
            // Its delegate may pass events on to this front, which shows only once there are handlers.
            self.application = application
        }
    }

    private final class Observation {
        private let token: any NSObjectProtocol

        init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable (UIApplication) -> Void) {
            token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let application = notification.object as? UIApplication else { return }
                let handover = Handover(value: application)
                MainThread.run { action(handover.value) }
            }
        }

        deinit {
            NotificationCenter.default.removeObserver(token)
        }
    }
}

// MARK: Re-assignment

extension ApplicationFront {
    private func scheduleReassignment(since answers: Set<AppEvent>) {
        guard knownAnswers == nil else { return }
        knownAnswers = answers
        reassignOnNextTurn()
    }

    private func reassignOnNextTurn() {
        // On a turn of its own: UIKit does not expect its delegate to change inside a callback.
        DispatchQueue.main.async { [weak self] in self?.reassign() }
    }

    private func reassign() {
        // Before the launch there is nothing to set; the change is remembered until then.
        guard let application, let knownAnswers else { return }
        self.knownAnswers = nil
        // The local reference keeps the delegate alive, which UIKit does not.
        guard knownAnswers != responses.current, let delegate = application.currentDelegate, isFront(delegate) else {
            return
        }
        application.currentDelegate = nil
        application.currentDelegate = delegate
    }

    /// Whether an application's delegate is an app delegate of this front, or passes events on to one as SwiftUI's does.
    private func isFront(_ delegate: (any UIApplicationDelegate)?) -> Bool {
        if let delegate, delegate === applicationDelegate { return true }
        if let delegate = delegate as? AppDelegate { return delegate.front === self }
        guard let responder = delegate as? UIResponder else { return false }
        return responses.current.contains { event in
            let target = responder.forwardingTarget(for: Selector(event.rawValue))
            return (target as? AppDelegate)?.front === self
        }
    }
}
