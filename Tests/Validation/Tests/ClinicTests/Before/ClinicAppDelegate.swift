import HeadlessUIKit

/// The app delegate that has grown with the app.
final class ClinicAppDelegate: UIResponder, UIApplicationDelegate {
    /// The app's window, which comes from its storyboard.
    var window: UIWindow?

    var isActive = false
    var hasAskedForConsent = false
    var waitingLink: (url: URL, source: String?)?
    var waitingDesk: String?
    var waitingAction: UIApplicationShortcutItem?
    var waitingReplies: [(text: String, doctor: String)] = []

    /// Opens the records.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.shared.note("records opened")
        return true
    }

    /// Shows the first screen, and registers for what is to come.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().setNotificationCategories(Category.all)
        Screen.show(Installation.hasLaunched ? "today" : "introduction")
        Installation.hasLaunched = true
        if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
            Journal.shared.note("launched for \(push["kind"] as? String ?? "a push")")
        }
        application.registerForRemoteNotifications()
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        Journal.shared.note("fetches scheduled")
        // The action is performed when the app becomes active; UIKit must not hand it over a second time.
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            waitingAction = item
            return false
        }
        return true
    }

    /// Shows the screen, and does what has waited.
    func applicationDidBecomeActive(_ application: UIApplication) {
        isActive = true
        Screen.uncover()
        if !hasAskedForConsent {
            hasAskedForConsent = true
            Journal.shared.note("consent checked")
        }
        if let desk = waitingDesk {
            waitingDesk = nil
            Appointments.checkIn(at: desk)
        }
        if let item = waitingAction {
            waitingAction = nil
            perform(item) { _ in }
        }
        if Appointments.areStale {
            Appointments.areStale = false
            Server.load("appointments") { _ in Journal.shared.note("today is up to date") }
        }
    }

    /// Hides the screen.
    func applicationWillResignActive(_ application: UIApplication) {
        isActive = false
        Screen.cover()
    }

    /// Saves what is being done.
    func applicationDidEnterBackground(_ application: UIApplication) {
        VideoVisit.pause(true)
        Messages.saveDraft()
        if Session.isSignedIn { Journal.shared.note("sync scheduled") }
    }

    /// Goes on with what has been stopped.
    func applicationWillEnterForeground(_ application: UIApplication) {
        VideoVisit.pause(false)
        if Session.isSignedIn { Server.tell("patient is back") }
    }

    /// Ends everything.
    func applicationWillTerminate(_ application: UIApplication) {
        VideoVisit.end()
        Messages.saveDraft()
        Journal.shared.note("records closed")
    }

    /// Frees memory.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Records.dropCache()
        if !VideoVisit.isRunning { Journal.shared.note("images dropped") }
    }

    /// Remembers that the appointments are of another day.
    func applicationSignificantTimeChange(_ application: UIApplication) {
        Appointments.areStale = true
        Journal.shared.note("another day")
    }

    /// Locks the records.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { Records.lock(true) }

    /// Unlocks the records, and sends the replies that have waited.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        Records.lock(false)
        let replies = waitingReplies
        waitingReplies = []
        for reply in replies { Messages.send(reply.text, to: reply.doctor) }
    }

    /// Allows landscape in visits and for documents.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        if VideoVisit.isRunning { return .allButUpsideDown }
        return window?.rootViewController is DocumentController ? .landscape : .portrait
    }

    /// Keeps patients' words from the keyboards of others.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { extensionPointIdentifier != .keyboard || !Session.isSignedIn }

    /// Restores a screen.
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

    /// Saves the state of patients.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Session.isSignedIn
    }

    /// Restores a state that the app can read.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        SavedState.isReadable(in: coder)
    }

    /// Writes the state.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        SavedState.encode(with: coder)
    }

    /// Reads the state.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        SavedState.decode(with: coder)
    }

    /// Says which window is opened.
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

    /// Forgets windows.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        for id in sceneSessions.map(\.persistentIdentifier).sorted() { Journal.shared.note("window \(id) forgotten") }
    }

    /// Joins a family.
    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { Journal.shared.note("family joined in \(cloudKitShareMetadata.containerIdentifier)") }
}
