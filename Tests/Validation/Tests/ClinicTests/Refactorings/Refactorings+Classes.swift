import DecoupledAppDelegate
import HeadlessUIKit
import Mistakes

extension Refactoring {
    static let ofClasses = [
        Refactoring("Documents and payments have a handler each") { roles in
            let incoming = IncomingHandler()
            roles.urlDelegate.replace(IncomingHandler.self) { _ in
                URLs { $1.isFileURL && incoming.application($0, open: $1, options: $2) }
            }
            roles.urlDelegate.append(
                URLs { !$1.isFileURL && incoming.application($0, open: $1, options: $2) })
        },
        Refactoring("Sign-in has a handler of its own, which shares the router of links") { roles in
            let router = LinkRouter()
            roles.urlDelegate.replace(LinkHandler.self) { _ in SignIn(router) }
            roles.urlDelegate.append(Followed(router))
            roles.activityContinuationDelegate.replace(LinkHandler.self) { _ in LinkHandler(router) }
            roles.remoteNotificationsDelegate.replace(PushHandler.self) { _ in PushHandler(router) }
        },
        Refactoring("Check-in and what waits for it share an object") { roles in
            let desk = Desk()
            roles.urlDelegate.replace(CheckInHandler.self) { _ in DeskLinks(desk) }
            roles.appStateDelegate.replace(CheckInHandler.self) { _ in DeskLife(desk) }
        },
        Refactoring("Each activity has a handler of its own") { roles in
            let drafts = DraftHandler()
            roles.activityContinuationDelegate.drop(DraftHandler.self)
            for type in [ActivityType.searchResult, ActivityType.appointment, ActivityType.draft] {
                roles.activityContinuationDelegate.append(OneActivity(drafts, type: type))
            }
        },
        Refactoring("Visits and drafts have one handler of the app's life cycle") { roles in
            roles.appStateDelegate.drop(VisitHandler.self)
            roles.appStateDelegate.replace(DraftHandler.self) { _ in VisitsAndDrafts() }
        },
        Refactoring("The launch has three handlers") { roles in
            var handlers: [any AppStateDelegate] = []
            for handler in roles.appStateDelegate {
                handlers += handler is LaunchHandler ? [RecordsDoor(), FirstScreen(), Consent()] : [handler]
            }
            roles.appStateDelegate = Handlers(handlers)
        },
        Refactoring("What frees memory has one handler") { roles in
            roles.systemConditionsDelegate = [Memory()]
        },
        Refactoring("Orientations of visits and of documents are in two handlers") { roles in
            roles.orientationDelegate = [
                Orientations { _ in VideoVisit.isRunning ? .allButUpsideDown : .all },
                Orientations {
                    if VideoVisit.isRunning { return .all }
                    return $0?.rootViewController is DocumentController ? .landscape : .portrait
                },
            ]
        },
        Refactoring("Keyboards are allowed by one handler, and everything else by another") { roles in
            roles.extensionDelegate = [
                ExtensionPoints { $0 != .keyboard || !Session.isSignedIn }, ExtensionPoints { _ in true },
            ]
        },
        Refactoring("Windows and what is restored in them have a handler each") { roles in
            roles.stateRestorationDelegate = [WindowHandler()]
            roles.sceneSessionDelegate = [WindowHandler()]
        },
        Refactoring("Tokens and pushes have a handler each") { roles in
            guard let next = roles.remoteNotificationsDelegate.first(where: { $0 is PushHandler }) else { return }
            roles.remoteNotificationsDelegate = [OnlyTokens(next), OnlyPushes(next)]
        },
        Refactoring("How notifications are shown and what users answer have a handler each") { roles in
            guard let next = roles.userNotificationsDelegate.first(where: { $0 is NotificationHandler }) else { return }
            roles.userNotificationsDelegate = [OnlyResponses(next), OnlyPresentation(next)]
        },
        Refactoring("Fetches are awaited") { $0.backgroundFetchDelegate = [AwaitedFetch()] },
        Refactoring("Transfers are awaited") { $0.backgroundURLSessionDelegate = [AwaitedTransfers()] },
        Refactoring("Quick actions are awaited") { roles in
            roles.shortcutItemDelegate.replace(QuickActionHandler.self) { AwaitedActions($0) }
        },
        Refactoring("Pushes are awaited") { roles in
            roles.remoteNotificationsDelegate.replace(PushHandler.self) { AwaitedPushes($0) }
        },
    ]
}
