import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Refactoring {
    static let ofClasses = ofRequests + ofLife + ofWork + ofQuestions

    private static let ofRequests = [
        Refactoring("One handler opens all URLs") {
            let handlers = Array($0.urlDelegate)
            $0.urlDelegate = [Handling(.openURL) { input in handlers.contains { $0.open(input.url, input.options) } }]
        },
        Refactoring("Documents and payments have a handler each") {
            $0.urlDelegate.split(IncomingHandler.self) { incoming in
                [
                    Handling(.openURL) { $0.url.isFileURL && incoming.open($0.url, $0.options) },
                    Handling(.openURL) { !$0.url.isFileURL && incoming.open($0.url, $0.options) },
                ]
            }
        },
        Refactoring("Sign-in has a handler of its own, which shares the router of links") {
            $0.urlDelegate.split(LinkHandler.self) { links in
                [
                    Handling(.openURL) { $0.url.place == "signin" && links.open($0.url, $0.options) },
                    Handling(.openURL) { $0.url.place != "signin" && links.open($0.url, $0.options) },
                ]
            }
        },
        Refactoring("Check-in and what waits for it share an object") {
            let desk = CheckInHandler()
            $0.urlDelegate.change(CheckInHandler.self, at: .openURL) { desk.open($1.url, $1.options) }
            $0.appStateDelegate.change(CheckInHandler.self) { _, changed in
                changed.answer(.didBecomeActive) { _ in desk.applicationDidBecomeActive(.shared) }
                changed.answer(.willResignActive) { _ in desk.applicationWillResignActive(.shared) }
            }
        },
        Refactoring("Each activity has a handler of its own") {
            $0.activityContinuationDelegate.split(DraftHandler.self) { drafts in
                [ActivityType.searchResult, ActivityType.appointment, ActivityType.draft].map { type in
                    let handler = RecordingHandler(passingTo: drafts)
                    handler.answer(.willContinueUserActivity) {
                        $0 == type && drafts.application(.shared, willContinueUserActivityWithType: type)
                    }
                    handler.answer(.continueUserActivity) {
                        $0.userActivity.activityType == type && drafts.resume($0)
                    }
                    handler.answer(.didUpdateUserActivity) {
                        if $0.activityType == type { drafts.application(.shared, didUpdate: $0) }
                    }
                    // What is lost is shown by one of the handlers, since there are types that no handler has.
                    if type != ActivityType.draft { handler.answer(.didFailToContinueUserActivity) { _ in } }
                    return handler
                }
            }
        },
    ]

    private static let ofLife = [
        Refactoring("Visits and drafts have one handler of the app's life cycle") {
            let drafts = DraftHandler()
            $0.appStateDelegate.drop(DraftHandler.self)
            $0.appStateDelegate.change(VisitHandler.self) { visits, changed in
                changed.answer(.didEnterBackground) { _ in
                    visits.applicationDidEnterBackground(.shared)
                    drafts.applicationDidEnterBackground(.shared)
                }
                changed.answer(.willTerminate) { _ in
                    visits.applicationWillTerminate(.shared)
                    drafts.applicationWillTerminate(.shared)
                }
            }
        },
        Refactoring("The launch has three handlers") {
            $0.appStateDelegate.split(LaunchHandler.self) { launch in
                [[.willFinishLaunching, .willTerminate], [.didFinishLaunching], [.didBecomeActive]].map {
                    RecordingHandler(passingTo: launch, wanting: $0)
                }
            }
        },
        Refactoring("What frees memory has one handler") {
            $0.systemConditionsDelegate.drop(VisitHandler.self)
            $0.systemConditionsDelegate.change(SyncHandler.self, at: .didReceiveMemoryWarning) { sync, _ in
                sync.applicationDidReceiveMemoryWarning(.shared)
                if !VideoVisit.isRunning { Journal.shared.note("images dropped") }
            }
        },
    ]

    private static let ofWork = [
        Refactoring("Tokens and pushes have a handler each") {
            $0.remoteNotificationsDelegate.split(PushHandler.self) { pushes in
                [
                    RecordingHandler(
                        passingTo: pushes,
                        wanting: [.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications]),
                    RecordingHandler(passingTo: pushes, wanting: [.didReceiveRemoteNotification]),
                ]
            }
        },
        Refactoring("How notifications are shown and what users answer have a handler each") {
            $0.userNotificationsDelegate.split(NotificationHandler.self) { notifications in
                [[.didReceiveNotificationResponse, .openNotificationSettings], [.willPresentNotification]].map {
                    RecordingHandler(passingTo: notifications, wanting: $0)
                }
            }
        },
        Refactoring("Fetches and transfers are awaited") {
            $0.backgroundFetchDelegate.split(SyncHandler.self) { sync in
                [
                    Handling(.performFetch) { _ in
                        await withCheckedContinuation { continuation in
                            sync.application(.shared) { continuation.resume(returning: $0) }
                        }
                    }
                ]
            }
            $0.backgroundURLSessionDelegate.split(SyncHandler.self) { sync in
                [
                    Handling(.handleBackgroundURLSessionEvents) { identifier in
                        await withCheckedContinuation { continuation in
                            sync.finish(identifier) { continuation.resume() }
                        }
                    }
                ]
            }
        },
        Refactoring("Quick actions are awaited") {
            $0.shortcutItemDelegate.split(QuickActionHandler.self) { actions in
                [
                    Handling(.performShortcutAction) { item in
                        await withCheckedContinuation { continuation in
                            actions.perform(item) { continuation.resume(returning: $0) }
                        }
                    }
                ]
            }
        },
        Refactoring("Pushes are awaited") {
            $0.remoteNotificationsDelegate.split(PushHandler.self) { pushes in
                [
                    RecordingHandler(
                        passingTo: pushes,
                        wanting: [.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications]),
                    Handling(.didReceiveRemoteNotification) { info in
                        await withCheckedContinuation { continuation in
                            pushes.receive(info) { continuation.resume(returning: $0) }
                        }
                    },
                ]
            }
        },
    ]

    private static let ofQuestions = [
        Refactoring("Orientations of visits and of documents are in two handlers") {
            $0.orientationDelegate = [
                Handling(.supportedInterfaceOrientations) { _ in VideoVisit.isRunning ? .allButUpsideDown : .all },
                Handling(.supportedInterfaceOrientations) {
                    if VideoVisit.isRunning { return .all }
                    return $0?.rootViewController is DocumentController ? .landscape : .portrait
                },
            ]
        },
        Refactoring("Keyboards are allowed by one handler, and everything else by another") {
            $0.extensionDelegate = [
                Handling(.shouldAllowExtensionPoint) { $0 != .keyboard || !Session.isSignedIn },
                Handling(.shouldAllowExtensionPoint) { _ in true },
            ]
        },
        Refactoring("Windows and what is restored in them have a handler each") {
            $0.stateRestorationDelegate = [WindowHandler()]
            $0.sceneSessionDelegate = [WindowHandler()]
        },
    ]
}
