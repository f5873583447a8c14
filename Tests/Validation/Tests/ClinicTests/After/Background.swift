import DecoupledAppDelegate
import HeadlessUIKit

/// Keeps the app's data up to date.
@MainActor final class SyncHandler {}

extension SyncHandler: AppStateDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        Journal.shared.note("fetches scheduled")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard Appointments.areStale else { return }
        Appointments.areStale = false
        Server.load("appointments") { _ in Journal.shared.note("today is up to date") }
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        if Session.isSignedIn { Journal.shared.note("sync scheduled") }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if Session.isSignedIn { Server.tell("patient is back") }
    }
}

extension SyncHandler: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Records.dropCache() }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        Appointments.areStale = true
        Journal.shared.note("another day")
    }
}

extension SyncHandler: BackgroundFetchDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        guard Session.isSignedIn else { return completionHandler(.noData) }
        Server.load("appointments") { result in
            if result == .newData { Journal.shared.note("badge counted") }
            completionHandler(result)
        }
    }
}

extension SyncHandler: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        guard identifier != Transfer.uploads else {
            return Server.load("receipts of uploads") { result in
                Journal.shared.note(result == .failed ? "uploads wait" : "uploads done")
                completionHandler()
            }
        }
        if identifier.hasPrefix(Transfer.downloads) {
            Journal.shared.note("download of \(identifier.dropFirst(Transfer.downloads.count)) done")
        }
        completionHandler()
    }
}

/// Says which windows there are, and what is in them.
@MainActor final class WindowHandler {}

extension WindowHandler: StateRestorationDelegate {
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        guard identifierComponents.first == "root", let last = identifierComponents.last else { return nil }
        let controller: UIViewController
        switch last {
        case "document": controller = DocumentController(nibName: nil, bundle: nil)
        case "today": controller = UIViewController(nibName: nil, bundle: nil)
        default: return nil
        }
        controller.restorationIdentifier = last
        return controller
    }

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
}

extension WindowHandler: SceneSessionDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        switch connectingSceneSession.role {
        case .windowExternalDisplayNonInteractive:
            return UISceneConfiguration(name: "Display", sessionRole: .windowExternalDisplayNonInteractive)
        case .windowApplication:
            let isMessage = options.userActivities.contains { $0.activityType == ActivityType.draft }
            return .window(named: isMessage ? "Message" : "Main")
        default:
            return connectingSceneSession.configuration
        }
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        for id in sceneSessions.map(\.persistentIdentifier).sorted() { Journal.shared.note("window \(id) forgotten") }
    }
}
