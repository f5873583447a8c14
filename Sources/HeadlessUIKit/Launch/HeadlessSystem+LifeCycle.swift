// The launch, and the way between front and background.
//
// HeadlessConfiguration is what an app's Info.plist would declare, and LaunchReason why it is launched: both say what the delegate, or
// the first scene, is given. UIApplication+LaunchOptionsKey has the keys for that. HeadlessSystem+Run is what main() does: it starts
// the sources, launches, and serves the main queue. StartFailure says why that cannot be. HeadlessSystem+LifeCycle, below, is the order
// of a launch, and the steps between an application's states, which follow those of its scenes. HeadlessSystem+SavedState restores what
// an application without scenes has saved. The other end of the life is in the folder Ends.

import Foundation

extension HeadlessSystem {
    /// Launches the application and brings it to the foreground; does nothing if it has been launched, or is over.
    ///
    /// The order is UIKit's: the delegate's two methods, the notification; then, in an application with scenes, the first of
    /// them connects and comes to the foreground, with the reason of the launch in its connection options. In one without, the
    /// orientations are requested before and after, saved state is restored between the two methods, the reason is
    /// delivered unless either method returned false, and then the application becomes active.
    ///
    /// - Returns: Whether neither of the delegate's methods returned false; false if the application is over.
    @discardableResult public func launch() -> Bool { launch { _ in } }

    /// Launches the application; `whenTold` is called when the response that it was launched for is handled, with nil if no delegate was
    /// called.
    @discardableResult func launch(whenTold: @escaping @MainActor (Void?) -> Void) -> Bool {
        guard state.life == .notLaunched else { return state.life == .launched }
        state.life = .launched
        state.delegateConfiguresScenes = delegateConfiguresScenes
        let hasInterface = !isSceneBased && !launchReason.isBackground
        if hasInterface { prepareInterface() }
        let options = isSceneBased ? nil : launchReason.options
        let will = send(.willFinishLaunching) { $0.application(application, willFinishLaunchingWithOptions: options) }
        if hasInterface { restoreState() }
        let did = send(.didFinishLaunching) { $0.application(application, didFinishLaunchingWithOptions: options) }
        post(UIApplication.didFinishLaunchingNotification, userInfo: options)
        if launchReason.isBackground, configuration.contestedReports.contains(.backgroundPostedAtLaunch) {
            post(UIApplication.didEnterBackgroundNotification)
        }
        if hasInterface { askForOrientations(times: 3) }
        let isWilling = will != false && did != false
        if case .remoteNotification(let userInfo) = launchReason { receiveRemoteNotification(userInfo) { _ in } }
        if isSceneBased {
            connectFirstScene(whenTold: whenTold)
        } else {
            deliverLaunchReason(isWilling: isWilling, whenTold: whenTold)
            becomeActive()
        }
        return isWilling
    }

    /// Brings the application from the background to the foreground; does nothing in any other state.
    ///
    /// Those of its scenes come to the foreground that were there before; if there are none, one connects.
    public func enterForeground() {
        guard isInBackground else { return }
        if isSceneBased {
            bringScenesBack()
        } else {
            leaveBackground()
            becomeActive()
        }
    }

    /// Puts the application, with all its scenes, into the background; does nothing if it is there.
    public func enterBackground() {
        guard isInFront else { return }
        if isSceneBased {
            putScenesAway()
        } else {
            resignActive()
            goToBackground()
            saveState()
        }
    }

    /// Whether the application runs, and is not in the background.
    var isInFront: Bool { state.life == .launched && application.applicationState != .background }

    private var isInBackground: Bool { state.life == .launched && application.applicationState == .background }

    /// Does something that the user asked for elsewhere, for which the application comes to the foreground.
    func inForeground<Answer>(_ body: () -> Answer) -> Answer {
        guard isInBackground else { return body() }
        leaveBackground()
        defer { becomeActive() }
        return body()
    }

    /// Shows what there is before the delegate's first method: the state, the scene, and the question how the interface may be turned.
    private func prepareInterface() {
        application.applicationState = .inactive
        application.showSceneWithoutManifest()
        askForOrientations(times: 4)
    }

    private func deliverLaunchReason(isWilling: Bool, whenTold: @escaping @MainActor (Void?) -> Void) {
        switch launchReason {
        // What the user did with a notification is told whatever the delegate's methods returned.
        case .notificationResponse(let response): tell(response, completion: whenTold)
        case _ where !isWilling: break
        case .user, .background, .remoteNotification: break
        case .url(let url, let sourceApplication):
            var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
            options[.sourceApplication] = sourceApplication
            open(url, options: options)
        case .shortcutItem(let item): performAction(for: item) { _ in }
        case .userActivity(let activity), .handoff(let activity): continueUserActivity(activity)
        case .cloudKitShare(let metadata): acceptCloudKitShare(metadata)
        }
    }
}

/// The steps between an application's states; each does nothing in any other state than the one it starts from.
///
/// In an application with scenes they follow what the scenes do, and the delegate is not told, only who observes the
/// notifications.
extension HeadlessSystem {
    func leaveBackground() {
        let step = UIApplication.willEnterForegroundNotification
        let isDue = announce(step, of: application, while: application.applicationState == .background) {
            send(.willEnterForeground) { $0.applicationWillEnterForeground(application) }
        } _: {
            post(step)
        }
        guard isDue else { return }
        application.applicationState = .inactive
        if !isSceneBased { application.showSceneWithoutManifest() }
    }

    func becomeActive() {
        guard application.applicationState == .inactive else { return }
        application.applicationState = .active
        send(.didBecomeActive) { $0.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    func resignActive() {
        let step = UIApplication.willResignActiveNotification
        let isDue = announce(step, of: application, while: application.applicationState == .active) {
            send(.willResignActive) { $0.applicationWillResignActive(application) }
        } _: {
            post(step)
        }
        if isDue { application.applicationState = .inactive }
    }

    func goToBackground() {
        guard application.applicationState == .inactive else { return }
        application.applicationState = .background
        send(.didEnterBackground) { $0.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
    }
}
