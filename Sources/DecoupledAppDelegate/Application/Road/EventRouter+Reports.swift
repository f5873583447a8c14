import Foundation

// Station 3: the router prepares for a report, finds out which events it is, and publishes each.

extension EventRouter {
    /// Prepares for a report: notes what it shows of the application and its scenes, sets the notification center's
    /// delegate if there is none, and routes a connection that the delegate of an active scene has not forwarded.
    func prepare(for report: AnyDelivery) {
        centerDelegateInstaller.reinstallIfVacant()
        if let scene = report.sceneInPlaceOfApp { listenToApplication(of: scene) }
        switch report.kind {
        case .launch:
            if applicationContext.mode != .live || applicationContext.delegateSnapshot == nil {
                attach(to: report.origin.application)
            }
        case .sceneConfiguration:
            if let input = report.input(as: SceneConfigurationInput.self) {
                scenes.configure(input.session, for: input.connectionOptions)
            }
        case .sceneConnection:
            if let input = report.input(as: SceneConnectionInput.self) {
                _ = scenes.removeOptions(of: input.session)
                addScene(input.scene)
            }
        case .sceneState:
            if let scene = report.input(as: UIScene.self) { prepareForChange(report.event, of: scene) }
        case .transition:
            if applicationContext.identified == nil { setApplication(report.origin.application) }
        case .userNotificationCenter:
            centerDelegateInstaller.pruneDisplaced()
        case .remoteNotificationRegistration, .termination, nil: break
        }
    }

    /// The events that a report is.
    enum ReportedEvents {
        /// The event itself; or the transitions that it causes, most often itself after others that were skipped.
        case events([AnyDelivery])

        /// A transition that the app has made before, or that another scene keeps the app from making.
        case noEvent
    }

    /// Returns the events that a report is.
    func makeEvents(from report: AnyDelivery) -> ReportedEvents {
        guard let transition = report.transition else { return .events([report]) }
        let transitions = appState.apply(transition, reportedBy: report.origin, usesScenes: usesScenes)
        guard !transitions.isEmpty else { return .noEvent }
        return .events(
            transitions.map { next in
                guard next !== transition else { return report }
                let origin = Origin(.inserted, from: report.origin.application, in: report.origin.scene)
                return Delivery(of: next.event.definition, (), from: origin, by: registry, timing: nil)
            })
    }

    /// Publishes an event before anybody receives it: the app's state and status change, and what stays valid takes the
    /// place of the last one.
    func publish(_ delivery: AnyDelivery) {
        switch delivery.kind {
        case .transition(let transition):
            appState.reach(transition)
            centerDelegateInstaller.installOrReport()
            // An SDK that has started since may have put methods on a delegate's class.
            if transition.event == .didBecomeActive { reassignment.request() }
        case .remoteNotificationRegistration:
            applicationContext.setRegistration(
                delivery.input(as: Data.self).map { .success($0) }
                    ?? delivery.input(as: (any Error).self).map { .failure($0) })
        default: break
        }
        registry.keptEvents.replaceLasting(by: delivery)
        follower?.applicationDidChange(by: delivery.event)
    }
}
