import Dispatch
import Foundation

/// Updates the status from one application's events and notifications.
@MainActor
final class StatusFeed {
    let status = AppStatus()
    private unowned let front: ApplicationFront

    private var memoryWarningEcho = Echo()
    private var observations: [SystemObservation] = []

    /// Reads the current state, and follows changes from now on.
    init(of front: ApplicationFront) {
        self.front = front
        front.followers.append(self)
        takeOver()
        if let registration = front.registration { willDeliver(registration.event, registration.input) }
        followNotifications()
        // The registration is told by methods alone, which have to be announced.
        front.router.publishResponses()
    }

    /// Takes over what the front and its application show by themselves.
    private func takeOver() {
        if let level = front.state.level { levelDidChange(to: level) }
        scenesDidChange()
        guard let application = front.knownApplication, front.isOwn(application) else { return }
        protectedDataIsAvailable(application.isProtectedDataAvailable)
        for scene in application.connectedScenes where front.isOwn(scene) { front.connect(scene, delegate: nil) }
    }

    private func protectedDataIsAvailable(_ isAvailable: Bool) {
        status.update { $0.isProtectedDataAvailable = isAvailable }
    }

    private func didReceiveMemoryWarning(by door: Echo.Door) {
        guard !memoryWarningEcho.answers(door) else { return }
        let now = Date()
        status.update { $0.lastMemoryWarning = now }
        // The system tells both in one turn; what comes later is another warning, though this one was told by one door only.
        DispatchQueue.main.async { [weak self] in self?.memoryWarningEcho = Echo() }
    }

    private func followNotifications() {
        observations = [
            observation(of: UIApplication.protectedDataWillBecomeUnavailableNotification) {
                $0.protectedDataIsAvailable(false)
            },
            observation(of: UIApplication.protectedDataDidBecomeAvailableNotification) {
                $0.protectedDataIsAvailable(true)
            },
            observation(of: UIApplication.didReceiveMemoryWarningNotification) {
                $0.didReceiveMemoryWarning(by: .notification)
            },
            SystemObservation(of: UIScene.willConnectNotification) { [weak front] (scene: UIScene) in
                if front?.isOwn(scene) == true { front?.connect(scene, delegate: nil) }
            },
        ]
    }

    private func observation(
        of name: Notification.Name,
        _ action: @escaping @MainActor @Sendable (StatusFeed) -> Void
    ) -> SystemObservation {
        // The front is looked at weakly: while it is freed, on whichever thread, a notification may find the feed still there.
        SystemObservation(of: name) { [weak self, weak front] (application: UIApplication) in
            if let self, let front, front.isOwn(application) { action(self) }
        }
    }
}

extension StatusFeed: ApplicationFollower {
    var neededEvents: EventSet { AppEvent.ofRegistration }

    func didLearnApplication() {
        takeOver()
    }

    func levelDidChange(to level: AppStateMachine.Level) {
        status.update { $0.applicationState = UIApplication.State(level) }
    }

    func scenesDidChange() {
        status.update { $0.connectedScenes = front.scenes.all }
    }

    func willDeliver(_ event: AppEvent, _ input: any EventInput) {
        switch event {
        case .protectedDataWillBecomeUnavailable: protectedDataIsAvailable(false)
        case .protectedDataDidBecomeAvailable: protectedDataIsAvailable(true)
        case .didReceiveMemoryWarning: didReceiveMemoryWarning(by: .method)
        default: takeRegistration(input)
        }
    }
}

extension UIApplication.State {
    fileprivate init(_ level: AppStateMachine.Level) {
        switch level {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
