import Foundation

extension HeadlessSystem {
    /// Launches the application and brings it to the front; does nothing if it has been launched.
    ///
    /// The order is UIKit's for applications without scenes: the delegate's two methods, the notification, the URL or
    /// shortcut it is launched by unless either method said false, and then it becomes active.
    ///
    /// - Returns: Whether neither of the delegate's methods said false.
    @discardableResult
    public func launch() -> Bool {
        guard !application.systemState.hasLaunched else { return true }
        application.systemState.hasLaunched = true
        let options = launchReason.options
        let will = send(.willFinishLaunching) { $0.application(application, willFinishLaunchingWithOptions: options) }
        let did = send(.didFinishLaunching) { $0.application(application, didFinishLaunchingWithOptions: options) }
        post(UIApplication.didFinishLaunchingNotification, userInfo: options)
        let isWilling = will != false && did != false
        if isWilling {
            deliverLaunchReason()
        }
        becomeActive()
        return isWilling
    }

    /// Brings the application from the background to the front; does nothing if it is not there.
    public func enterForeground() {
        guard leaveBackground() else { return }
        becomeActive()
    }

    /// Puts the application into the background; does nothing if it is there.
    public func enterBackground() {
        guard application.systemState.hasLaunched, application.applicationState != .background else { return }
        resignActive()
        application.applicationState = .background
        send(.didEnterBackground) { $0.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Tells the application that it ends, stops its sources and ends the process with status 0.
    public func terminate() {
        guard !application.systemState.hasTerminated else { return }
        application.systemState.hasTerminated = true
        send(.willTerminate) { $0.applicationWillTerminate(application) }
        post(UIApplication.willTerminateNotification)
        stop()
        configuration.exit(0)
    }

    /// Does something that the user asked for elsewhere, for which the application comes to the front.
    func inForeground<Answer>(_ body: () -> Answer) -> Answer {
        guard leaveBackground() else { return body() }
        defer { becomeActive() }
        return body()
    }

    private func deliverLaunchReason() {
        switch launchReason {
        case .user:
            break
        case .url(let url, let sourceApplication):
            var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
            options[.sourceApplication] = sourceApplication
            open(url, options: options)
        case .shortcutItem(let item):
            performAction(for: item) { _ in }
        }
    }

    private func leaveBackground() -> Bool {
        guard application.applicationState == .background else { return false }
        send(.willEnterForeground) { $0.applicationWillEnterForeground(application) }
        post(UIApplication.willEnterForegroundNotification)
        application.applicationState = .inactive
        return true
    }

    private func becomeActive() {
        guard application.applicationState == .inactive else { return }
        application.applicationState = .active
        send(.didBecomeActive) { $0.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    private func resignActive() {
        guard application.applicationState == .active else { return }
        send(.willResignActive) { $0.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification)
        application.applicationState = .inactive
    }
}
