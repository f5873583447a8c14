// The ends of an application, and signals, which bring most of them.
//
// HeadlessSystem+Ends, below, ends the application as the system does or as the user does. SignalSource turns signals into its life
// cycle. TerminationSignals takes those that end the process; their handler may do next to nothing, so it raises a SignalFlag.
// StopSignal holds Control-Z back until the application is in the background. SignalDisposition and SignalMask change what the process
// and a thread do about a signal, and put it back. OutputSource ends an application whose output nobody reads any more. StandardStreams
// keeps such a stream from doing harm.

import Foundation

/// The ends of an application: by the system, and by the user, who swipes it away or closes its last window.
///
/// The process ends with status 0 if it runs the application, by `UIApplicationDelegate.main()`. Any other application is over: no method
/// of its delegates is called any more, nothing is posted, and the process goes on.
extension HeadlessSystem {
    /// Ends the application as the system does.
    ///
    /// Scenes in front go to the background first, where the system ends an application. They are disconnected, and their sessions
    /// remain; then the delegate is notified, and the sources are stopped.
    public func terminate() {
        guard state.life == .notLaunched || state.life == .launched else { return }
        state.life = .ending
        for scene in state.scenes { disconnect(scene) }
        end()
    }

    /// Swipes the application away, as the user does in the app switcher.
    ///
    /// A scene in front becomes inactive, but does not enter the background; an application without scenes does. The scenes are
    /// disconnected, the sessions of the windows are discarded, and the delegate is notified.
    public func swipeAway() {
        guard state.life == .launched else { return }
        if !isSceneBased || configuration.contestedReports.contains(.backgroundBeforeSwipe) { enterBackground() }
        guard state.life == .launched else { return }
        end(closing: state.scenes)
    }

    /// Closes a scene for good, as the user does: it is disconnected and its session discarded.
    ///
    /// With its last window the application ends, as by ``swipeAway()``. Otherwise the scene enters the background first, and those that
    /// are in front become active again.
    ///
    /// - Parameter scene: The scene.
    public func close(_ scene: UIScene) {
        guard state.life == .launched, application.connectedScenes.contains(scene) else { return }
        guard !isLastWindow(scene) else { return end(closing: [scene]) }
        disconnect(scene)
        // A delegate may have closed it, or ended the application, meanwhile.
        guard state.life == .launched, application.openSessions.contains(scene.session) else { return }
        discard([scene.session])
        let others = activeWindowScenes
        others.forEach(deactivate)
        others.forEach(activate)
    }

    /// Takes it that the application has been launched, by who plays that himself.
    package func noteLaunch() { state.life = .launched }

    /// Takes it that the application is over, by who plays that himself.
    package func noteEnd() { state.life = .over }

    /// Whether the process ends with the application.
    var endsProcess: Bool { state.isRun && configuration.exit == nil }

    /// Whether the application ends with a scene: it is a window, there is no other, and nothing else is connected.
    func isLastWindow(_ scene: UIScene) -> Bool {
        let windows = state.sessions.filter(\.isOfWindow)
        return windows == [scene.session] && state.scenes == [scene]
    }

    /// The windows that are in front, in the order in which they became active.
    var activeWindowScenes: [UIScene] {
        state.scenes.filter { $0.session.isOfWindow && $0.activationState == .foregroundActive }
    }

    private func end(closing scenes: [UIScene]) {
        state.life = .ending
        scenes.forEach(deactivate)
        scenes.forEach(detach)
        if state.scenes.isEmpty { application.applicationState = .background }
        discard(Set(scenes.map(\.session).filter(\.isOfWindow)))
        end()
    }

    private func end() {
        send(.willTerminate) { $0.applicationWillTerminate(application) }
        post(UIApplication.willTerminateNotification)
        finish(with: EXIT_SUCCESS)
    }

    /// Takes it that the application is over, and ends the process with it.
    func finish(with status: Int32) {
        stop()
        state.life = .over
        configuration.exit?(status)
        if endsProcess { exit(status) }
    }
}
