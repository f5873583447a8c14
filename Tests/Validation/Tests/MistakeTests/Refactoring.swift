#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import ShopBefore
import ShopKit
import Testing

/// A change of the shop's roles that changes nothing.
struct Refactoring: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let samples: @MainActor @Sendable () -> [Sample]
    let change: @MainActor @Sendable (inout Roles) -> Void

    init(
        _ description: String,
        playing samples: @autoclosure @escaping @MainActor @Sendable () -> [Sample],
        _ change: @escaping @MainActor @Sendable (inout Roles) -> Void
    ) {
        testDescription = description
        self.samples = samples
        self.change = change
    }

    @MainActor var roles: Roles {
        var roles = Roles.shop
        change(&roles)
        return roles
    }

    /// The shop's roles, compared with the same ones after the change.
    @MainActor var comparison: Comparison {
        Comparison(
            before: { .shop }, after: { roles }, effects: Comparison.effectsOfShop, reset: Comparison.resetShop)
    }
}

extension Refactoring {
    static let all = ofPlaces + ofHandlers + ofAnswers

    @MainActor private static var requests: [Sample] {
        [
            .url(URL(string: "shop://cart") ?? URL(fileURLWithPath: "/")), .shortcut("com.example.shop.cart"),
            .activity("com.example.shop.order", userInfo: ["order": "8"]), .orderThenUnlocking,
        ]
    }

    @MainActor private static var work: [Sample] {
        [.push(["order": "1"]), .push([:]), .fetchAfterSignIn, .backgroundURLSession(Uploads.identifier), .token]
    }

    @MainActor private static var states: [Sample] { [.launch, .roundTrip, .termination] }

    private static let ofPlaces = [
        Refactoring("nothing is changed", playing: requests + work + states) { _ in },
        Refactoring("a slot is filled anew", playing: requests) { $0.urlDelegate = Handlers(Array($0.urlDelegate)) },
        Refactoring("a slot is built by statements", playing: requests) { roles in
            let handlers = Array(roles.urlDelegate)
            roles.urlDelegate = Handlers { for handler in handlers { handler } }
        },
        Refactoring("handlers are added in one go", playing: work) {
            let handlers = Array($0.remoteNotificationsDelegate)
            $0.remoteNotificationsDelegate = []
            $0.remoteNotificationsDelegate.append(contentsOf: Handlers(handlers))
        },
        Refactoring("handlers have keys", playing: requests) { roles in
            let handlers = Array(roles.shortcutItemDelegate)
            roles.shortcutItemDelegate = Handlers {
                for handler in handlers { Keyed("\(type(of: handler))", handler) }
            }
        },
        Refactoring("handlers that share no URL change places", playing: requests) {
            let handlers = Array($0.urlDelegate)
            $0.urlDelegate = Handlers([handlers[0]] + handlers[1...].reversed())
        },
        Refactoring("handlers that share no push change places", playing: work) {
            let handlers = Array($0.remoteNotificationsDelegate)
            $0.remoteNotificationsDelegate = Handlers([handlers[0]] + handlers[1...].reversed())
        },
        Refactoring("a handler is held by somebody else", playing: requests) { roles in
            let handlers = Array(roles.shortcutItemDelegate)
            roles.shortcutItemDelegate = Handlers { for handler in handlers { Weak(handler) } }
            roles.appStateDelegate.append(Holder(of: handlers))
        },
        Refactoring("every handler of a URL is asked", playing: requests) { $0.urlDelegate.routing = .everyHandler },
    ]

    private static let ofHandlers = [
        Refactoring("a handler that does nothing is in every slot", playing: requests + work + states) {
            $0.append(RecordingHandler())
        },
        Refactoring("an observer is in every slot", playing: requests + work + states) {
            $0.append(Observing(RecordingHandler()))
        },
        Refactoring("a handler wants no event", playing: requests) { $0.append(RecordingHandler(wanting: [])) },
        Refactoring("a role is filled by a closure", playing: states) {
            $0.lose("Appearance")
            let analytics = Array($0.appStateDelegate)[2]
            $0.appStateDelegate.insert(
                Handling(.didFinishLaunching) { _ in
                    Theme.apply()
                    return true
                },
                after: analytics
            )
        },
        Refactoring("some roles move out", playing: requests + work) { roles in
            let parts = Roles.shop
            roles = Roles()
            roles.append(ExistingAppDelegate(wrapping: ShopAppDelegate()))
            roles.orientationDelegate = parts.orientationDelegate
            roles.shortcutItemDelegate = parts.shortcutItemDelegate
            roles.backgroundURLSessionDelegate = parts.backgroundURLSessionDelegate
        },
        Refactoring("the app delegate is wrapped", playing: requests + work + states) {
            $0 = Roles()
            $0.append(ExistingAppDelegate(wrapping: ShopAppDelegate()))
        },
    ]

    private static let ofAnswers = [
        Refactoring("a handler that takes nothing comes first", playing: requests) {
            $0.urlDelegate.prepend(Handling(.openURL) { _ in false })
        },
        Refactoring("a fetch is answered without news", playing: work) {
            $0.backgroundFetchDelegate.append(Handling(.performFetch) { _ in .noData })
        },
        Refactoring("all orientations are allowed on top", playing: states) {
            $0.orientationDelegate.append(Handling(.supportedInterfaceOrientations) { _ in .all })
        },
        Refactoring("a restoration handler is called without claim", playing: requests) {
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
#endif
