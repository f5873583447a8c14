import DecoupledAppDelegate
import HeadlessUIKit

/// Opens and closes the records, and shows the first screen.
@MainActor final class LaunchHandler: AppStateDelegate {
    private var hasAskedForConsent = false

    func application(_: UIApplication, willFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        Journal.shared.note("records opened")
        return true
    }

    func application(_: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        Screen.show(Installation.hasLaunched ? "today" : "introduction")
        Installation.hasLaunched = true
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard !hasAskedForConsent else { return }
        hasAskedForConsent = true
        Journal.shared.note("consent checked")
    }

    func applicationWillTerminate(_ application: UIApplication) { Journal.shared.note("records closed") }
}

/// Hides what nobody else must see.
@MainActor final class PrivacyHandler: AppStateDelegate, ProtectedDataDelegate, ExtensionDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { Screen.uncover() }

    func applicationWillResignActive(_ application: UIApplication) { Screen.cover() }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { Records.lock(true) }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { Records.lock(false) }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { Screen.allows(extensionPointIdentifier) }
}

/// Looks after the visit that is going on.
@MainActor final class VisitHandler: AppStateDelegate, OrientationDelegate, SystemConditionsDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) { VideoVisit.pause(true) }

    func applicationWillEnterForeground(_ application: UIApplication) { VideoVisit.pause(false) }

    func applicationWillTerminate(_ application: UIApplication) { VideoVisit.end() }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { Screen.orientations(of: window) }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        if !VideoVisit.isRunning { Journal.shared.note("images dropped") }
    }
}

/// Keeps the app's data up to date.
@MainActor final class SyncHandler: AppStateDelegate, SystemConditionsDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions _: LaunchOptions?) -> Bool {
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        Journal.shared.note("fetches scheduled")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Appointments.refresh() }

    func applicationDidEnterBackground(_ application: UIApplication) {
        if Session.isSignedIn { Journal.shared.note("sync scheduled") }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if Session.isSignedIn { Server.tell("patient is back") }
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Journal.shared.note("records drop their cache")
    }

    func applicationSignificantTimeChange(_ application: UIApplication) { Appointments.expire() }
}

extension SyncHandler: BackgroundFetchDelegate, BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { Server.fetch(completionHandler) }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) { Server.finish(identifier, completionHandler) }
}

/// Says which windows there are, and what is in them.
@MainActor final class WindowHandler: StateRestorationDelegate, SceneSessionDelegate {
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { Screen.restore(identifierComponents) }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Session.isSignedIn
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        SavedState.isReadable(in: coder)
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        SavedState.encode(with: coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        SavedState.decode(with: coder)
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { Screen.configuration(for: connectingSceneSession, options) }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        Screen.forget(sceneSessions)
    }
}
