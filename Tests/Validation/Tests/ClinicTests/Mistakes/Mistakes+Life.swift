import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let life = launch + states + conditions

    private static let launch = [
        Mistake(
            "The first screen is shown by both launch methods",
            [.effects: .didFinishLaunching]
        ) {
            $0.appStateDelegate.change(LaunchHandler.self, at: .willFinishLaunching) { launch, options in
                launch.application(.shared, willFinishLaunchingWithOptions: options)
                    && launch.application(.shared, didFinishLaunchingWithOptions: options)
            }
        },
        Mistake("The records are opened when the launch is finished", [.otherEvent: .willFinishLaunching]) {
            $0.appStateDelegate.change(LaunchHandler.self) { launch, changed in
                changed.answer(.willFinishLaunching) { _ in true }
                changed.answer(.didFinishLaunching) {
                    launch.application(.shared, willFinishLaunchingWithOptions: $0)
                        && launch.application(.shared, didFinishLaunchingWithOptions: $0)
                }
            }
        },
        Mistake("Every launch is taken for the first", [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.change(LaunchHandler.self, at: .didFinishLaunching) { launch, options in
                Installation.hasLaunched = false
                return launch.application(.shared, didFinishLaunchingWithOptions: options)
            }
        },
        Mistake(
            "The launch is refused as long as nobody is signed in",
            [.answer: .didFinishLaunching, .missingEvent: .openURL]
        ) {
            $0.appStateDelegate.change(LaunchHandler.self, at: .didFinishLaunching) { launch, options in
                launch.application(.shared, didFinishLaunchingWithOptions: options) && Session.isSignedIn
            }
        },
        Mistake("Nobody registers for pushes at launch", [.missingEvent: .didRegisterForRemoteNotifications]) {
            $0.appStateDelegate.drop(PushHandler.self)
        },
        Mistake("The kind of the push that launches is looked for in its aps", [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.change(PushHandler.self, at: .didFinishLaunching) { pushes, options in
                var options = options
                if let push = options?[.remoteNotification] as? [AnyHashable: Any] {
                    options?[.remoteNotification] = push["aps"] as? [AnyHashable: Any] ?? [:]
                }
                return pushes.application(.shared, didFinishLaunchingWithOptions: options)
            }
        },
        Mistake("The categories of notifications are not set", [.systemRequests: nil]) {
            $0.appStateDelegate.drop(NotificationHandler.self)
        },
        Mistake("A launch by a quick action is answered with true", [.answer: .didFinishLaunching]) {
            $0.appStateDelegate.change(QuickActionHandler.self, at: .didFinishLaunching) { actions, options in
                actions.application(.shared, didFinishLaunchingWithOptions: options) || true
            }
        },
        Mistake("The quick action of a launch is performed during the launch", [.otherEvent: .didBecomeActive]) {
            $0.appStateDelegate.change(QuickActionHandler.self, at: .didFinishLaunching) { actions, options in
                defer { actions.applicationDidBecomeActive(.shared) }
                return actions.application(.shared, didFinishLaunchingWithOptions: options)
            }
        },
    ]

    private static let states = [
        Mistake("Consent is checked at every activation", [.effects: .didBecomeActive]) {
            $0.appStateDelegate.change(LaunchHandler.self, at: .didBecomeActive) { _, _ in
                Journal.shared.note("consent checked")
            }
        },
        Mistake("The screen is covered only in the background", [.otherEvent: .willResignActive]) {
            $0.appStateDelegate.change(PrivacyHandler.self) { privacy, changed in
                changed.answer(.willResignActive) { _ in }
                changed.answer(.didEnterBackground) { _ in privacy.applicationWillResignActive(.shared) }
            }
        },
        Mistake("The patient waits for check-in in another object", [.effects: .didBecomeActive]) {
            $0.urlDelegate.change(CheckInHandler.self, at: .openURL) { CheckInHandler().open($1.url, $1.options) }
        },
        Mistake("Who waits for check-in waits no longer than to the first activation", [.effects: .didBecomeActive]) {
            var isFirst = true
            $0.appStateDelegate.change(CheckInHandler.self, at: .didBecomeActive) { checkIn, _ in
                if isFirst { checkIn.applicationDidBecomeActive(.shared) }
                isFirst = false
            }
        },
        Mistake("Check-in does not learn that the app is inactive", [.otherEvent: .didBecomeActive]) {
            $0.appStateDelegate.change(CheckInHandler.self, at: .willResignActive) { _, _ in }
        },
        Mistake("The camera goes on in the background", [.effects: .didEnterBackground]) {
            $0.appStateDelegate.change(VisitHandler.self, at: .didEnterBackground) { _, _ in }
        },
        Mistake("The draft is saved when the app becomes inactive, too", [.effects: .willResignActive]) {
            $0.appStateDelegate.change(DraftHandler.self, at: .willResignActive) { drafts, _ in
                drafts.applicationDidEnterBackground(.shared)
            }
        },
        Mistake("The draft is saved by a task that starts too late", [.effects: .didEnterBackground]) {
            $0.appStateDelegate.change(DraftHandler.self, at: .didEnterBackground) { drafts, _ in
                Task { drafts.applicationDidEnterBackground(.shared) }
            }
        },
        Mistake(
            "Nothing is saved when the app ends, since it has been in the background before", [.effects: .willTerminate]
        ) {
            var hasSaved = false
            $0.appStateDelegate.change(DraftHandler.self) { drafts, changed in
                changed.answer(.didEnterBackground) { _ in
                    hasSaved = true
                    drafts.applicationDidEnterBackground(.shared)
                }
                changed.answer(.willTerminate) { _ in
                    if !hasSaved { drafts.applicationWillTerminate(.shared) }
                }
            }
        },
        Mistake("The server is told of every return, whoever is signed in", [.effects: .willEnterForeground]) {
            $0.appStateDelegate.change(SyncHandler.self, at: .willEnterForeground) { _, _ in
                Server.tell("patient is back")
            }
        },
    ]

    private static let conditions = [
        Mistake("Memory is not freed in a visit at all", [.effects: .didReceiveMemoryWarning]) {
            $0.systemConditionsDelegate.change(SyncHandler.self, at: .didReceiveMemoryWarning) { sync, _ in
                if !VideoVisit.isRunning { sync.applicationDidReceiveMemoryWarning(.shared) }
            }
        },
        Mistake(
            "Nobody is told of another day", [.effects: .didReceiveMemoryWarning, .effects: .significantTimeChange]
        ) { $0.systemConditionsDelegate.drop(SyncHandler.self) },
        Mistake("Replies are sent before the records are unlocked", [.order: .protectedDataDidBecomeAvailable]) {
            $0.protectedDataDelegate.reverse()
        },
        Mistake("Replies wait in another object", [.effects: .protectedDataDidBecomeAvailable]) {
            $0.protectedDataDelegate.drop(NotificationHandler.self)
            $0.protectedDataDelegate.append(NotificationHandler())
        },
        Mistake("The records are never locked", [.effects: .protectedDataWillBecomeUnavailable]) {
            $0.protectedDataDelegate.drop(PrivacyHandler.self)
        },
    ]
}
