import DecoupledAppDelegate
import HeadlessUIKit

/// Opens and closes the records, and shows the first screen.
final class Launch: ClinicHandler {
    private var hasAskedForConsent = false
}

extension Launch: AppStateDelegate {
    func application(_: UIApplication, willFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        Journal.note("records opened")
        return true
    }

    func application(_: UIApplication, didFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        Screen.show(Installation.hasLaunched ? "today" : "introduction")
        Installation.hasLaunched = true
        return true
    }

    func applicationDidBecomeActive(_: UIApplication) {
        guard !hasAskedForConsent else { return }
        hasAskedForConsent = true
        Journal.note("consent checked")
    }

    func applicationWillTerminate(_: UIApplication) { Journal.note("records closed") }
}

/// Hides what nobody else must see.
final class Privacy: ClinicHandler {}

extension Privacy: AppStateDelegate {
    func applicationDidBecomeActive(_: UIApplication) { Screen.uncover() }
    func applicationWillResignActive(_: UIApplication) { Screen.cover() }
}

extension Privacy: ProtectedDataDelegate {
    func applicationProtectedDataWillBecomeUnavailable(_: UIApplication) { Records.lock(true) }
    func applicationProtectedDataDidBecomeAvailable(_: UIApplication) { Records.lock(false) }
}

extension Privacy: ExtensionDelegate {
    func application(
        _: UIApplication, shouldAllowExtensionPointIdentifier point: UIApplication.ExtensionPointIdentifier
    ) -> Bool { Screen.allows(point) }
}

/// Looks after the visit that is going on.
final class Visits: ClinicHandler {}

extension Visits: AppStateDelegate {
    func applicationDidEnterBackground(_: UIApplication) { VideoVisit.pause(true) }
    func applicationWillEnterForeground(_: UIApplication) { VideoVisit.pause(false) }
    func applicationWillTerminate(_: UIApplication) { VideoVisit.end() }
}

extension Visits: OrientationDelegate {
    func application(_: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { Screen.orientations(of: window) }
}

extension Visits: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_: UIApplication) {
        if !VideoVisit.isRunning { Journal.note("images dropped") }
    }
}

/// Keeps the app's data up to date.
final class Sync: ClinicHandler {}

extension Sync: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        Journal.note("fetches scheduled")
        return true
    }

    func applicationDidBecomeActive(_: UIApplication) { Appointments.refresh() }

    func applicationDidEnterBackground(_: UIApplication) { if Session.isSignedIn { Journal.note("sync scheduled") } }

    func applicationWillEnterForeground(_: UIApplication) { if Session.isSignedIn { Server.tell("patient is back") } }
}

extension Sync: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_: UIApplication) { Journal.note("records drop their cache") }
    func applicationSignificantTimeChange(_: UIApplication) { Appointments.expire() }
}

extension Sync: BackgroundFetchDelegate {
    func application(_: UIApplication, performFetchWithCompletionHandler completion: @escaping FetchCompletion) {
        Server.fetch(completion)
    }
}

extension Sync: BackgroundURLSessionDelegate {
    func application(
        _: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping Completion
    ) { Server.finish(identifier, completionHandler) }
}

/// Says which windows there are, and what is in them.
final class Windows: ClinicHandler {}

extension Windows: StateRestorationDelegate {
    func application(
        _: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? { Screen.restore(path) }

    func application(_: UIApplication, shouldSaveSecureApplicationState _: NSCoder) -> Bool { Session.isSignedIn }

    func application(_: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        SavedState.isReadable(in: coder)
    }

    func application(_: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { SavedState.encode(with: coder) }
    func application(_: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { SavedState.decode(with: coder) }
}

extension Windows: SceneSessionDelegate {
    func application(
        _: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { Screen.configuration(for: session, options) }

    func application(_: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        Screen.forget(sessions)
    }
}
