import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let life: [Mistake] = [
        Mistake("The first screen is shown by both launch methods", [.effects: .didFinishLaunching]) {
            $0.change(Launch.self, at: .willFinishLaunching) { launch, options in
                launch.application(.shared, willFinishLaunchingWithOptions: options) && launch.finishLaunching(options)
            }
        },
        Mistake("The records are opened when the launch is finished", [.otherEvent: .willFinishLaunching]) {
            $0.change(Launch.self, at: .willFinishLaunching) { _, _ in true }
            $0.change(Launch.self, at: .didFinishLaunching) { launch, options in
                launch.application(.shared, willFinishLaunchingWithOptions: options) && launch.finishLaunching(options)
            }
        },
        Mistake("Every launch is taken for the first", .effects, Launch.self, at: .didFinishLaunching) {
            Installation.hasLaunched = false
            return $0.finishLaunching($1)
        },
        Mistake(
            "The launch is refused as long as nobody is signed in",
            [.answer: .didFinishLaunching, .missingEvent: .openURL]
        ) { $0.change(Launch.self, at: .didFinishLaunching) { $0.finishLaunching($1) && Session.isSignedIn } },
        Mistake("Nobody registers for pushes at launch", [.missingEvent: .didRegisterForRemoteNotifications]) {
            $0.appStateDelegate.drop(Pushes.self)
        },
        Mistake(
            "The kind of a push that launches is looked for in its aps", .effects, Pushes.self, at: .didFinishLaunching
        ) { pushes, options in
            var changed = options
            let push = options?[.remoteNotification] as? [AnyHashable: Any]
            if let push { changed?[.remoteNotification] = push["aps"] as? [AnyHashable: Any] ?? [:] }
            return pushes.finishLaunching(changed)
        },
        Mistake("The categories of notifications are not set", [.systemRequests: nil]) {
            $0.appStateDelegate.drop(Notifications.self)
        },
        Mistake("A launch by a quick action is answered with true", .answer, QuickActions.self, at: .didFinishLaunching)
        {
            $0.finishLaunching($1) || true
        },
        Mistake("The quick action of a launch is performed during the launch", [.otherEvent: .didBecomeActive]) {
            $0.change(QuickActions.self, at: .didFinishLaunching) { actions, options in
                defer { actions.applicationDidBecomeActive(.shared) }
                return actions.finishLaunching(options)
            }
        },
        Mistake("Consent is checked at every activation", .effects, Launch.self, at: .didBecomeActive) { _, _ in
            Journal.note("consent checked")
        },
        Mistake("The screen is covered only in the background", [.otherEvent: .willResignActive]) {
            $0.change(Privacy.self, at: .willResignActive) { _, _ in }
            $0.change(Privacy.self, at: .didEnterBackground) { _, _ in Screen.cover() }
        },
        Mistake("The patient waits for check-in in another object", [.effects: .didBecomeActive]) {
            $0.change(CheckIn.self, at: .openURL) { CheckIn().open($1.url, $1.options) }
        },
        Mistake("Who waits for check-in waits no longer than to the first activation", [.effects: .didBecomeActive]) {
            var isFirst = true
            $0.change(CheckIn.self, at: .didBecomeActive) { checkIn, _ in
                if isFirst { checkIn.applicationDidBecomeActive(.shared) }
                isFirst = false
            }
        },
        Mistake("Check-in does not learn that the app is inactive", [.otherEvent: .didBecomeActive]) {
            $0.change(CheckIn.self, at: .willResignActive) { _, _ in }
        },
        Mistake("The camera goes on in the background", .effects, Visits.self, at: .didEnterBackground) { _, _ in },
        Mistake("The draft is saved when the app becomes inactive, too", .effects, Drafts.self, at: .willResignActive) {
            _, _ in Messages.saveDraft()
        },
        Mistake("The draft is saved by a task that starts too late", .effects, Drafts.self, at: .didEnterBackground) {
            _, _ in Task { Messages.saveDraft() }
        },
        Mistake(
            "Nothing is saved when the app ends, since it has been in the background before", [.effects: .willTerminate]
        ) {
            var hasSaved = false
            $0.change(Drafts.self, at: .didEnterBackground) { _, _ in
                hasSaved = true
                Messages.saveDraft()
            }
            $0.change(Drafts.self, at: .willTerminate) { _, _ in if !hasSaved { Messages.saveDraft() } }
        },
        Mistake("The server is told of every return, whoever it is", .effects, Sync.self, at: .willEnterForeground) {
            _, _ in Server.tell("patient is back")
        },
        Mistake("Memory is not freed in a visit at all", .effects, Sync.self, at: .didReceiveMemoryWarning) {
            sync, _ in if !VideoVisit.isRunning { sync.applicationDidReceiveMemoryWarning(.shared) }
        },
        Mistake(
            "Nobody is told of another day", [.effects: .didReceiveMemoryWarning, .effects: .significantTimeChange]
        ) { $0.systemConditionsDelegate.drop(Sync.self) },
        Mistake("Replies are sent before the records are unlocked", [.order: .protectedDataDidBecomeAvailable]) {
            $0.protectedDataDelegate.reverse()
        },
        Mistake("Replies wait in another object", [.effects: .protectedDataDidBecomeAvailable]) {
            $0.protectedDataDelegate.drop(Notifications.self)
            $0.protectedDataDelegate.append(Notifications())
        },
        Mistake("The records are never locked", [.effects: .protectedDataWillBecomeUnavailable]) {
            $0.protectedDataDelegate.drop(Privacy.self)
        },
    ]
}
