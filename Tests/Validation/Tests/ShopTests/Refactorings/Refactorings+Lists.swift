import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopAfter
import ShopBefore
import ShopKit

extension Refactoring {
    static let ofLists = ofPlaces + ofHandlers + ofAnswers

    private static let ofPlaces = [
        Refactoring("nothing is changed") { _ in },
        Refactoring("a slot is filled anew") { $0.urlDelegate = Handlers(Array($0.urlDelegate)) },
        Refactoring("a slot is built by statements") { roles in
            let handlers = Array(roles.urlDelegate)
            roles.urlDelegate = Handlers { for handler in handlers { handler } }
        },
        Refactoring("handlers are added in one go") {
            let handlers = Array($0.remoteNotificationsDelegate)
            $0.remoteNotificationsDelegate = []
            $0.remoteNotificationsDelegate.append(contentsOf: Handlers(handlers))
        },
        Refactoring("handlers have keys") { roles in
            let handlers = Array(roles.shortcutItemDelegate)
            roles.shortcutItemDelegate = Handlers {
                for handler in handlers { Keyed("\(type(of: handler))", handler) }
            }
        },
        Refactoring("handlers that share no URL change places") {
            let handlers = Array($0.urlDelegate)
            $0.urlDelegate = Handlers([handlers[0]] + handlers[1...].reversed())
        },
        Refactoring("handlers that share no push change places") {
            let handlers = Array($0.remoteNotificationsDelegate)
            $0.remoteNotificationsDelegate = Handlers([handlers[0]] + handlers[1...].reversed())
        },
        Refactoring("a handler is held by somebody else") { roles in
            let handlers = Array(roles.shortcutItemDelegate)
            roles.shortcutItemDelegate = Handlers { for handler in handlers { Weak(handler) } }
            roles.appStateDelegate.append(Holder(of: handlers))
        },
        Refactoring("every handler of a URL is asked") { $0.urlDelegate.routing = .everyHandler },
    ]

    private static let ofHandlers = [
        Refactoring("a handler that does nothing is in every slot") {
            $0.append(RecordingHandler())
        },
        Refactoring("an observer is in every slot") {
            $0.append(Observing(RecordingHandler()))
        },
        Refactoring("a handler wants no event") { $0.append(RecordingHandler(wanting: [])) },
        Refactoring("a role is filled by a closure") {
            $0.drop("Appearance")
            let analytics = Array($0.appStateDelegate)[2]
            $0.appStateDelegate.insert(
                Handling(.didFinishLaunching) { _ in
                    Theme.apply()
                    return true
                },
                after: analytics
            )
        },
        Refactoring("some roles move out") { roles in
            let parts = Roles.shop
            roles = Roles()
            roles.append(ExistingAppDelegate(wrapping: ShopAppDelegate()))
            roles.orientationDelegate = parts.orientationDelegate
            roles.shortcutItemDelegate = parts.shortcutItemDelegate
            roles.backgroundURLSessionDelegate = parts.backgroundURLSessionDelegate
        },
        Refactoring("the app delegate is wrapped") {
            $0 = Roles()
            $0.append(ExistingAppDelegate(wrapping: ShopAppDelegate()))
        },
    ]

    private static let ofAnswers = [
        Refactoring("a handler that takes nothing comes first") {
            $0.urlDelegate.prepend(Handling(.openURL) { _ in false })
        },
        Refactoring("a fetch is answered without news") {
            $0.backgroundFetchDelegate.append(Handling(.performFetch) { _ in .noData })
        },
        Refactoring("all orientations are allowed on top") {
            $0.orientationDelegate.append(Handling(.supportedInterfaceOrientations) { _ in .all })
        },
        Refactoring("a restoration handler is called without claim") {
            $0.activityContinuationDelegate.prepend(
                Handling(.continueUserActivity) { input in
                    input.restorationHandler(nil)
                    return false
                }
            )
        },
    ]
}

/// Keeps handlers alive.
@MainActor
private final class Holder: AppStateDelegate {
    private let handlers: [any ShortcutItemDelegate]

    init(of handlers: [any ShortcutItemDelegate]) {
        self.handlers = handlers
    }
}
