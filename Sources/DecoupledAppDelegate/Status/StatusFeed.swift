import Dispatch
import Foundation

/// Brings into the status what the system tells of one application, by whichever door it comes.
@MainActor
final class StatusFeed {
    let status = AppStatus()
    unowned let front: ApplicationFront

    private var memoryWarningEcho = Echo()
    private var observations: [SystemObservation] = []

    init(of front: ApplicationFront) {
        self.front = front
    }

    /// Takes over what is known, and follows what happens from now on.
    func start() {
        front.state.levelDidChange = { [status] level in
            status.update { $0.applicationState = UIApplication.State(level) }
        }
        front.scenes.didChange = { [status] scenes in
            status.update { $0.connectedScenes = scenes }
        }
        takeOver()
        followNotifications()
        followRegistration()
    }

    /// Takes over what the front and its application show by themselves.
    func takeOver() {
        if let level = front.state.level { front.state.levelDidChange(level) }
        front.scenes.didChange(front.scenes.all)
        guard let application = front.knownApplication, front.isOwn(application) else { return }
        protectedDataIsAvailable(application.isProtectedDataAvailable)
        for scene in application.connectedScenes where front.isOwn(scene) {
            front.scenes.append(scene, scene.delegate as? SceneDelegate)
        }
    }

    func protectedDataIsAvailable(_ isAvailable: Bool) {
        status.update { $0.isProtectedDataAvailable = isAvailable }
    }

    func didReceiveMemoryWarning(by door: Echo.Door) {
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
                if front?.isOwn(scene) == true { front?.scenes.append(scene, scene.delegate as? SceneDelegate) }
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

extension UIApplication.State {
    init(_ level: AppStateMachine.Level) {
        switch level {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
