/// The steps between an application's states; each does nothing in any other state than the one it starts from.
///
/// In an application with scenes they follow what the scenes do, and the delegate is not told, only who observes the
/// notifications.
extension HeadlessSystem {
    func leaveBackground() {
        guard application.applicationState == .background else { return }
        send(.willEnterForeground) { $0.applicationWillEnterForeground(application) }
        post(UIApplication.willEnterForegroundNotification)
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
        guard application.applicationState == .active else { return }
        send(.willResignActive) { $0.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification)
        application.applicationState = .inactive
    }

    func goToBackground() {
        guard application.applicationState == .inactive else { return }
        application.applicationState = .background
        send(.didEnterBackground) { $0.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
    }
}
