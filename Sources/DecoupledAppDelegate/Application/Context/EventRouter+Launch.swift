// The end of the launch.

extension EventRouter {
    /// Notes that the launch is over, even if no handler wanted the event.
    func didLaunch(_ application: UIApplication) {
        if hasOwnDelegate(behind: application.currentDelegate) {
            guard applicationContext.launch == .pending else { return }
            applicationContext.endLaunch()
            if application !== applicationContext.identified { attach(to: application) }
            markMissedLaunchEvents()
            centerDelegateInstaller.launchDidEnd()
        } else if applicationContext.identified == nil {
            // Its delegate may forward to this router, which shows only once there are handlers.
            setApplication(application)
        }
    }

    /// Counts launch events that have not come as past, unless an override keeps one that handlers want, which is
    /// reported.
    private func markMissedLaunchEvents() {
        for event: AppEvent in [.willFinishLaunching, .didFinishLaunching] where !duplicateDetector.isPast(event) {
            // An override may still call super, later.
            if !overrideDispatcher.reportNotPassedOn(Slots.definition(of: event)) {
                duplicateDetector.markAsPast(event)
            }
        }
        guard let delegate = overrideDispatcher.delegate, type(of: delegate) == AppDelegate.self else { return }
        for name in AppDelegate.subclasses { registry.diagnostics.reportFault(.notStarted, by: name, in: "roles") }
    }
}
