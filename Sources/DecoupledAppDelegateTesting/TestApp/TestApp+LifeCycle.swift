import DecoupledAppDelegate

extension TestApp {
    /// Puts the app into the background; does nothing if it is there.
    public func enterBackground() {
        guard !isInBackground, !putScenesAway() else { return }
        deliver(.willResignActive)
        goToBackground()
    }

    /// Brings the app back from the background; does nothing if it is not there.
    public func enterForeground() {
        guard isInBackground, !bringScenesBack() else { return }
        leaveBackground()
        deliver(.didBecomeActive)
    }

    /// Notifies the app that memory is short.
    public func receiveMemoryWarning() { deliver(.didReceiveMemoryWarning) }

    /// Notifies the app that it is about to terminate, from whatever state it is in; its scenes are disconnected first.
    public func terminate() {
        disconnectScenes()
        deliver(.willTerminate)
    }

    /// Notifies the app that files that are encrypted while the device is locked can be read, or soon no longer.
    ///
    /// - Parameter isAvailable: Whether they can be read.
    public func setProtectedDataAvailable(_ isAvailable: Bool) {
        deliver(isAvailable ? .protectedDataDidBecomeAvailable : .protectedDataWillBecomeUnavailable)
    }

    /// Does something for which the app comes to the front.
    func inForeground<Answer>(_ body: () -> Answer) -> Answer {
        guard isInBackground, !bringScenesBack() else { return body() }
        leaveBackground()
        defer { deliver(.didBecomeActive) }
        return body()
    }

    private func leaveBackground() {
        isInBackground = false
        deliver(.willEnterForeground)
    }

    private func goToBackground() {
        isInBackground = true
        deliver(.didEnterBackground)
    }
}
