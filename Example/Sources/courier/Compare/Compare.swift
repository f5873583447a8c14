#if RemoteNotifications && (os(Linux) || os(macOS))
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import ShopBefore
import ShopKit

/// Compares the app delegate of a shop with the handlers that it was broken up into, as `courier compare` does.
@MainActor
enum Compare {
    /// Prints what differs and ends: with status 1 if anything does that is not accepted.
    ///
    /// - Parameter loss: What to leave out of the handlers; nil for nothing.
    static func run(losing loss: Loss?) -> Never {
        // Handlers answer in tasks of their own, so the comparison runs while the main queue does.
        Task {
            let report = await comparison(losing: loss).run(.shop)
            Console.print("\(report)")
            exit(report.differences.isEmpty ? 0 : 1)
        }
        while true { RunLoop.main.run() }
    }

    private static func comparison(losing loss: Loss?) -> Comparison {
        Comparison(
            before: { ShopAppDelegate() },
            after: {
                var roles = Roles.shop
                loss?.take(from: &roles)
                return roles
            },
            effects: { ShopKit.Journal.shared.take() },
            reset: { ShopKit.Session.lock() }
        )
        .accepting(.order, because: "The handlers do not depend on each other.")
        .accepting(.willEnterForeground, because: "A scene enters the foreground at a launch, too.")
        .accepting(
            .didEnterBackground,
            because: "A scene leaves the foreground before the app ends; sessions begin at a launch."
        )
        .accepting(.willContinueUserActivity, .notSent, because: "What a scene connects for is not announced.")
    }
}

/// What `courier compare --lose NAME` leaves out of the shop's handlers.
enum Loss: String, CaseIterable {
    case links, handoff, actions, theme, token, orders, messages, uploads, portrait

    @MainActor
    func take(from roles: inout Roles) {
        switch self {
        case .links: roles.urlDelegate.removeAll { isNamed("Links", $0) }
        case .handoff: roles.activityContinuationDelegate.removeAll { isNamed("Handoff", $0) }
        case .actions: roles.shortcutItemDelegate = []
        case .theme: roles.appStateDelegate.removeAll { isNamed("Appearance", $0) }
        case .token: roles.remoteNotificationsDelegate.removeAll { isNamed("PushRegistration", $0) }
        case .orders: roles.remoteNotificationsDelegate.removeAll { isNamed("OrderUpdates", $0) }
        case .messages: roles.userNotificationsDelegate.removeAll { isNamed("SupportMessages", $0) }
        case .uploads: roles.backgroundURLSessionDelegate.removeAll { isNamed("BackgroundUploads", $0) }
        case .portrait: roles.orientationDelegate = []
        }
    }

    private func isNamed(_ name: String, _ handler: Any) -> Bool { "\(type(of: handler))" == name }
}
#endif
