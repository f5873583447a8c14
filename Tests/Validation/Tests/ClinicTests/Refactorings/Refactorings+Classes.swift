import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Refactoring {
    static let ofClasses: [Refactoring] = [
        Refactoring("One handler opens all URLs") {
            let handlers = Array($0.urlDelegate)
            $0.urlDelegate = [Handling(.openURL) { input in handlers.contains { $0.open(input.url, input.options) } }]
        },
        Refactoring("Documents and payments have a handler each") {
            $0.urlDelegate.split(Incoming.self) { incoming in
                [
                    Handling(.openURL) { $0.url.isFileURL && incoming.open($0.url, $0.options) },
                    Handling(.openURL) { !$0.url.isFileURL && incoming.open($0.url, $0.options) },
                ]
            }
        },
        Refactoring("Sign-in has a handler of its own, which shares the router of links") {
            $0.urlDelegate.split(Links.self) { links in
                [
                    Handling(.openURL) { $0.url.place == "signin" && links.open($0.url, $0.options) },
                    Handling(.openURL) { $0.url.place != "signin" && links.open($0.url, $0.options) },
                ]
            }
        },
        Refactoring("Check-in and what waits for it share an object") {
            let desk = CheckIn()
            $0.change(CheckIn.self, at: .openURL) { desk.open($1.url, $1.options) }
            $0.change(CheckIn.self, at: .didBecomeActive) { _, _ in desk.applicationDidBecomeActive(.shared) }
            $0.change(CheckIn.self, at: .willResignActive) { _, _ in desk.applicationWillResignActive(.shared) }
        },
        Refactoring("Each activity has a handler of its own") {
            $0.activityContinuationDelegate.split(Drafts.self) { drafts in
                [ActivityType.searchResult, ActivityType.appointment, ActivityType.draft].map { type in
                    let handler = RecordingHandler()
                    handler.answer(.willContinueUserActivity) { $0 == type && Handoff.announce(type) }
                    handler.answer(.continueUserActivity) {
                        $0.userActivity.activityType == type && Handoff.resume($0.userActivity, $0.restorationHandler)
                    }
                    handler.answer(.didUpdateUserActivity) { if $0.activityType == type { Handoff.update($0) } }
                    // What is lost is shown by one of the handlers, since there are types that no handler has.
                    handler.answer(.didFailToContinueUserActivity) {
                        if type == ActivityType.draft { Handoff.lose($0.userActivityType, $0.error) }
                    }
                    return handler
                }
            }
        },
        Refactoring("Visits and drafts have one handler of the app's life cycle") {
            $0.appStateDelegate.drop(Drafts.self)
            $0.change(Visits.self, at: .didEnterBackground) { visits, _ in
                visits.applicationDidEnterBackground(.shared)
                Messages.saveDraft()
            }
            $0.change(Visits.self, at: .willTerminate) { visits, _ in
                visits.applicationWillTerminate(.shared)
                Messages.saveDraft()
            }
        },
        Refactoring("The launch has three handlers") {
            $0.change(Launch.self, at: .didFinishLaunching) { $0.finishLaunching($1) }
            $0.change(Launch.self, at: .didBecomeActive) { launch, _ in launch.applicationDidBecomeActive(.shared) }
        },
        Refactoring("What frees memory has one handler") {
            $0.systemConditionsDelegate.drop(Visits.self)
            $0.change(Sync.self, at: .didReceiveMemoryWarning) { sync, _ in
                sync.applicationDidReceiveMemoryWarning(.shared)
                if !VideoVisit.isRunning { Journal.note("images dropped") }
            }
        },
        Refactoring("Tokens and pushes have a handler each") {
            $0.change(Pushes.self, at: .didReceiveRemoteNotification) { $0.receive($1, $2) }
        },
        Refactoring("How notifications are shown and what users answer have a handler each") {
            $0.change(Notifications.self, at: .willPresentNotification) {
                $0.userNotificationCenter(.current(), willPresent: $1, withCompletionHandler: $2)
            }
        },
        Refactoring("Fetches and transfers are awaited") {
            $0.backgroundFetchDelegate = [Handling(.performFetch) { _ in await answer { Server.fetch($0) } }]
            $0.backgroundURLSessionDelegate = [
                Handling(.handleBackgroundURLSessionEvents) { identifier in
                    await answer { done in Server.finish(identifier) { done(()) } }
                }
            ]
        },
        Refactoring("Quick actions are awaited") {
            $0.shortcutItemDelegate = [
                Handling(.performShortcutAction) { item in await answer { QuickAction.perform(item, then: $0) } }
            ]
        },
        Refactoring("Pushes are awaited") {
            $0.remoteNotificationsDelegate.split(Pushes.self) { pushes in
                pushes.eventsLeftToOthers = [.didReceiveRemoteNotification]
                return [
                    pushes,
                    Handling(.didReceiveRemoteNotification) { info in await answer { pushes.receive(info, $0) } },
                ]
            }
        },
        Refactoring("Orientations of visits and of documents are in two handlers") {
            $0.orientationDelegate = [
                Handling(.supportedInterfaceOrientations) { _ in VideoVisit.isRunning ? .allButUpsideDown : .all },
                Handling(.supportedInterfaceOrientations) { VideoVisit.isRunning ? .all : Screen.orientations(of: $0) },
            ]
        },
        Refactoring("Keyboards are allowed by one handler, and everything else by another") {
            $0.extensionDelegate = [
                Handling(.shouldAllowExtensionPoint) { $0 != .keyboard || !Session.isSignedIn },
                Handling(.shouldAllowExtensionPoint) { _ in true },
            ]
        },
        Refactoring("Windows and what is restored in them have a handler each") {
            $0.stateRestorationDelegate = [Windows()]
            $0.sceneSessionDelegate = [Windows()]
        },
    ]

    /// Awaits what calls a completion handler.
    @MainActor private static func answer<Answer: Sendable>(
        _ work: @MainActor (@escaping @Sendable (Answer) -> Void) -> Void
    ) async -> Answer { await withCheckedContinuation { continuation in work { continuation.resume(returning: $0) } } }
}
